import { expect, test } from "vitest";
import { withoutGoods } from "./without-goods.server.ts";

const NOTHING = { unresolved: null, found: null, last: null };

test.each([
  ["an order just made leads to it", 0, { ...NOTHING, last: "PI 1" }, "/show-order/PI%201"],
  ["lines that cannot be sold lead to the cart, which says why", 1, { ...NOTHING, last: "PI1" }, "/cart"],
  [
    "an order whose outcome is unknown is told in the cart",
    0,
    { ...NOTHING, unresolved: { key: "K", mayRepeat: false } },
    "/cart",
  ],
  ["nothing at all leads to the empty cart", 0, NOTHING, "/cart"],
])("a checkout without goods: %s", (_, unsold, previousOrders, expected) => {
  expect(withoutGoods(unsold, previousOrders)).toBe(expected);
});
