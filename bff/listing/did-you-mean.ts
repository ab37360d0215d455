/**
 * Corrections for a search that has found nothing: names of products with one typing error. No call of the API lists
 * all names, and it finds only text that a name contains exactly as typed; but of a word with one error, one half is
 * right.
 */
import { correctedWord, doubtfulWord, halvesOf, hasWords, type Reading, textOf } from "../search/index.ts";
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
/**
 * The corrections of one search, which are asked for in the same round as the other spellings, so that a search that
 * finds nothing takes no third one (decision 0202).
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
  reading: Reading,
  within: readonly number[],
  calls: number,
): Promise<readonly Correction[]> {
  const word = doubtfulWord(reading);
  if (word === null) return [];
  const rest = textOf(
    reading,
    reading.rest.filter((place) => reading.atoms[place] !== word),
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
    .flatMap((card) => correctionBy(card, correctedWord(card.title, reading, word)));
  return [...new Map(corrections.map((one) => [one.name.toLowerCase(), one])).values()].slice(0, MOST);
}

async function cardsWith(call: Call, text: string, query: ListingQuery): Promise<readonly ProductCard[]> {
  try {
    return (await sources.search.ask(call, text, query))?.cards ?? [];
  } catch (error) {
    if (error instanceof UpstreamFault) return [];
    throw error;
  }
}

/** A search for the corrected text; where that is not found as it stands, the product itself. */
function correctionBy({ id, title, model, name }: ProductCard, corrected: string | null): Correction[] {
  if (corrected === null) return [];
  const isFound = [model, name].some((part) => part.toLowerCase().includes(corrected.toLowerCase()));
  if (isFound) return [{ name: corrected, href: `/search?${new URLSearchParams({ p: corrected })}` }];
  return [{ name: title, href: `/single-product/${id}` }];
}
