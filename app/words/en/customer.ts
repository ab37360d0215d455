import type { Words } from "../words.ts";

export const customer: Words["customer"] = {
  name: "Name",
  email: "E-mail",
  emailHint: "You sign in with this e-mail. If you change it, you will sign in with the new one next time.",
  phone: "Phone number",
  phone2: "Second phone number",
  optional: "optional",
  save: "Save",
  drafted: "What you typed before signing in is here. It is not saved yet: press “Save”.",
  showPassword: "Show the password",
  password: "New password",
  passwordHint: "6 to 60 characters. Changing it signs you out on all other devices.",
  rePassword: "New password again",
  passwordLength: "A password has 6 to 60 characters.",
  passwordMismatch: "The passwords do not match",
  passwordFault:
    "The shop's system did not answer. We do not know whether the password was changed: enter the new one and try again.",
  errorSummary: "Please correct these fields",
  fault: "The shop's system did not answer. What you typed is still there, please try again.",
};
