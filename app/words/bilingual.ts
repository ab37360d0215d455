import type { Language } from "#bff/rules/language.ts";

/** The sentences of one subject in both languages. */
export type Bilingual<Key extends string = string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** The sentences of a subject in one language, for what takes them as an argument: `Words<typeof placeWords>`. */
export type Words<Subject extends Bilingual> = Subject[Language];

/**
 * Both languages of a subject, side by side. The Mongolian sentences are its keys: an English sentence that is missing
 * or superfluous does not compile.
 */
export function bilingual<Key extends string>(words: {
  mn: Record<Key, string>;
  en: Record<NoInfer<Key>, string>;
}): Bilingual<Key> {
  return words;
}
