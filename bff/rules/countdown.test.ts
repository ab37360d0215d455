import { expect, test } from "vitest";
import { timeLeft, untilEnd } from "./countdown.ts";

const now = Date.UTC(2025, 0, 31, 23, 59, 59);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [second, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59 * second, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [minute, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  [day - second, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [day, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [45 * day + 3 * hour + 2 * minute + second, { days: 45, hours: 3, minutes: 2, seconds: 1 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }], // a begun second
])("%d ms before the end: %o", (left, expected) => {
  expect(timeLeft(now + left, now)).toEqual(expected);
});

test.each([now, now - 1, Number.NaN])("an end at %d is past", (end) => {
  expect(timeLeft(end, now)).toBeNull();
});

test.each([
  ["right", now, 40_000, 3_000, 37_000],
  ["right, of a page that was made just now", now, 40_000, 0, 40_000],
  ["an hour behind", now - hour, 40_000, 3_000, 40_000],
  ["an hour ahead", now + hour, 40_000, 3_000, 40_000],
])("a clock that is %s", (_, clock, left, age, expected) => {
  // The page was made `age` before `now`.
  expect(untilEnd({ at: now - age + left, left }, clock, 8_000)).toBe(expected);
});
