import { expect, test } from "vitest";
import { capCount, clamp, clampWhole } from "./number.ts";

test.each([
  [5, 1, 10, 5],
  [0, 1, 10, 1],
  [11, 1, 10, 10],
  [5, 1, 0, 0],
])("clamp(%d, %d, %d) is %d", (value, min, max, expected) => {
  expect(clamp(value, min, max)).toBe(expected);
});

test.each([
  [3.9, 0, 10, 3],
  [-3, 0, 10, 0],
  [Number.POSITIVE_INFINITY, 0, 10, 10],
  [Number.NaN, 1, 10, 1],
  [Number.NaN, 1, 0, 0],
])("clampWhole(%d, %d, %d) is %d", (requested, min, max, expected) => {
  expect(clampWhole(requested, min, max)).toBe(expected);
});

test.each([
  [0, { count: 0, over: false }],
  [9, { count: 9, over: false }],
  [10, { count: 9, over: true }],
])("a badge that ends at 9 shows %d as %o", (count, expected) => {
  expect(capCount(count, 9)).toEqual(expected);
});
