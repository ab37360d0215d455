import type { Words } from "../words.ts";

export const submit: Words["submit"] = {
  changed: "Something changed before you confirmed. Please check it and confirm again.",
  wasNow: "{{what}}: it was {{from}}, now {{to}}.",
  stock: "Stock",
  quantity: "Quantity (the cart was changed)",
  price: "Price",
  added: "New in the cart",
  removed: "No longer part of the order",
  terms: "Its discount or bonus has changed.",
  fee: "Delivery fee",
  coupon: "Coupon",
  bonus: "Bonus used",
  total: "Total",
  address: "The delivery address has changed.",
  methods: "The payment methods have changed.",
  noAddress: "The delivery address is not confirmed. Please check it and continue.",
  addressElsewhere:
    "The order was not sent: you have confirmed a delivery address on another device or in another browser. Please check the address and continue.",
  soldMeanwhile: "The order was not sent: the products in your cart have sold out.",
  noGate:
    "The order was not sent. What protects you from ordering twice is not answering. Please wait a moment and try again.",
  outdated: "This page was out of date. Check the details and confirm again.",
};
