import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearHung, forgetHung, HUNG_MS, isHung, rememberHung } from "./hung.ts";

beforeEach(() => {
  clearHung();
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

/** So many milliseconds pass. */
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

test("a request that hung is not made again for a while, and longer each time that it hangs again", () => {
  for (const wait of [...HUNG_MS, HUNG_MS.at(-1) ?? 0]) {
    rememberHung("search a");
    later(wait - 1);
    expect([isHung("search a"), isHung("search b")]).toEqual([true, false]);
    later(1);
    expect(isHung("search a")).toBe(false);
  }
});

test("an answer ends it, and the next hang is a first one", () => {
  rememberHung("a");
  forgetHung("a");
  expect(isHung("a")).toBe(false);
  rememberHung("a");
  later(HUNG_MS[0]);
  expect(isHung("a")).toBe(false);
});

test("calls that hang side by side are one hang", () => {
  for (const wait of [0, 10, 10]) {
    later(wait);
    rememberHung("a");
  }
  later(HUNG_MS[0] - 21);
  expect(isHung("a")).toBe(true);
  later(1);
  expect(isHung("a")).toBe(false);
});

test("only so many are remembered, the newest", () => {
  for (let index = 0; index < 2_000; index++) rememberHung(`search ${index}`);
  expect(["search 0", "search 1499", "search 1500", "search 1999"].map(isHung)).toEqual([false, false, true, true]);
});
