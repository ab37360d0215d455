import type { Words } from "../words.ts";

export const review: Words["review"] = {
  give: "Write a review",
  change: "Change your review",
  mine: "My rating",
  star: "{{star}} of 5 stars",
  comment: "Comment",
  commentHint: "up to {{limit}} characters",
  send: "Send",
  guestHint: "You will be asked to sign in. What you wrote is kept.",
  drafted: "What you wrote is still here. Check it and send it.",
  rateRequired: "Choose 1 to 5 stars.",
  commentRequired: "Write a comment.",
  commentTooLong: "A comment can have at most {{limit}} characters.",
  errorSummary: "Please correct these fields",
  fault: "The shop's system did not answer. What you wrote is still here: send it again.",
  filter: "See these reviews",
  filtered: "Reviews with {{star}} of 5 stars",
  noneFiltered: "No reviews with {{star}} of 5 stars.",
  allStars: "All reviews",
  more: "More reviews: {{count}}",
  fewer: "Show only the first reviews",
};
