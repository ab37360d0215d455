import type { Words } from "../words.ts";

export const account: Words["account"] = {
  loginTitle: "Sign in",
  email: "E-mail address",
  showPassword: "Show the password",
  password: "Password",
  login: "Sign in",
  forgot: "Forgot your password?",
  noAccount: "No account yet?",
  register: "Register",
  emailRequired: "Enter your e-mail address.",
  emailInvalid: "This is not an e-mail address. Example: name@example.mn",
  passwordRequired: "Enter your password.",
  errorSummary: "Please correct these fields",
  emailConfirmed: "Your e-mail address is confirmed",
  refused: "The e-mail address or the password is wrong",
  fault: "The shop's system did not answer. Please try again.",
  cartKept: "Your cart is kept. You will continue after signing in.",
};
