import type { Words } from "../words.ts";

export const forgot: Words["forgot"] = {
  title: "A new password",
  intro:
    "Enter the e-mail address that you registered. We will send a new password to it, and the old one stops working at once.",
  email: "E-mail",
  submit: "Send a new password",
  cancel: "Cancel",
  errorSummary: "Please correct this field",
  emailRequired: "Enter your e-mail address",
  emailInvalid: "This is not an e-mail address. Example: name@example.mn",
  fault: "The shop's system did not answer. Check your mail, and try again if no new password has come.",
  refused: "The mail could not be sent",
  sentTitle: "Please check your mail",
  sent: "If this e-mail address is registered, a new password has been sent to it.",
  sentNext: "Once you have signed in with it, choose a password of your own on your page, under “Password”.",
  sentTo: "The address you typed:",
  sentNothing: "No mail? Check your spam folder and the address. At most three mails an hour are sent to one address.",
  again: "Try again",
  login: "Sign in",
};
