import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { floorTugrik, formatNumber, formatTugrik, percentOf, roundTugrik } from "./money.ts";

describe("roundTugrik", () => {
  test.each([
    [0.49, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [0.49999999999999994, 0],
    [-0.4, 0],
    [-0.5, -1],
    [-2.5, -3],
    [1_234_567, 1_234_567],
  ])("%d becomes %d", (amount, expected) => {
    expect(roundTugrik(amount)).toBe(expected);
  });

  test("a refund is rounded like the charge that it undoes", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(roundTugrik(-amount) + roundTugrik(amount)).toBe(0);
        expect(Math.abs(roundTugrik(amount) - amount)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test.each([
  [114.99, 114],
  [115, 115],
  [-0.5, -1],
])("floorTugrik(%d) is %d", (amount, expected) => {
  expect(floorTugrik(amount)).toBe(expected);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("%d is no money", (amount) => {
  expect(() => roundTugrik(amount)).toThrow(RangeError);
  expect(() => floorTugrik(amount)).toThrow(RangeError);
  expect(() => formatTugrik(amount)).toThrow(RangeError);
});

describe("percentOf", () => {
  test.each([
    [1_000, 0, 0],
    [1_000, 100, 1_000],
    [1_000, 7.5, 75],
    [1_000, 101, 1_000],
    [1_000, -1, 0],
    [5_000, 2.3, 115],
    [3, 33.3333, 0.999999],
  ])("of %d, %d percent is %d", (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  test("is exact to the tenth of a percent", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(1000), (amount, tenths) => {
        expect(percentOf(amount, tenths / 10)).toBe((amount * tenths) / 1000);
      }),
    );
  });
});

describe("printing", () => {
  test.each([
    [0, "0"],
    [-0, "0"],
    [7, "7"],
    [999, "999"],
    [1_000, "1,000"],
    [100_000, "100,000"],
    [1_234_567, "1,234,567"],
    [-1_234_567, "\u22121,234,567"],
    [7.5, "7.5"],
    [1234.5678, "1,234.5678"],
  ])("formatNumber(%d) is %s", (value, expected) => {
    expect(formatNumber(value)).toBe(expected);
  });

  test.each([
    [0, "0\u00A0\u20AE"],
    [1_234_567, "1,234,567\u00A0\u20AE"],
    [999.5, "1,000\u00A0\u20AE"],
    [-5_000, "\u22125,000\u00A0\u20AE"],
  ])("formatTugrik(%d) is %s", (amount, expected) => {
    expect(formatTugrik(amount)).toBe(expected);
  });
});
