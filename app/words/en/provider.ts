import type { Words } from "../words.ts";

export const provider: Words["provider"] = {
  facebook: "Facebook",
  facebookAgain: "Sign in with Facebook",
  waiting: "Please wait...",
  terms: "The first time, this creates an account, and you accept the {{terms}}.",
  termsLink: "terms of service",
  termsBeside: "They open in a new window: what you typed stays here.",
  or: "OR",
  leavingTitle: "Going to {{provider}}",
  leaving: "Please wait... If the page does not change by itself, use the button below.",
  goOn: "Go to {{provider}}",
  back: "Back",
};
