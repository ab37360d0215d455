import type { Words } from "../words.ts";

export const cartLink: Words["cartLink"] = {
  title: "Add to cart: {{title}}",
  heading: "Add to your cart?",
  quantityOf: "Quantity, {{title}}",
  toProduct: "See the details",
};
