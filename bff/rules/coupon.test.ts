import { expect, test } from "vitest";
import { couponCap, couponCode, couponUsed } from "./coupon.ts";

test.each([
  [100_000, 50_000],
  [99_999, 49_999],
  [1, 0],
  [0, 0],
])("a coupon takes at most half of %d: %d", (net, expected) => {
  expect(couponCap(net)).toBe(expected);
});

test.each([
  [10_000, 100_000, 10_000],
  [50_000, 100_000, 50_000],
  [60_000, 100_000, 50_000],
  [10_000.5, 100_000, 10_000],
  [0, 100_000, 0],
  [-1, 100_000, 0],
  [10_000, 0, 0],
  [Number.NaN, 100_000, 0],
])("a coupon of %d on %d takes %d off", (amount, net, expected) => {
  expect(couponUsed(amount, net)).toBe(expected);
});

test.each([
  ["naadam-10", "NAADAM-10"],
  ["  na adam\t 1 0\n", "NAADAM10"],
  ["\u2068OCH\u200b20\u00ad20\u2060\u200e\u2069", "OCH2020"],
  ["", ""],
])("a code typed as %j is %j: codes are printed in groups, and pasted with what stands around them", (typed, code) => {
  expect(couponCode(typed)).toBe(code);
});
