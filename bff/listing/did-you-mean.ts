/**
 * Corrections for a search that has found nothing: names of products with one typing error (decision 0210). No call of
 * the API lists all names, and it finds only text that a name contains exactly as typed; but of a word with one error,
 * one half is right.
 */
import { type Atom, atomsOf, isMistyped, swapped } from "../domain/search-forms.ts";
import { coreOf, hasWords, type NameReading, textOf } from "../domain/search-reading.ts";
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
 * Corrects one word of a text by the names of products. Two calls at once; one that fails has found nothing.
 * @param reading of the text that has found nothing
 * @param within sub-categories that the text names; empty for all products
 * @returns links that find something, never the text itself; empty if nothing fits
 * @throws errors other than faults of the API
 */
export async function correctionsOf(
  call: Call,
  reading: NameReading,
  within: readonly number[],
): Promise<readonly Correction[]> {
  const core = coreOf(reading);
  const [place] = core
    .filter((one) => isLong(reading.atoms[one]))
    .toSorted((a, b) => lengthOf(reading.atoms[b]) - lengthOf(reading.atoms[a]));
  const word = place === undefined ? undefined : reading.atoms[place];
  if (word === undefined) return [];
  const rest = textOf(
    reading,
    core.filter((one) => one !== place),
  );
  const query: ListingQuery = {
    ...unfiltered(1),
    subCategories: [...within],
    brands: reading.brands.map(({ id }) => id),
  };
  const found = await Promise.all(halvesOf(word.typed).map((half) => cardsWith(call, half, query)));
  const corrections = found
    .flat()
    .filter(({ title }) => hasWords(title, rest))
    .flatMap((card) => correctionBy(card, reading, word));
  return [...new Map(corrections.map((one) => [one.name.toLowerCase(), one])).values()].slice(0, MOST);
}

const isLong = (atom: Atom | undefined) => atom?.isNumber === false && lengthOf(atom) >= SHORTEST_WORD;
const lengthOf = (atom: Atom | undefined) => atom?.typed.length ?? 0;

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
