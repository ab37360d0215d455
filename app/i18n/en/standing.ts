import type { Words } from "../words.ts";

export const standing: Words["standing"] = {
  stands: "Your order {{number}} with these products stands",
  standsHint: "If you order again, that makes another, separate order.",
  seeStanding: "See the order",
  unresolved: "Your last order has not been answered yet",
  unresolvedHint: "We are checking whether it was registered. There is no need to order again until we know.",
  seeUnresolved: "See whether it was registered",
  nothingFound: "Your last order does not seem to be registered",
  nothingFoundHint: "There was no answer, and we looked again and found no order. You can order again if you wish.",
  orderAgain: "Order again: {{total}}",
  goOrderAgain: "Order again",
  resultTitle: "Your order's answer",
  resultWaiting: "We do not know yet whether your order was registered",
  resultWaitingHint:
    "The shop's system did not answer. Nothing is sent again by itself. Your cart is kept. We are looking for your order.",
  resultAsking: "This page looks again every 5 seconds.",
  resultLook: "Look now",
  resultFound: "Your order {{number}} is registered",
};
