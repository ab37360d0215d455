import fc from "fast-check";
import { expect, test } from "vitest";
import { instalmentDays, instalments } from "./instalments.ts";
import { toUnitPrice } from "./price.ts";

test.each([
  [35_910, [8_979, 8_977, 8_977, 8_977]],
  [3, [3, 0, 0, 0]],
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

test.each([
  ["2026-11-22", ["2026-11-22", "2026-12-22", "2027-01-22", "2027-02-22"]],
  ["2026-11-30", ["2026-11-30", "2026-12-30", "2027-01-30", "2027-02-28"]],
  ["2027-12-31", ["2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31"]],
])("bought on %s, they fall on %o", (today, expected) => {
  expect(instalmentDays(today)).toEqual(expected);
});
