import { expect, test } from "vitest";
import { CUT, isTooLong, parseQuantity } from "./quantity.ts";

test.each([
  ["1", 1],
  [" 3 ", 3],
  ["007", 7],
  ["999999999999", 999_999_999_999],
])("%j is %i pieces", (typed, pieces) => {
  expect(parseQuantity(typed)).toBe(pieces);
});

test.each([
  "",
  " ",
  "0",
  "-1",
  "+1",
  "1e9",
  "2.5",
  "2,5",
  "1 000",
  "0000000000001",
  "0x10",
  "٥",
  "５",
  "²",
  "Infinity",
  "NaN",
])("%j is no quantity", (typed) => {
  expect(parseQuantity(typed)).toBeNull();
});

test.each([
  ["999999999999", false],
  ["   999999999999   ", false],
  ["9999999999999", true],
  [`999999999999${CUT}`, true],
  [`9${CUT}`, true],
  [`${CUT}9`, false],
  ["", false],
])("%j is longer than any quantity: %s", (typed, isLonger) => {
  expect(isTooLong(typed)).toBe(isLonger);
});
