import type { Language } from "#bff/rules/language.ts";

/** One sentence, Mongolian and English: one that lacks a language does not compile. */
export type Sentence = readonly [mn: string, en: string];

/** The sentences of one subject in both languages. */
export type Bilingual<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** The sentences of a subject in one language, for what takes them as an argument: `Words<typeof placeWords>`. */
export type Words<Subject extends Bilingual> = Subject[Language];

/** A subject's sentences, by language. */
export function bilingual<Key extends string>(sentences: Readonly<Record<Key, Sentence>>): Bilingual<Key> {
  const inLanguage = (index: 0 | 1) =>
    Object.fromEntries(Object.entries<Sentence>(sentences).map(([key, sentence]) => [key, sentence[index]]));
  return { mn: inLanguage(0), en: inLanguage(1) } as Bilingual<Key>;
}
