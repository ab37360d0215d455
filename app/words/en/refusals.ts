import type { Words } from "../words.ts";

export const refusals: Words["refusals"] = {
  unconfirmed: "This address is not confirmed yet. Please check your mail and follow the link in it.",
  unconfirmedNotMailed: "This address is not confirmed yet, and the mail with the link could not be sent.",
  noOrder: "The order was not found",
  noSuchPayment: "Sorry, this payment method is not available yet",
  empty: "Your cart is empty",
  noProduct: "A product in your cart was not found. Please check your cart again",
  stock: "There is not enough in stock",
  coupon: "The coupon code is wrong or has been used",
  bonus: "That is more bonus points than can be used",
  fee: "The delivery fee has changed. Please check your order again",
  total: "The order's total has changed. Please check your order again",
};
