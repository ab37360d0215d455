import { expect, test } from "vitest";
import { languageAsked, withoutLanguage } from "./language.ts";

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
])("%s asks for the language %s", (path, language) => {
  expect(languageAsked(new URL(path, "https://och.mn"))).toBe(language);
});

test.each([
  ["/?lang=en", "/"],
  ["/search?p=a&lang=en&spec.RAM=8GB#top", "/search?p=a&spec.RAM=8GB#top"],
  ["/search?lang=en&lang=mn", "/search"],
  // What has none is left as it was written.
  ["/search?p=%D1%83%20x", "/search?p=%D1%83%20x"],
  ["/language/mn", "/language/mn"],
])("%s is %s without the parameter", (path, clean) => {
  expect(withoutLanguage(path)).toBe(clean);
});
