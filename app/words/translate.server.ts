import i18next, { type TFunction } from "i18next";
import type { Language } from "#bff/domain/language.ts";
import { common as mnCommon } from "./common.ts";
import { common as enCommon } from "./en/common.ts";
import { en } from "./en/index.ts";
import { mn } from "./mn.ts";
import { type CommonWords, interpolate, type Subject, type WordKey, type Words } from "./words.ts";

export type { Language };

/** From a sentence key (and the values it prints) to the sentence. */
export type Translate = (key: WordKey, values?: Record<string, string | number>) => string;

const catalogues: Record<Language, Words> = { mn, en };

const i18n = i18next.createInstance();
void i18n.init({
  lng: "mn",
  fallbackLng: "mn",
  resources: { mn: { translation: mn }, en: { translation: en } },
  initImmediate: false,
});

/**
 * Sentences for loaders, actions and meta: titles, notices, errors.
 * @returns a function from a sentence's key (and the values it prints) to the sentence in that language
 */
export function translator(language: Language): Translate {
  const t: TFunction = i18n.getFixedT(language);
  // One interpolation serves the server and the browser.
  return (key, values) => interpolate(t(key, { skipInterpolation: true }), values ?? {});
}

/** The sentences of most pages, which no loader sends: the browser has them in its scripts (decision 0257). */
export const commonWords = (language: Language): CommonWords => (language === "en" ? enCommon : mnCommon);

/**
 * The sentences of some subjects, sent with the page that prints them: the browser never gets the whole catalogue.
 * A loader returns them as `words`; components read them with `useWords`.
 */
export function wordsFor<Names extends Subject>(language: Language, ...subjects: Names[]): Pick<Words, Names> {
  const catalogue = catalogues[language];
  const picked: Partial<Words> = {};
  for (const subject of subjects) Object.assign(picked, { [subject]: catalogue[subject] });
  return picked as Pick<Words, Names>;
}

/** Whether a text is a sentence's key; notices travel in a cookie and may be older than this build. */
export function isWordKey(key: string): key is WordKey {
  const [subject, name, ...rest] = key.split(".");
  const sentences = Object.entries(mn).find(([candidate]) => candidate === subject)?.[1];
  return rest.length === 0 && name !== undefined && sentences !== undefined && Object.hasOwn(sentences, name);
}
