import type { Words } from "../words.ts";

export const cartLink: Words["cartLink"] = {
  title: "Add to cart: {{title}}",
  heading: "Add to your cart?",
  quantityOf: "Quantity, {{title}}",
  quantityUnread: "The quantity in the link was not understood, so it is 1.",
  quantityOver: "The link asks for more than can be bought at once, so the quantity is {{max}}.",
  soldOutHint: "This colour is sold out right now. The product’s page has other colours and similar products.",
  toProduct: "See the details",
};
