import type { Words } from "../words.ts";

export const review: Words["review"] = {
  give: "Write a review",
  change: "Change your review",
  mine: "My rating",
  star: "{{star}} stars",
  comment: "Comment",
  commentHint: "up to {{limit}} characters",
  send: "Send",
  guestHint: "You sign in to send it. What you wrote stays.",
  drafted: "What you wrote is still here. Check it and send it.",
  rateRequired: "Choose 1 to 5 stars.",
  commentRequired: "Write a comment.",
  commentTooLong: "No more than {{limit}} characters.",
  errorSummary: "Please correct these fields",
  fault: "The shop's system did not answer. What you wrote is still here: send it again.",
  filter: "See {{count}} reviews with {{star}} stars",
  filtered: "Reviews with {{star}} stars",
  noneFiltered: "No reviews with {{star}} stars.",
  allStars: "All reviews",
  more: "See {{count}} more reviews",
  fewer: "See the first reviews",
};
