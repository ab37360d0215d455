import type { Words } from "../words.ts";

export const card: Words["card"] = {
  add: "Add to cart",
  addOf: "Add to cart: {{title}}",
  compare: "Compare",
  compareOf: "Compare: {{title}}",
  save: "Save",
  saveOf: "Save: {{title}}",
  soldOut: "Sold out",
  low: "Few left",
  inStock: "In stock",
  discount: "−{{percent}}%",
  bonus: "{{amount}} bonus",
  bonusLabel: "Gift bonus",
};
