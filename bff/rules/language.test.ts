import { describe, expect, test } from "vitest";
import { addressIn, languageAsked, withoutLanguage } from "./language.ts";

describe("the language that an address asks for", () => {
  test.each([
    ["/?lang=en", "en"],
    ["/category/1?brand=2&lang=mn&page=3", "mn"],
    ["/", undefined],
    ["/?lang=", undefined],
    ["/?lang=ru", undefined],
    ["/?lang=EN", undefined],
    ["/?lang=__proto__", undefined],
    ["/?LANG=en", undefined],
    // The first counts, as for every parameter that has one value.
    ["/?lang=ru&lang=en", undefined],
  ])("%s → %s", (path, language) => {
    expect(languageAsked(new URL(path, "https://och.mn"))).toBe(language);
  });
});

describe("an address without the parameter", () => {
  test.each([
    ["/?lang=en", "/"],
    ["/search?p=a&lang=en&spec.RAM=8GB#top", "/search?p=a&spec.RAM=8GB#top"],
    ["/search?lang=en&lang=mn", "/search"],
    // What has none is left as it was written.
    ["/search?p=%D1%83%20x", "/search?p=%D1%83%20x"],
    ["/language/mn", "/language/mn"],
  ])("%s → %s", (path, clean) => {
    expect(withoutLanguage(path)).toBe(clean);
  });
});

test("each language has one address of a page", () => {
  expect(addressIn("mn", "https://och.mn/brands")).toBe("https://och.mn/brands");
  expect(addressIn("en", "https://och.mn/brands")).toBe("https://och.mn/brands?lang=en");
  expect(addressIn("en", "https://och.mn/category/1?page=2")).toBe("https://och.mn/category/1?page=2&lang=en");
});
