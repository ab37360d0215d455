import { expect, test } from "vitest";
import { formatDay, formatMoment } from "./date.ts";
import { dayInWords } from "./date-in-words.server.ts";
import { translator } from "./words/translate.server.ts";

test("a moment is shown in Ulaanbaatar's time, whatever the server's is", () => {
  expect(formatMoment("2026-11-25T16:30:00.000Z")).toBe("2026.11.26 00:30");
  expect(formatMoment("2026-11-25T18:00:00+08:00")).toBe("2026.11.25 18:00");
  expect(formatDay("2026-12-31T20:00:00Z")).toBe("2027.01.01");
});

test("what is no moment stays as it is", () => {
  expect(formatMoment("удахгүй")).toBe("удахгүй");
});

test("a day in words has its weekday, on a Sunday too", () => {
  expect(dayInWords(translator("mn"), "2027-01-03")).toBe("1 сарын 3, ням");
  expect(dayInWords(translator("en"), "2026-11-24")).toBe("Tuesday, 24 November");
});
