import fc from "fast-check";
import { expect, test } from "vitest";
import { roundTugrik } from "./money.ts";
import { orderSums } from "./order-sums.ts";

const none = { goods: 100_000, discountTotal: 0, delivery: 5_000, coupon: 0, bonusUsed: 0, total: 105_000 };

const offs = { discountTotal: 20_000, bonusUsed: 2_020 };

test.each<[string, Partial<typeof none>, subtotal: number, coupon: number]>([
  ["nothing off", {}, 100_000, 0],
  ["a sale", { discountTotal: 15_000, total: 90_000 }, 100_000, 0],
  ["a coupon whose full amount is more than it took off", { coupon: 500_000, total: 55_000 }, 100_000, 50_000],
  ["sale, coupon and bonus", { ...offs, coupon: 10_000, total: 72_980 }, 100_000, 10_000],
  // Without the sale and the bonus in the account the coupon would seem to have taken off more.
  ["sale, bonus, and a coupon that took off less", { ...offs, coupon: 60_000, total: 42_980 }, 100_000, 40_000],
  ["a line whose product is gone", { goods: 60_000 }, 100_000, 0],
  ["a total that follows from nothing", { total: 1 }, -4_999, 0],
])("%s", (_, sums, subtotal, coupon) => {
  const told = { ...none, ...sums };
  expect(orderSums(told)).toMatchObject({ subtotal, coupon, total: told.total });
});

test.each([
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

test("whatever the API says, the rows are whole and add up, and the coupon took off no more than it is worth", () => {
  const sum = fc.integer({ min: 0, max: 100_000_000 });
  const fraction = sum.map((hundredths) => hundredths / 100);
  const order = fc.record({
    ...{ goods: fraction, discountTotal: fraction, delivery: fraction, bonusUsed: fraction, total: fraction },
    coupon: sum,
  });
  fc.assert(
    fc.property(order, (told) => {
      const printed = orderSums(told);
      const { subtotal, discountTotal, delivery, coupon, bonusUsed, total } = printed;
      expect(Object.values(printed).every(Number.isInteger)).toBe(true);
      expect(subtotal - discountTotal + delivery - coupon - bonusUsed).toBe(total);
      expect(total).toBe(roundTugrik(told.total));
      expect(coupon).toBeGreaterThanOrEqual(0);
      expect(coupon).toBeLessThanOrEqual(told.coupon);
      // Of goods below nothing, which are no order's, a half is rounded the other way.
      if (subtotal < discountTotal + 1) return;
      for (const name of ["discountTotal", "delivery", "bonusUsed"] as const) {
        expect(Math.abs(printed[name] - told[name])).toBeLessThan(1);
        if (Number.isInteger(told[name])) expect(printed[name]).toBe(told[name]);
      }
    }),
    { numRuns: 1_000 },
  );
});
