import type { Words } from "../words.ts";

export const errors: Words["errors"] = {
  notFoundCode: "404!",
  notFound: "Sorry, the page you are looking for was not found.",
  unreachable: "The shop's system is not answering right now. Please try again in a moment.",
  internal: "Sorry, something went wrong. Please try again.",
  forbidden:
    "This request did not come from a page of our shop, so it was not carried out. Reload the page and try again.",
  badRequest: "We could not understand the request. Reload the page and try again.",
  methodNotAllowed: "This address does not accept such a request.",
  tooLarge: "What was sent is too large.",
  rateLimited: "Too many attempts. Please wait a little and try again.",
  signInRequired: "Please sign in first",
  title: "Error",
  back: "Back",
  retry: "Try again",
  notFoundHint:
    "The address may have changed, or the product is no longer sold. Try the search above, or a category below.",
  retryHint: "Your cart and what you have typed are kept.",
  recentlyViewed: "Recently viewed",
  requestId: "Request number",
  onwardHint: "Please continue from the front page.",
};
