import { expect, test } from "vitest";
import { isKnownMissing, MISSING_FOR, rememberMissing } from "./missing-pictures.ts";

test("a missing picture is remembered for as long as browsers keep its placeholder", () => {
  rememberMissing("/images/product/a.png", 1_000);
  expect(isKnownMissing("/images/product/a.png", 1_000)).toBe(true);
  expect(isKnownMissing("/images/product/a.png", 999 + MISSING_FOR * 1_000)).toBe(true);
  expect(isKnownMissing("/images/product/a.png", 1_000 + MISSING_FOR * 1_000)).toBe(false);
  expect(isKnownMissing("/images/product/b.png", 1_000)).toBe(false);
});

test("however many are requested, only the latest thousand are remembered", () => {
  for (let number = 0; number < 1_500; number++) rememberMissing(`/images/product/${number}.png`, 1_000);
  const known = (number: number) => isKnownMissing(`/images/product/${number}.png`, 2_000);
  expect([known(0), known(499), known(500), known(1_499)]).toEqual([false, false, true, true]);
});
