import { describe, expect, test } from "vitest";
import { bonusEarned, bonusLimit, bonusUsed, parsePoints, unitBonus } from "./bonus.ts";
import { toListPrice, toUnitPrice } from "./price.ts";

test.each([
  [100_000, 3, 3_000],
  [99_999, 3, 2_999], // 2,999.97
  [5_000, 2.3, 115], // 114.99999999999999 in floating point
  [100_000, 0, 0],
  [100_000, 100, 100_000],
  [100_000, 150, 100_000],
])("a price of %d with %d percent brings %d points", (price, percent, expected) => {
  expect(unitBonus(toUnitPrice(price), percent)).toBe(expected);
});

test.each([
  [{ listPrice: 100_000, discount: 0, bonusPercent: 3, quantity: 2 }, 6_000],
  [{ listPrice: 100_000, discount: 20, bonusPercent: 3, quantity: 2 }, 4_800], // of the discounted 80,000
  [{ listPrice: 50, discount: 0, bonusPercent: 3, quantity: 3 }, 3], // 1.5 a piece, cut to 1 before it is multiplied
  [{ listPrice: 999, discount: 50, bonusPercent: 1, quantity: 1 }, 5], // of 500, not of 499.5
])("%o earns %d points", (line, expected) => {
  expect(bonusEarned({ ...line, listPrice: toListPrice(line.listPrice) })).toBe(expected);
});

describe("bonusLimit", () => {
  test.each([
    [100_000, 80_000, 50_000],
    [100_000, 30_000, 30_000],
    [100_001, 80_000, 50_000],
    [100_000, 2_020.9, 2_020],
    [100_000, 0, 0],
    [100_000, -5, 0],
    [0, 5_000, 0],
    [-100, 5_000, 0],
  ])("of %d payable with a balance of %d is %d", (payable, balance, expected) => {
    expect(bonusLimit(payable, balance)).toBe(expected);
  });

  test("a balance that is no number is refused rather than spent", () => {
    expect(() => bonusLimit(100_000, Number.NaN)).toThrow(RangeError);
  });
});

test.each([
  [500, 1_000, 500],
  [1_000, 1_000, 1_000],
  [1_001, 1_000, 1_000],
  [500.9, 1_000, 500],
  [-1, 1_000, 0],
  [Number.NaN, 1_000, 0],
])("of %d points requested, with a limit of %d, %d are used", (requested, limit, expected) => {
  expect(bonusUsed(requested, limit)).toBe(expected);
});

/** How amounts are written: money.test.ts. */
test.each([
  ["", 0],
  ["10 000 ₮", 10_000],
  ["1,000,000,000", "too-large"],
  ["9".repeat(400), "too-large"],
  ["хоёр", null],
])("points typed as %j are %j", (typed, points) => {
  expect(parsePoints(typed)).toBe(points);
});
