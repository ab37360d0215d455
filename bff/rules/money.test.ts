import { expect, test } from "vitest";
import { floorTugrik, formatNumber, formatTugrik, parseTugrik, percentOf, roundTugrik } from "./money.ts";

test.each([
  [0.5, 1],
  [2.5, 3],
  [0.49999999999999994, 0],
  [-0.4, 0],
  // A refund is rounded like the charge that it undoes.
  [-0.5, -1],
  [-2.5, -3],
])("roundTugrik(%d) is %d", (amount, expected) => {
  expect(roundTugrik(amount)).toBe(expected);
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

/** To the tenth of a percent, of any price: price.test.ts. */
test.each([
  [1_000, 101, 1_000],
  [1_000, -1, 0],
  [5_000, 2.3, 115],
  [3, 33.3333, 0.999999],
])("of %d, %d percent is %d", (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected);
});

test.each([
  [-0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [-1_234_567, "\u22121,234,567"],
  [1234.5678, "1,234.5678"],
])("formatNumber(%d) is %s", (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

test.each([
  [999.5, "1,000\u00A0\u20AE"],
  [-5_000, "\u22125,000\u00A0\u20AE"],
])("formatTugrik(%d) is %s", (amount, expected) => {
  expect(formatTugrik(amount)).toBe(expected);
});

test.each([
  ["0000000500", 500],
  ["1,000,000 ₮", 1_000_000],
  ["₮10,000", 10_000],
  ["10\u00a0000\u00a0₮", 10_000],
  ["1'000'000", 1_000_000],
  ...["", "-5", "1,00", "1,0000", "1.5", "1.000", "1,000,00", ",000", "1000,000", "1_000", "٣", "9".repeat(400)].map(
    (text): [string, null] => [text, null],
  ),
])("an amount written as %j is %j", (text, amount) => {
  expect(parseTugrik(text)).toBe(amount);
});
