import type { Words } from "../words.ts";

/** What a customer has that a guest has not, beside the forms that lead there. */
export const benefits: Words["benefits"] = {
  heading: "With an account",
  bonus: "New customers get {{points}} bonus points, and every purchase adds more.",
  orders: "See where your orders are in one place, and order again.",
  devices: "Your cart is the same on your phone and your computer.",
  saved: "Save what you like and decide later.",
};
