import type { Words } from "../words.ts";

export const resend: Words["resend"] = {
  hint: "What you typed is not lost: this page holds it. Send it again in {{minutes}} min.",
  passwordHint: "For your safety no page holds a password: please type it again.",
  password: "Password",
  rePassword: "Password again",
  submit: "Send again",
};
