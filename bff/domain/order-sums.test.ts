import fc from "fast-check";
import { expect, test } from "vitest";
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
