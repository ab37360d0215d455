import { expect, test } from "vitest";
import { type ErrorCode, errorTable } from "#bff/errors.ts";
import { LANGUAGES } from "#bff/rules/language.ts";
import { refusalOf } from "./refusal.server.ts";

test.each(Object.keys(errorTable) as ErrorCode[])("a form refused by %s says why and what to do", (failure) => {
  for (const language of LANGUAGES) {
    const { text } = refusalOf(language, errorTable[failure].status, { failure });
    expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
    expect(text).not.toContain("{{");
    // Two sentences: the reason, and what to do.
    expect(text.split(/[.!:,] /).length, text).toBeGreaterThan(1);
  }
});

test.each([
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
