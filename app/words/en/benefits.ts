import type { Words } from "../words.ts";

/** The benefits of an account, beside the forms of signing in and registering. */
export const benefits: Words["benefits"] = {
  heading: "With an account",
  bonus: "New customers get {{points}} bonus points, and every purchase adds more.",
  orders: "See where your orders are in one place, and order again.",
  devices: "When you sign in, the cart of your other device joins this one.",
  saved: "Save what you like and decide later.",
};
