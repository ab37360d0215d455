import { useMatches } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import type { Subject, Words } from "./words.ts";

const WordsContext = createContext<Partial<Words>>({});

/** Provides the sentences that no loader sends: those of every page, and of components that no page's loader serves. */
export const WordsProvider = WordsContext.Provider;

/** Offers to `useWords` the sentences of every page and the `words` that this page's loaders have sent. */
export function PageWords({ children }: { children: ReactNode }) {
  const common = useContext(WordsContext);
  return <WordsContext.Provider value={{ ...common, ...wordsOf(useMatches()) }}>{children}</WordsContext.Provider>;
}

function wordsOf(matches: readonly { data: unknown }[]): Partial<Words> {
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
