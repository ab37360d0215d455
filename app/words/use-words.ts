import { createContext, useContext } from "react";
import { LANGUAGES, type Language } from "#bff/rules/language.ts";
import type { Bilingual, Words } from "./bilingual.ts";

const LanguageContext = createContext<Language>(LANGUAGES[0]);

/** Says in which language everything inside is printed; without one it is the default. */
export const LanguageProvider = LanguageContext.Provider;

/** The page's language. */
export const useLanguage = (): Language => useContext(LanguageContext);

/**
 * The sentences of a subject in the page's language.
 * @param words of app/words
 */
export function useWords<Subject extends Bilingual>(words: Subject): Words<Subject> {
  return words[useLanguage()];
}
