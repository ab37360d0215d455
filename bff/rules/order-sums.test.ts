import fc from "fast-check";
import { expect, test } from "vitest";
import { roundTugrik } from "./money.ts";
import { orderSums } from "./order-sums.ts";

const none = { goods: 100_000, discountTotal: 0, delivery: 5_000, coupon: 0, bonusUsed: 0, total: 105_000 };

test.each([
  { given: "nothing off", told: none, subtotal: 100_000, coupon: 0 },
  { given: "a sale", told: { ...none, discountTotal: 15_000, total: 90_000 }, subtotal: 100_000, coupon: 0 },
  {
    given: "a coupon whose full amount is more than it took off",
    told: { ...none, coupon: 500_000, total: 55_000 },
    subtotal: 100_000,
    coupon: 50_000,
  },
  {
    given: "sale, coupon and bonus",
    told: { ...none, discountTotal: 20_000, coupon: 10_000, bonusUsed: 2_020, total: 72_980 },
    subtotal: 100_000,
    coupon: 10_000,
  },
  {
    // Without the sale and the bonus in the account the coupon would seem to have taken off more.
    given: "sale, bonus, and a coupon that took off less than its full amount",
    told: { ...none, discountTotal: 20_000, coupon: 60_000, bonusUsed: 2_020, total: 42_980 },
    subtotal: 100_000,
    coupon: 40_000,
  },
  { given: "a line whose product is gone", told: { ...none, goods: 60_000 }, subtotal: 100_000, coupon: 0 },
  { given: "a total that follows from nothing", told: { ...none, total: 1 }, subtotal: -4_999, coupon: 0 },
])("$given", ({ told, subtotal, coupon }) => {
  expect(orderSums(told)).toMatchObject({ subtotal, coupon, total: told.total });
});

test.each([
  {
    given: "a discount of a fraction",
    told: { ...none, goods: 9_999, discountTotal: 1_499.5, total: 13_499.5 },
    printed: { subtotal: 9_999, discountTotal: 1_499, delivery: 5_000, coupon: 0, bonusUsed: 0, total: 13_500 },
  },
  {
    given: "fractions that meet at a half",
    told: { ...none, goods: 9_999, discountTotal: 100.05, bonusUsed: 0.45, total: 14_898.5 },
    printed: { subtotal: 9_999, discountTotal: 100, delivery: 5_000, coupon: 0, bonusUsed: 0, total: 14_899 },
  },
  {
    given: "points of a fraction, and no discount",
    told: { ...none, bonusUsed: 1_000.5, total: 103_999.5 },
    printed: { subtotal: 100_000, discountTotal: 0, delivery: 5_000, coupon: 0, bonusUsed: 1_000, total: 104_000 },
  },
])("an old order with $given prints whole tugrik that add up", ({ told, printed }) => {
  expect(orderSums(told)).toEqual(printed);
});

test("whatever fractions an order has, its rows are whole, add up, and are less than a tugrik off", () => {
  const sum = fc.integer({ min: 0, max: 100_000_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.record({ goods: sum, discountTotal: sum, delivery: sum, bonusUsed: sum, total: sum }), (told) => {
      const printed = orderSums({ ...told, coupon: 0 });
      const { subtotal, discountTotal, delivery, coupon, bonusUsed, total } = printed;
      expect(Object.values(printed).every(Number.isInteger)).toBe(true);
      expect(subtotal - discountTotal + delivery - coupon - bonusUsed).toBe(total);
      expect(total).toBe(roundTugrik(told.total));
      for (const name of ["discountTotal", "delivery", "bonusUsed"] as const) {
        expect(Math.abs(printed[name] - told[name])).toBeLessThan(1);
        if (Number.isInteger(told[name])) expect(printed[name]).toBe(told[name]);
      }
    }),
  );
});

test("whatever the API says, the rows add up to the total, and the coupon took off no more than it is worth", () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(
      fc.record({ goods: sum, discountTotal: sum, delivery: sum, coupon: sum, bonusUsed: sum, total: sum }),
      (told) => {
        const { subtotal, discountTotal, delivery, coupon, bonusUsed, total } = orderSums(told);
        expect(subtotal - discountTotal + delivery - coupon - bonusUsed).toBe(total);
        expect(total).toBe(told.total);
        expect(coupon).toBeGreaterThanOrEqual(0);
        expect(coupon).toBeLessThanOrEqual(told.coupon);
      },
    ),
  );
});
