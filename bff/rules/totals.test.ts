import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deliveryFee, FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "./delivery.ts";
import { toListPrice } from "./price.ts";
import { computeTotals, type PricedLine, type PricedOrder } from "./totals.ts";

const RUNS = { numRuns: 10_000 };
/** Room for ten thousand runs on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

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

describe("orders worked out by hand", () => {
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

  test("a coupon above half of the price is cut, and the bonus limit follows it", () => {
    const totals = computeTotals(
      order([line(100_000, 1)], { coupon: 90_000, bonusRequested: 90_000, balance: 90_000 }),
    );
    expect(totals).toMatchObject({ couponUsed: 50_000, payable: 50_000, bonusLimit: 25_000, bonusUsed: 25_000 });
    expect(totals.total).toBe(100_000 - 50_000 - 25_000 + ZONE_FEES.other);
  });

  test("crossing the flat fee's limit lowers the total of an order to a middle khoroo", () => {
    const [below, above] = [0, 1].map(
      (offset) => computeTotals(order([line(FLAT_FEE_ABOVE + offset, 1)], { zone: "middle" })).total,
    );
    expect([below, above]).toEqual([FLAT_FEE_ABOVE + ZONE_FEES.middle, FLAT_FEE_ABOVE + 1 + FLAT_FEE]);
    expect(above).toBeLessThan(below ?? 0);
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

  test("the flat fee's limit is measured after the coupon and before the bonus", () => {
    const lines = [line(FLAT_FEE_ABOVE + 10_000, 1)];
    const withCoupon = order(lines, { coupon: 10_000, zone: "cheap" });
    expect(computeTotals(withCoupon).delivery).toBe(ZONE_FEES.cheap);
    const withBonus = order(lines, { bonusRequested: 50_000, balance: 50_000, zone: "cheap" });
    expect(computeTotals(withBonus).delivery).toBe(FLAT_FEE);
  });

  test("without an address there is no delivery fee yet", () => {
    expect(computeTotals(order([line(10_000, 3)], { zone: null }))).toMatchObject({ delivery: 0, total: 30_000 });
  });

  test("half a tugrik is rounded per piece, so that quantity × shown price is the line", () => {
    expect(computeTotals(order([line(999, 3, 50)], { zone: null }))).toMatchObject({
      discountTotal: 1_497,
      total: 1_500,
    });
  });

  test("a broken number stops the sum instead of reaching the order", () => {
    expect(() => computeTotals(order([line(Number.NaN, 1)]))).toThrow(RangeError);
    expect(() => computeTotals(order([line(1_000, Number.NaN)]))).toThrow(RangeError);
    expect(() => computeTotals(order([line(1_000, 1)], { balance: Number.NaN }))).toThrow(RangeError);
  });
});

const anyLine = fc.record({
  listPrice: fc.nat(50_000_000).map(toListPrice),
  discount: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 100 }),
    fc.nat(1000).map((tenths) => tenths / 10),
  ),
  bonusPercent: fc.oneof(
    fc.integer({ min: 0, max: 100 }),
    fc.nat(1000).map((tenths) => tenths / 10),
  ),
  quantity: fc.integer({ min: 1, max: 200 }),
});

const anyOrder = fc.record({
  lines: fc.array(anyLine, { maxLength: 40 }),
  coupon: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
  bonusRequested: fc.oneof(fc.double(), fc.integer({ min: -1_000, max: 10_000_000 })),
  balance: fc.oneof(
    fc.nat(10_000_000),
    fc.nat(10_000_000).map((tenths) => tenths / 10),
  ),
  zone: fc.constantFrom("cheap", "middle", "other", null),
});

/** The sums once more from the specification's words, on whole numbers without a division before the last step. */
function exactSums(lines: readonly PricedLine[]) {
  let [subtotal, net, earned] = [0n, 0n, 0n];
  for (const { listPrice, discount, bonusPercent, quantity } of lines) {
    const kept = 1000n - BigInt(Math.round(discount * 10));
    const unit = (BigInt(listPrice) * kept + 500n) / 1000n;
    subtotal += BigInt(listPrice) * BigInt(quantity);
    net += unit * BigInt(quantity);
    earned += ((unit * BigInt(Math.round(bonusPercent * 10))) / 1000n) * BigInt(quantity);
  }
  return { subtotal: Number(subtotal), discountTotal: Number(subtotal - net), bonusEarned: Number(earned) };
}

describe("any order", () => {
  test(
    "has the specification's sums, exactly",
    () => {
      fc.assert(
        fc.property(anyOrder, (order) => {
          const totals = computeTotals(order);
          expect(totals).toMatchObject(exactSums(order.lines));
          expect(totals.total).toBe(
            totals.subtotal - totals.discountTotal + totals.delivery - totals.couponUsed - totals.bonusUsed,
          );
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  test(
    "stays within its limits, in whole tugrik",
    () => {
      fc.assert(
        fc.property(anyOrder, (order) => {
          const totals = computeTotals(order);
          for (const amount of Object.values(totals)) {
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          }
          expect(totals.couponUsed).toBeLessThanOrEqual(
            Math.min(order.coupon, (totals.subtotal - totals.discountTotal) / 2),
          );
          expect(totals.bonusUsed).toBeLessThanOrEqual(totals.bonusLimit);
          expect(totals.bonusLimit).toBeLessThanOrEqual(Math.min(order.balance, totals.payable / 2));
          expect(totals.total).toBeGreaterThanOrEqual(totals.delivery);
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  test(
    "is the same whatever the order of its lines, and with a quantity in one line or in two",
    () => {
      const withShuffle = anyOrder.chain((order) =>
        fc.tuple(
          fc.constant(order),
          fc.shuffledSubarray(order.lines, { minLength: order.lines.length, maxLength: order.lines.length }),
        ),
      );
      fc.assert(
        fc.property(withShuffle, ([order, shuffled]) => {
          const totals = computeTotals(order);
          expect(computeTotals({ ...order, lines: shuffled })).toEqual(totals);
          const halved = order.lines.flatMap((line) => [
            { ...line, quantity: 1 },
            { ...line, quantity: line.quantity - 1 },
          ]);
          expect(computeTotals({ ...order, lines: halved })).toEqual(totals);
        }),
        RUNS,
      );
    },
    PATIENCE,
  );

  test(
    "never costs more with a larger coupon or more bonus, delivery aside",
    () => {
      fc.assert(
        fc.property(anyOrder, fc.nat(1_000_000), (order, more) => {
          const goods = (changed: Partial<PricedOrder>) => computeTotals({ ...order, ...changed, zone: null }).total;
          expect(goods({ coupon: order.coupon + more, bonusRequested: 0 })).toBeLessThanOrEqual(
            goods({ bonusRequested: 0 }),
          );
          expect(goods({ bonusRequested: more + 1 })).toBeLessThanOrEqual(goods({ bonusRequested: more }));
        }),
        RUNS,
      );
    },
    PATIENCE,
  );
});
