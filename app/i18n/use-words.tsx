import { useMatches } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import type { Subject, Words } from "./words.ts";

const WordsContext = createContext<Partial<Words>>({});

/** Provides sentences to components that no page's loader serves. */
export const WordsProvider = WordsContext.Provider;

/** Collects the `words` that the loaders of this page have sent and offers them to `useWords`. */
export function PageWords({ children }: { children: ReactNode }) {
  return <WordsContext.Provider value={wordsOf(useMatches())}>{children}</WordsContext.Provider>;
}

/** The sentences that a page's loaders have sent, for `meta`, which is no component. */
export function wordsOf(matches: readonly { data: unknown }[]): Partial<Words> {
  const words: Partial<Words> = {};
  for (const match of matches) Object.assign(words, wordsIn(match.data));
  return words;
}

function wordsIn(data: unknown): object | undefined {
  if (typeof data !== "object" || data === null || !("words" in data)) return undefined;
  return typeof data.words === "object" && data.words !== null ? data.words : undefined;
}

/**
 * The sentences of one subject, in the page's language.
 * @throws Error when no loader of this page has sent the subject (tests/architecture/page-words.test.ts finds it first)
 */
export function useWords<Name extends Subject>(subject: Name): Words[Name] {
  const words: Words[Name] | undefined = useContext(WordsContext)[subject];
  if (!words) throw new Error(`No loader of this page sends the words of "${subject}"`);
  return words;
}
