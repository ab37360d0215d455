import { beforeEach, expect, test } from "vitest";
import { clearHung, forgetHung, HUNG_MS, isHung, rememberHung } from "./hung.ts";

beforeEach(clearHung);

test("a request that hung is not made again for a while, and longer each time that it hangs again", () => {
  let now = 1_000_000;
  for (const wait of [...HUNG_MS, HUNG_MS.at(-1) ?? 0]) {
    rememberHung("search a", now);
    expect(isHung("search a", now + wait - 1)).toBe(true);
    expect(isHung("search b", now)).toBe(false);
    now += wait;
    expect(isHung("search a", now)).toBe(false);
  }
});

test("an answer ends it, and the next hang is a first one", () => {
  rememberHung("a", 0);
  forgetHung("a");
  expect(isHung("a", 1)).toBe(false);
  rememberHung("a", 0);
  expect(isHung("a", HUNG_MS[0])).toBe(false);
});

test("calls that hang side by side are one hang", () => {
  for (const now of [0, 10, 20]) rememberHung("a", now);
  expect([isHung("a", HUNG_MS[0] - 1), isHung("a", HUNG_MS[0] + 20)]).toEqual([true, false]);
});

test("only so many are remembered, the newest", () => {
  for (let index = 0; index < 2_000; index++) rememberHung(`search ${index}`, 0);
  expect([isHung("search 0", 1), isHung("search 1499", 1), isHung("search 1500", 1), isHung("search 1999", 1)]).toEqual(
    [false, false, true, true],
  );
});
