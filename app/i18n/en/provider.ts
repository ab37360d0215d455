import type { Words } from "../words.ts";

export const provider: Words["provider"] = {
  facebook: "Facebook",
  facebookAgain: "Sign in with Facebook",
  waiting: "Please wait...",
  or: "OR",
  leavingTitle: "Going to {{provider}}",
  leaving: "Please wait... If the page does not change by itself, go on by the button below.",
  goOn: "Go to {{provider}}",
  back: "Back",
};
