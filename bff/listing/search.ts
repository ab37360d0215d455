/**
 * Search. What a text names (category, brand, colour, specification) is sent as filters; otherwise the text is searched
 * for as typed, and if that finds nothing, in other likely spellings (decision 0201).
 */
import type { ListingState } from "../rules/listing-state.ts";
import { hasWords, type NameVocabulary, respelled, termsOf } from "../rules/search-reading.ts";
import { cyrillicGuesses, latinGuess, MOST_GUESSES } from "../rules/transliteration.ts";
import { type Call, UpstreamFault } from "../upstream/client.ts";
import type { ListingView } from "../views/listing.ts";
import { type Corrections, doubtfulWord, NO_CORRECTIONS } from "./did-you-mean.ts";
import { inStockFirst, longestWord, withWords } from "./found-list.ts";
import { unfiltered } from "./query.ts";
import { readList } from "./read-list.ts";
import { type SearchScope, sources } from "./sources.ts";
import { meantBy } from "./understood-search.ts";

/** The names that the shop uses, requested only when a text is not to be searched for letter by letter. */
export interface ShopNames {
  vocabulary: NameVocabulary;
  /** The menu's words, for guesses at what is typed in Latin letters. */
  words: readonly string[];
}
export type AskNames = () => Promise<ShopNames>;

/** A text that the API found something for. */
interface Found {
  text: string;
  /** Its words, for an API that finds them in any order. */
  terms?: readonly string[];
  /** All words that a title must have, where `text` is only one of them. */
  words?: string;
}

/**
 * Searches for the text of a state. A guess never hides a literal match; only names that account for the whole text do.
 * @param corrections begun as soon as nothing is found in the first round
 * @returns null when nothing is found. At most four calls in two rounds, corrections included, beside those of the
 *   names; filtering or paging the list of a recognised name takes that list's own calls
 */
export async function readSearch(
  call: Call,
  names: AskNames,
  state: ListingState,
  corrections: Corrections = NO_CORRECTIONS,
): Promise<ListingView | null> {
  const shown = state.exact ? null : await names();
  const meant = shown && meantBy(call, shown.vocabulary, state, corrections);
  if (!meant) return readText(call, shown, state, corrections);
  const literal = onDemand(() => (meant.isDecided ? Promise.resolve(false) : finds(call, state.text)));
  const isLiteral = () => literal().catch(() => false);
  // If it is likely to be needed, it is called at once, in parallel with the named list.
  if (!meant.isLikely) void isLiteral();
  const found = await meant.read(isLiteral).catch(unlessFaulty(FAULTY));
  if (found !== FAULTY && found?.isSure) return found.view;
  if (await literal()) return literally(call, state);
  if (found === FAULTY) return readText(call, shown, state, corrections);
  if (found) return found.view;
  // The name found nothing: a description may still contain the text.
  return meant.isDecided && (await finds(call, state.text)) ? literally(call, state) : null;
}

/** The list that the literal search finds. */
async function literally(call: Call, state: ListingState): Promise<ListingView | null> {
  const view = await readList(sources.search, call, state.text, state);
  return view && inStockFirst(view);
}

/** The API did not answer for what the text names: the text itself is searched for, as if it named nothing. */
const FAULTY = "faulty";

/** Calls `ask` once, when its answer is first needed. */
function onDemand<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

/** Searches for the text as typed, or in its likely spellings. */
async function readText(
  call: Call,
  names: ShopNames | null,
  state: ListingState,
  corrections: Corrections,
): Promise<ListingView | null> {
  const found = await findText(call, names, state.text, corrections);
  if (found === null) return null;
  const view = await readList(sources.search, call, scopeOf(found), state);
  if (view === null) return null;
  if (found.words !== undefined) return inStockFirst(withWords(view, found.words));
  const transliterated = found.text === state.text ? null : { typed: state.text, shown: found.text };
  return { ...inStockFirst(view), transliterated };
}

/**
 * The text to search for: the typed one if it finds anything, otherwise the likeliest other spelling that does.
 * @param names null: only ever the text as it is typed
 * @returns null when nothing is found. One call if the text is found as typed, or, by an API that understands `terms`,
 *   with its words in any order; at most four, all but the first in parallel, corrections included
 */
async function findText(
  call: Call,
  names: ShopNames | null,
  text: string,
  corrections: Corrections,
): Promise<Found | null> {
  const typed = names ? { text, terms: termsOf(text) } : { text };
  if (await findsAs(call, typed)) return typed;
  if (names === null) return null;
  const halves = callsForCorrections(names.vocabulary, text);
  corrections.begin(halves);
  const spellings = otherSpellings(text, names.words, halves > 0).slice(0, MOST_GUESSES - halves);
  const found = await Promise.all(
    // The literal text was answered, so the API works: a guess on which it hangs counts as finding nothing.
    spellings.map((spelling) => findsAs(call, spelling).catch(unlessUnanswered(false))),
  );
  return spellings[found.indexOf(true)] ?? null;
}

/**
 * How many of the calls for spellings go to a word that may be mistyped: of one word both halves, since it has one
 * other spelling at most; of several words the beginning, since one of them may be right by itself.
 */
function callsForCorrections(vocabulary: NameVocabulary, text: string): number {
  if (doubtfulWord(vocabulary.read(text)) === null) return 0;
  return longestWord(text) === null ? 2 : 1;
}

/**
 * The likeliest first.
 * @param isUnknown whether it has a word that is no name: of several words the longest then comes before guesses
 */
function otherSpellings(text: string, shopWords: readonly string[], isUnknown: boolean): Found[] {
  const guesses = cyrillicGuesses(text, shopWords).map((spelling): Found => ({ text: spelling }));
  const longest = longestWord(text);
  const latin = /\p{Script=Cyrillic}/u.test(text) && /\d/.test(text) ? [latinGuess(text)] : [];
  const spelled = [...respelled(text), ...latin].map((spelling): Found => ({ text: spelling }));
  const alone = longest === null ? [] : [{ text: longest, words: text }];
  const [likeliest, others] = [guesses.slice(0, 1), guesses.slice(1)];
  const found: Found[] = [...spelled, ...(isUnknown ? [alone, likeliest] : [likeliest, alone]).flat(), ...others];
  const known = new Map(found.filter((one) => one.text !== text).map((one) => [one.text, one]));
  return [...known.values()];
}

/** With `terms` only if there are several: a single word is the text itself. */
const scopeOf = ({ text, terms = [] }: Found): SearchScope => (terms.length > 1 ? { text, terms } : text);

async function findsAs(call: Call, { words, ...found }: Found): Promise<boolean> {
  const contents = await sources.search.ask(call, scopeOf(found), unfiltered(1));
  return contents !== null && (words === undefined || contents.cards.some(({ title }) => hasWords(title, words)));
}

const finds = (call: Call, text: string) => findsAs(call, { text });

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

/** As `unlessUnanswered`, for any fault of the API. */
function unlessFaulty<const Instead>(instead: Instead) {
  return (error: unknown): Instead => {
    if (error instanceof UpstreamFault) return instead;
    throw error;
  };
}
