import fc from "fast-check";
import { expect, test } from "vitest";
import { instalments } from "./instalments.ts";
import { toUnitPrice } from "./price.ts";

test.each([
  [400_000, [100_000, 100_000, 100_000, 100_000]],
  [35_910, [8_979, 8_977, 8_977, 8_977]],
  [3, [3, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
])("%d ₮ is paid in %o", (price, expected) => {
  expect(instalments(toUnitPrice(price))).toEqual(expected);
});

test("four whole payments, together the price to the tugrik, none larger than the first", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_000 }), (price) => {
      const payments = instalments(toUnitPrice(price));
      expect(payments).toHaveLength(4);
      expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(price);
      expect(payments.every((payment) => Number.isInteger(payment) && payment <= (payments[0] ?? 0))).toBe(true);
    }),
  );
});
