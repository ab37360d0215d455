import { expect, test } from "vitest";
import { en } from "./en/index.ts";
import { mn } from "./mn.ts";
import { isWordKey, translator } from "./translate.server.ts";
import { interpolate } from "./words.ts";

const sentences = Object.entries({ mn, en }).flatMap(([language, catalogue]) =>
  Object.entries(catalogue).flatMap(([subject, words]) =>
    Object.entries(words).map(([key, sentence]) => ({
      language,
      key: `${subject}.${key}`,
      sentence: String(sentence),
    })),
  ),
);

test("a sentence is the same on the server and in the browser, whatever is put into it", () => {
  expect(sentences.length).toBeGreaterThan(800);
  for (const { language, key, sentence } of sentences) {
    if (!isWordKey(key)) throw new Error(`${key} is no key`);
    const names = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
    const values = { ...Object.fromEntries(names.map((name) => [name, `$t(ui.close) $& {{${name}}}`])), count: 1 };
    const printed = translator(language === "en" ? "en" : "mn")(key, values);
    expect(printed).toBe(interpolate(sentence, values));
  }
});

test("no sentence asks for what the browser cannot do: plurals, sentences in sentences, formats", () => {
  const odd = sentences.filter(
    ({ key, sentence }) => /\$t\(|\{\{[^}]*\W[^}]*\}\}/.test(sentence) || /_(?:one|other)$/.test(key),
  );
  expect(odd).toEqual([]);
});
