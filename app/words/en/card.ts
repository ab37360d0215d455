import type { Words } from "../words.ts";

export const card: Words["card"] = {
  add: "Add to cart",
  addOf: "Add to cart: {{title}}",
  compare: "Compare",
  compared: "In your comparison",
  save: "Save",
  saved: "Saved",
  soldOut: "Sold out",
  low: "Few left",
  discount: "−{{percent}}%",
  saving: "you save {{amount}}",
  bonus: "{{amount}} bonus",
  recentlyViewed: "Recently viewed",
};
