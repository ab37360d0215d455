import { expect, test } from "vitest";
import { canAdd, clampQuantity, MAX_QUANTITY, maxQuantity, shownStock, stockState } from "./stock.ts";

test.each([
  [7, 7],
  [7.9, 7],
  [0, 0],
  [-2, 0],
  [1_000_000, MAX_QUANTITY],
  [null, MAX_QUANTITY],
])("of a stock of %o a cart holds at most %d", (remain, expected) => {
  expect(maxQuantity(remain)).toBe(expected);
});

test.each([
  [3, 10, 3],
  [0, 10, 1],
  [11, 10, 10],
  [2.7, 10, 2],
  [Number.NaN, 10, 1],
  [0, null, 1],
  [3, 0, 0],
  [1e12, null, MAX_QUANTITY],
])("%d pieces wanted of a stock of %o are %d", (requested, remain, expected) => {
  expect(clampQuantity(requested, remain)).toBe(expected);
});

test.each([
  [1, 0, 1, true],
  [2, 3, 5, true],
  [3, 3, 5, false],
  [1, 0, 0, false],
  [1, 500, null, true],
  [1, MAX_QUANTITY, null, false],
])("%d more can be added to %d, with %o left: %s", (adding, inCart, remain, expected) => {
  expect(canAdd(adding, inCart, remain)).toBe(expected);
});

test.each([
  [null, "unknown"],
  [-1, "soldOut"],
  [0, "soldOut"],
  [1, "low"],
  [5, "low"],
  [6, "inStock"],
] as const)("a stock of %o is %s", (remain, expected) => {
  expect(stockState(remain)).toBe(expected);
});

test.each([
  [-1, { count: 0, over: false }],
  [99, { count: 99, over: false }],
  [100, { count: 100, over: false }],
  [101, { count: 100, over: true }],
])("a stock of %d is shown as %o", (remain, expected) => {
  expect(shownStock(remain)).toEqual(expected);
});
