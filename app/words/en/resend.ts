import type { Words } from "../words.ts";

export const resend: Words["resend"] = {
  hint: "What you typed is not lost: this page holds it. Send it again in {{minutes}} min.",
  passwordHint: "For your safety no page keeps a password: please enter it again.",
  password: "Password",
  rePassword: "Password again",
  submit: "Send again",
  tooManySeconds: "Too many attempts. Wait {{seconds}} seconds and send it again.",
  tooManyMinutes: "Too many attempts. Wait {{minutes}} min and send it again.",
  kept: "What you typed is still there, and nothing is done twice.",
  shorter: "Shorten what you typed and send it again.",
  reload: "Reload the page and try again.",
  signIn: "Your sign-in has ended. Sign in and try again.",
};
