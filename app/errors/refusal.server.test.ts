import { describe, expect, test } from "vitest";
import { type ErrorCode, errorTable } from "#bff/errors.ts";
import { refusalOf } from "./refusal.server.ts";

describe.each(Object.keys(errorTable) as ErrorCode[])("a form refused by %s", (failure) => {
  const { status } = errorTable[failure];

  test.each(["mn", "en"] as const)("says why and what to do, in %s", (language) => {
    const { text } = refusalOf(language, status, { failure });
    expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
    expect(text).not.toMatch(/\{\{|\w+\.\w+\b.*undefined/);
    // Two sentences: the reason, and what to do.
    expect(text.split(/[.!:,] /).length, text).toBeGreaterThan(1);
  });
});

test.each([
  [10, "Хэт олон удаа оролдлоо. 10 секунд хүлээгээд дахин илгээнэ үү."],
  [60, "Хэт олон удаа оролдлоо. 60 секунд хүлээгээд дахин илгээнэ үү."],
  [3_541, "Хэт олон удаа оролдлоо. 60 минут хүлээгээд дахин илгээнэ үү."],
])("too many, for %d seconds", (wait, sentence) => {
  const { text } = refusalOf("mn", 429, { failure: "rate-limited", wait });
  expect(text).toBe(`${sentence} Бичсэн зүйл тань хэвээр байна, давхар бүртгэгдэхгүй.`);
});

test("a fault of a page has a status only", () => {
  expect(refusalOf("en", 503, {})).toEqual({ text: expect.stringContaining("not answering") });
  expect(refusalOf("en", 405, {})).toEqual({ text: expect.stringContaining("Reload") });
});
