/** Orders worked out by hand; thousands of drawn ones: bff/checkout/same-total.test.ts. */
import { expect, test } from "vitest";
import { deliveryFee, FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "./delivery.ts";
import { toListPrice } from "./price.ts";
import { computeTotals, type PricedLine, type PricedOrder } from "./totals.ts";

const line = (price: number, quantity: number, discount = 0, bonusPercent = 0): PricedLine => ({
  listPrice: toListPrice(price),
  discount,
  bonusPercent,
  quantity,
});

const order = (lines: PricedLine[], rest: Partial<PricedOrder> = {}): PricedOrder => ({
  lines,
  coupon: 0,
  bonusRequested: 0,
  balance: 0,
  zone: "other",
  ...rest,
});

test("discounts, a coupon, bonus and delivery together", () => {
  const lines = [line(100_000, 2, 10, 3), line(45_000, 1, 0, 5)];
  const delivery = deliveryFee(200_000, "cheap");
  const totals = computeTotals(
    order(lines, { coupon: 25_000, bonusRequested: 20_000, balance: 50_000, zone: "cheap" }),
  );
  expect(totals).toEqual({
    subtotal: 245_000,
    discountTotal: 20_000,
    couponUsed: 25_000,
    payable: 200_000,
    bonusLimit: 50_000,
    bonusUsed: 20_000,
    delivery,
    bonusEarned: 5_400 + 2_250,
    total: 180_000 + delivery,
  });
});

test("the fee counts before the address is known where all that is possible has the same", () => {
  const all = ["cheap", "middle", "other"] as const;
  const at = (price: number, rest: Partial<PricedOrder>) => {
    const { delivery, total } = computeTotals(order([line(price, 1)], { zone: null, ...rest }));
    return [delivery, total];
  };
  const { middle } = ZONE_FEES;
  const [limit, above] = [FLAT_FEE_ABOVE, FLAT_FEE_ABOVE + 1];
  expect(at(above, { possible: all })).toEqual([FLAT_FEE, above + FLAT_FEE]);
  expect(at(limit, { possible: all })).toEqual([0, limit]);
  expect(at(limit, { possible: ["middle"] })).toEqual([middle, limit + middle]);
  expect(at(limit, { possible: ["cheap", "other"] })).toEqual([0, limit]);
  // The cart knows neither place nor coupon.
  expect(at(above, {})).toEqual([0, above]);
});

test("a broken number stops the sum instead of reaching the order", () => {
  expect(() => computeTotals(order([line(Number.NaN, 1)]))).toThrow(RangeError);
  expect(() => computeTotals(order([line(1_000, Number.NaN)]))).toThrow(RangeError);
  expect(() => computeTotals(order([line(1_000, 1)], { balance: Number.NaN }))).toThrow(RangeError);
});
