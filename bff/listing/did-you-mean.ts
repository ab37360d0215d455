/**
 * Corrections for a search that has found nothing: names of products with one typing error. No call of the API lists
 * all names, and it finds only text that a name contains exactly as typed; but of a word with one error, one half is
 * right.
 */
import { type Atom, atomsOf, isMistyped, swapped } from "../rules/search-forms.ts";
import { coreOf, hasWords, type NameReading, textOf } from "../rules/search-reading.ts";
import { type Call, UpstreamFault } from "../upstream/client.ts";
import type { ProductCard } from "../views/product-card.ts";
import { type ListingQuery, unfiltered } from "./query.ts";
import { sources } from "./sources.ts";

export interface Correction {
  /** A text to search for, or a product's title. */
  name: string;
  href: string;
}

/** Most corrections that are offered. */
const MOST = 3;
/** Shorter words have too many others that differ in one letter. */
const SHORTEST_WORD = 5;
/** Fewer letters occur in too many names: the API returns the first thirty. */
const SHORTEST_HALF = 3;

/**
 * The corrections of one search, which are asked for in the same round as the other spellings, so that a search that
 * finds nothing takes no third one (decision 0245).
 */
export interface Corrections {
  /**
   * Begins to ask, the first time; called when the search's first round has found nothing.
   * @param calls how many are left; 0: the text's words are known, so none of them is mistyped
   */
  begin(calls: number): void;
  /**
   * What was meant; asks now if it was not begun.
   * @throws errors other than faults of the API
   */
  read(): Promise<readonly Correction[]>;
}

/**
 * @param ask asks for the corrections by so many calls
 */
export function createCorrections(ask: (calls: number) => Promise<readonly Correction[]>): Corrections {
  let asked: Promise<readonly Correction[]> | undefined;
  const once = (calls: number) => {
    asked ??= calls > 0 ? ask(calls) : Promise.resolve([]);
    return asked;
  };
  return {
    // The error is thrown to whoever reads; nobody does if the search finds something.
    begin: (calls) => void once(calls).catch(() => undefined),
    read: () => once(HALVES),
  };
}

/** Of a search that only suggests, while the shopper types. */
export const NO_CORRECTIONS: Corrections = { begin: () => undefined, read: async () => [] };

/** The halves of a word. */
const HALVES = 2;

/** The word of a text that a correction is looked for: the longest one that is no recognised name; null if none is. */
export function doubtfulWord(reading: NameReading): Atom | null {
  const long = coreOf(reading).flatMap((place) => {
    const atom = reading.atoms[place];
    return atom && isLong(atom) ? [atom] : [];
  });
  return long.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null;
}

/**
 * Corrects one word of a text by the names of products. All calls at once; one that fails has found nothing.
 * @param reading of the text that has found nothing
 * @param within sub-categories that the text names; empty for all products
 * @param calls of two, the word's beginning and its end are searched for; of one, its beginning
 * @returns links that find something, never the text itself; empty if nothing fits
 * @throws errors other than faults of the API
 */
export async function correctionsOf(
  call: Call,
  reading: NameReading,
  within: readonly number[],
  calls: number,
): Promise<readonly Correction[]> {
  const word = doubtfulWord(reading);
  if (word === null) return [];
  const rest = textOf(
    reading,
    coreOf(reading).filter((place) => reading.atoms[place] !== word),
  );
  const query: ListingQuery = {
    ...unfiltered(1),
    subCategories: [...within],
    brands: reading.brands.map(({ id }) => id),
  };
  const halves = halvesOf(word.typed).slice(0, calls);
  const found = await Promise.all(halves.map((half) => cardsWith(call, half, query)));
  const corrections = found
    .flat()
    .filter(({ title }) => hasWords(title, rest))
    .flatMap((card) => correctionBy(card, reading, word));
  return [...new Map(corrections.map((one) => [one.name.toLowerCase(), one])).values()].slice(0, MOST);
}

const isLong = (atom: Atom) => !atom.isNumber && lengthOf(atom) >= SHORTEST_WORD;
const lengthOf = ({ typed }: Atom) => typed.length;

/** The beginning and the end of a word; of a short one they have its middle letter in common. */
function halvesOf(word: string): string[] {
  const size = Math.max(SHORTEST_HALF, Math.floor(word.length / 2));
  return [word.slice(0, size), word.slice(-size)];
}

async function cardsWith(call: Call, text: string, query: ListingQuery): Promise<readonly ProductCard[]> {
  try {
    return (await sources.search.ask(call, text, query))?.cards ?? [];
  } catch (error) {
    if (error instanceof UpstreamFault) return [];
    throw error;
  }
}

/** The text as a product's title spells the word; where that is not found as it stands, the product itself. */
function correctionBy({ id, title, model, name }: ProductCard, { text }: NameReading, word: Atom): Correction[] {
  const known = atomsOf(title).find(
    ({ key, isNumber }) => !isNumber && (isMistyped(word.key, key) || swapped(word.typed).includes(key)),
  );
  if (known === undefined) return [];
  const corrected = text.slice(0, word.start) + title.slice(known.start, known.end) + text.slice(word.end);
  const isFound = [model, name].some((part) => part.toLowerCase().includes(corrected.toLowerCase()));
  if (isFound) return [{ name: corrected, href: `/search?${new URLSearchParams({ p: corrected })}` }];
  return [{ name: title, href: `/single-product/${id}` }];
}
