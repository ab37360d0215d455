import type { Words } from "../words.ts";

export const errors: Words["errors"] = {
  notFoundCode: "404!",
  notFound: "Sorry, the page you are looking for was not found.",
  unreachable: "The shop's system is not answering just now. Please try again in a moment.",
  internal: "Sorry, something went wrong. Please try again.",
  forbidden:
    "This request did not come from a page of our shop, so it was not carried out. Open the page anew and try again.",
  badRequest: "We could not understand the request. Open the page anew and try again.",
  methodNotAllowed: "Such a request cannot be sent to this address.",
  tooLarge: "What was sent is too large.",
  rateLimited: "Too many attempts. Wait a little and try again.",
  signInRequired: "Please sign in first",
  title: "Error",
  back: "Back",
  retry: "Try again",
  notFoundHint: "The address may have changed, or the product is no longer sold. Try the search above.",
  retryHint: "Your cart and what you have typed are kept.",
  requestId: "Request number",
  onwardHint: "Please go on from the front page.",
};
