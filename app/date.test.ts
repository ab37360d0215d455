import { expect, test } from "vitest";
import { formatDay, formatMoment } from "./date.ts";

test("a moment is shown in Ulaanbaatar's time, whatever the server's is", () => {
  expect(formatMoment("2026-11-25T16:30:00.000Z")).toBe("2026.11.26 00:30");
  expect(formatMoment("2026-11-25T18:00:00+08:00")).toBe("2026.11.25 18:00");
  expect(formatDay("2026-12-31T20:00:00Z")).toBe("2027.01.01");
});

test("what is no moment stays as it is", () => {
  expect(formatMoment("удахгүй")).toBe("удахгүй");
});
