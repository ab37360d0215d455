import type { Words } from "../words.ts";

export const notices: Words["notices"] = {
  success: "Done",
  failure: "Not done",
  signedIn: "You are signed in",
  signedOut: "You are signed out",
  addedToCart: "{{model}} was added to the cart",
  removedFromCart: "{{model}} was taken out of the cart",
  cartUpdated: "The cart was updated",
  stockShort: "Stock does not suffice",
  cartFull: "The cart holds at most 40 different products",
  productGone: "This product is no longer sold",
  couponUsed: "{{amount}} was taken off",
  couponRemoved: "The coupon was removed",
  couponBad: "The coupon code is wrong or has been used",
  bonusSet: "{{points}} bonus points will be used",
  unreachable: "The shop's system did not answer. Please try again.",
  orderPlaced: "Your order is registered",
};
