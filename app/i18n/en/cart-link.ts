import type { Words } from "../words.ts";

export const cartLink: Words["cartLink"] = {
  title: "Add to cart: {{title}}",
  heading: "Add to your cart?",
  quantityOf: "Quantity, {{title}}",
  quantityUnread: "The quantity in the link was not understood, so it is 1.",
  toProduct: "See the details",
};
