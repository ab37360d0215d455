import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_LINES } from "../rules/cart.ts";
import { toUnitPrice } from "../rules/price.ts";
import { decodeCart, encodeCart } from "./cart-text.ts";

test("a cart comes back as it was", () => {
  const line = fc.record(
    {
      id: fc.integer({ min: 1, max: 9_999_999_999 }),
      quantity: fc.integer({ min: 1, max: 9_999 }),
      seen: fc.record({
        unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }).map(toUnitPrice),
        discounted: fc.boolean(),
      }),
    },
    { requiredKeys: ["id", "quantity"] },
  );
  const carts = fc.uniqueArray(line, { minLength: 1, maxLength: MAX_LINES, selector: ({ id }) => id });
  fc.assert(
    fc.property(carts, (cart) => {
      expect(decodeCart(encodeCart(cart))).toEqual(cart);
    }),
  );
});

test("a cart of before the prices is still read", () => {
  expect(decodeCart("12.3_7.9999")).toEqual([
    { id: 12, quantity: 3 },
    { id: 7, quantity: 9_999 },
  ]);
});

test("a price that has no room is left out, its line is not", () => {
  const line = { id: 5, quantity: 2 };
  expect(decodeCart(encodeCart([{ ...line, seen: { unitPrice: toUnitPrice(36 ** 6), discounted: false } }]))).toEqual([
    line,
  ]);
});

test.each(["", "~", "~1", "~1.0", "~0.1", "~1.1.", "~1.1.zzzzzzz", "~1.rrr", "1.2.3", "1.0", "0.1", "~1.1_1.1", "x"])(
  "%j is no cart",
  (text) => expect(decodeCart(text)).toBeUndefined(),
);
