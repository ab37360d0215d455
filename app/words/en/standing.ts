import type { Words } from "../words.ts";

export const standing: Words["standing"] = {
  stands: "You already have order {{number}} with these products",
  standsPartly: "You have already ordered some products of this cart with order {{number}}",
  standsSeveral: "You have already ordered products of this cart, with these orders",
  standsHint: "If you order again, that is another, separate order.",
  orderedSince: "Your order {{number}} was placed after this page was opened.",
  seeStanding: "See the order",
  unresolved: "There is no answer about your last order yet",
  unresolvedHint: "We are checking whether it was registered. There is no need to order again until we know.",
  seeUnresolved: "See whether it was registered",
  nothingFound: "Your last order does not seem to be registered",
  nothingFoundHint: "There was no answer, and we checked again and found no order. You can order again if you wish.",
  orderAgain: "Order again: {{total}}",
  goOrderAgain: "Order again",
  resultTitle: "The answer to your order",
  resultWaiting: "We do not know yet whether your order was registered",
  resultWaitingHint:
    "The shop's system did not answer. Nothing is sent again by itself. Your cart is kept. We are looking for your order.",
  resultAsking: "This page checks again every 5 seconds.",
  resultLook: "Check now",
  resultFound: "Your order {{number}} is registered",
};
