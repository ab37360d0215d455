/** Search: first the literal text; if that finds nothing, transliterated from Latin letters. */
import type { ListingState } from "../domain/listing-state.ts";
import { cyrillicGuesses } from "../domain/transliteration.ts";
import { type Call, UpstreamFault } from "../upstream/client.ts";
import type { ListingView } from "../views/listing.ts";
import { unfiltered } from "./query.ts";
import { readList } from "./read-list.ts";
import { sources } from "./sources.ts";

/** The shop's vocabulary (its menu), in Cyrillic; requested only when a text needs guesses. */
export type ShopWords = () => Promise<readonly string[]>;

/**
 * Searches for the text of a state. A guess never hides a literal match.
 * @returns null when nothing is found
 */
export async function readSearch(call: Call, words: ShopWords, state: ListingState): Promise<ListingView | null> {
  const shown = await findText(call, words, state);
  if (shown === null) return null;
  const view = await readList(sources.search, call, shown, state);
  return view && { ...view, transliterated: shown === state.text ? null : { typed: state.text, shown } };
}

/**
 * The text to search for: the typed one if it finds anything, otherwise the likeliest guess that does.
 * @param exact only ever the text as it is typed
 * @returns null when nothing is found. One call for what is found as it is typed; at most four, three of them guesses
 */
export async function findText(
  call: Call,
  words: ShopWords,
  { text, exact }: Pick<ListingState, "text" | "exact">,
): Promise<string | null> {
  const asked = async (guess: string) => (await sources.search.ask(call, guess, unfiltered(1))) !== null;
  // The literal text was answered, so the API works: a guess on which it hangs counts as finding nothing.
  const finds = (guess: string) => asked(guess).catch(unlessUnanswered(false));
  if (await asked(text)) return text;
  if (exact) return null;
  const [likeliest, ...others] = cyrillicGuesses(text, await words());
  if (likeliest === undefined) return null;
  if (await finds(likeliest)) return likeliest;
  // The others at once: this page has waited for two calls already.
  const found = await Promise.all(others.map(finds));
  return others[found.indexOf(true)] ?? null;
}

/**
 * No response: it hung, the connection broke, or the circuit is open. A retry may help for any other fault.
 */
const UNANSWERED = new Set<UpstreamFault["reason"]>(["timeout", "reset", "paused"]);

/**
 * For a search that the existing server does not survive (docs/api.md, section 6: hits without any specification).
 * @returns what to do with an error: `instead` where there was no answer
 * @throws every other error again
 */
export function unlessUnanswered<const Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (error instanceof UpstreamFault && UNANSWERED.has(error.reason)) return instead;
    throw error;
  };
}
