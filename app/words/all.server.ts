import type { Language } from "#bff/rules/language.ts";
import type { Words } from "./bilingual.ts";
import * as SUBJECTS from "./subjects.server.ts";

export { SUBJECTS };

export type Subject = keyof typeof SUBJECTS;
/** The sentences of every subject in one language. */
export type Sentences = { readonly [S in Subject]: Words<(typeof SUBJECTS)[S]> };

const sentencesIn = (language: Language) =>
  Object.fromEntries(Object.entries(SUBJECTS).map(([subject, words]) => [subject, words[language]])) as Sentences;

export const SENTENCES: Readonly<Record<Language, Sentences>> = { mn: sentencesIn("mn"), en: sentencesIn("en") };
