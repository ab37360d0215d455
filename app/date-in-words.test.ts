import { expect, test } from "vitest";
import { dayInWords } from "./date-in-words.server.ts";
import { translator } from "./words/translate.server.ts";

test.each([
  ["2026-11-24", "11 сарын 24, мягмар", "Tuesday, 24 November"],
  ["2027-01-03", "1 сарын 3, ням", "Sunday, 3 January"],
])("%s is %s", (day, mongolian, english) => {
  expect(dayInWords(translator("mn"), day)).toBe(mongolian);
  expect(dayInWords(translator("en"), day)).toBe(english);
});
