import i18next from "i18next";
import { LANGUAGES, type Language } from "#bff/rules/language.ts";
import { SENTENCES, type Sentences, type Subject } from "./all.server.ts";

export type { Language };

/** A sentence's full key, `subject.key`, as notices and errors name it. */
export type WordKey = { [S in Subject]: `${S}.${Extract<keyof Sentences[S], string>}` }[Subject];

/** From a sentence key (and the values it prints) to the sentence. */
export type Translate = (key: WordKey, values?: Record<string, string | number>) => string;

const i18n = i18next.createInstance();
void i18n.init({
  lng: LANGUAGES[0],
  resources: { mn: { translation: SENTENCES.mn }, en: { translation: SENTENCES.en } },
  // React escapes what it prints.
  interpolation: { escapeValue: false },
  initImmediate: false,
});
const translators: Readonly<Record<Language, Translate>> = { mn: i18n.getFixedT("mn"), en: i18n.getFixedT("en") };

/**
 * Sentences for loaders, actions and meta: titles, notices, errors.
 * @returns a function from a sentence's key (and the values it prints) to the sentence in that language
 */
export const translator = (language: Language): Translate => translators[language];

const KEYS: ReadonlySet<string> = new Set(
  Object.entries(SENTENCES.mn).flatMap(([subject, words]) => Object.keys(words).map((key) => `${subject}.${key}`)),
);

/** Whether a text is a sentence's key; notices travel in a cookie and may be older than this build. */
export const isWordKey = (key: string): key is WordKey => KEYS.has(key);
