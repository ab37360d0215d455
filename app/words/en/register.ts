import type { Words } from "../words.ts";

export const register: Words["register"] = {
  title: "Register",
  name: "Name",
  email: "E-mail",
  emailHint: "We send the confirmation link to this address.",
  phone: "Phone number",
  showPassword: "Show the password",
  password: "Password",
  passwordHint: "8 to 200 characters.",
  rePassword: "Password again",
  terms: "By registering I accept the {{terms}}.",
  termsLink: "terms of service",
  termsBeside: "They open in a new window: what you typed stays here.",
  submit: "Register",
  hasAccount: "Already have an account?",
  login: "Sign in",
  errorSummary: "Please correct these fields",
  emailRequired: "Enter your e-mail address.",
  passwordLength: "Please try another password. A password has 8 to 200 characters.",
  passwordMismatch: "Sorry, the passwords do not match",
  taken: "Sorry, this e-mail address is already registered",
  somewrong: "Sorry, something went wrong. Please try again",
  fault:
    "The shop's system did not answer. What you typed is still there: enter the password and try again. If you were registered, a mail has come to your address.",
  sentTitle: "Please confirm your e-mail address",
  sent: "We have sent a link to your e-mail address. Open it to confirm your registration; then you can sign in.",
  sentTo: "It was sent to:",
  sentNothing:
    "No mail? Check your spam folder. When you try to sign in with the e-mail and the password that you registered, another mail is sent.",
};
