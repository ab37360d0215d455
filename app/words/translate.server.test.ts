import { expect, test } from "vitest";
import { LANGUAGES } from "#bff/rules/language.ts";
import { SENTENCES } from "./all.server.ts";
import { interpolate, interpolateCount } from "./interpolate.ts";
import { isWordKey, translator } from "./translate.server.ts";

const sentences = LANGUAGES.flatMap((language) =>
  Object.entries(SENTENCES[language]).flatMap(([subject, words]) =>
    Object.entries(words).map(([key, sentence]) => ({ language, key: `${subject}.${key}`, sentence })),
  ),
);

test("a sentence is the same on the server and in the browser, whatever is put into it", () => {
  expect(sentences.length).toBeGreaterThan(800);
  for (const { language, key, sentence } of sentences) {
    if (!isWordKey(key)) throw new Error(`${key} is no key`);
    const names = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
    // i18next fills in a name that stands twice wherever it comes first, which may be in a value.
    const isOnce = new Set(names).size === names.length;
    const text = (name: string) => `<b> $t(ui.close) $& {{${isOnce ? name : "other"}}}`;
    const values = { ...Object.fromEntries(names.map((name) => [name, text(name)])), count: 1 };
    expect(translator(language)(key, values)).toBe(interpolate(sentence, values));
  }
});

test.each([
  ["shell", "cartCount", "item", "items"],
  ["brands", "brandsFound", "brand", "brands"],
  ["listing", "total", "product", "products"],
  ["listing", "showResults", "See 1 product", "products"],
] as const)("%s.%s: one is no plural in English, as i18next has it too", (subject, key, one, several) => {
  const words: Readonly<Record<string, string>> = SENTENCES.en[subject];
  const said = (count: number) => interpolateCount(words, key, count, { count, total: count });
  expect([said(1), said(2)]).toEqual([expect.stringMatching(`${one}$`), expect.stringMatching(`${several}$`)]);
  for (const language of LANGUAGES)
    for (const count of [0, 1, 2, 21]) {
      const form = new Intl.PluralRules(language).select(count);
      const sentence: Readonly<Record<string, string>> = SENTENCES[language][subject];
      expect(interpolateCount(sentence, key, count, {})).toBe(sentence[`${key}_${form}`]);
    }
});

test.each(["notices.nothing", "notices", "notices.addedToCart.length", "constructor.name", "__proto__.x", ""])(
  "%j is no sentence's key",
  (key) => expect(isWordKey(key)).toBe(false),
);
