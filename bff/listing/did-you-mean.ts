/**
 * Corrections for a search that has found nothing: names of products with one typing error. No call of the API lists
 * all names, and it finds only text that a name contains exactly as typed; but of a word with one error, one half is
 * right.
 */
import { correctedWord, doubtfulWord, halvesOf, hasWords, type Reading, textOf } from "../search/index.ts";
import { type Call, UpstreamFault } from "../upstream/client.ts";
import type { ProductCard } from "../views/product-card.ts";
import { unfiltered } from "./query.ts";
import { sources } from "./sources.ts";

export interface Correction {
  /** A text to search for, or a product's title. */
  name: string;
  href: string;
}

/** Most corrections that are offered. */
const MAX_CORRECTIONS = 3;

/**
 * Corrects one word of a text by the names of products. Both halves at once; one that fails has found nothing.
 * @param reading of the text that has found nothing
 * @returns links that find something, never the text itself; empty if nothing fits
 * @throws errors other than faults of the API
 */
export async function correctionsOf(call: Call, reading: Reading): Promise<readonly Correction[]> {
  const word = doubtfulWord(reading);
  if (word === null) return [];
  const rest = textOf(
    reading,
    reading.rest.filter((place) => reading.atoms[place] !== word),
  );
  const found = await Promise.all(halvesOf(word.typed).map((half) => cardsWith(call, half)));
  const corrections = found
    .flat()
    .filter(({ title }) => hasWords(title, rest))
    .flatMap((card) => correctionBy(card, correctedWord(card.title, reading, word)));
  return [...new Map(corrections.map((one) => [one.name.toLowerCase(), one])).values()].slice(0, MAX_CORRECTIONS);
}

async function cardsWith(call: Call, text: string): Promise<readonly ProductCard[]> {
  try {
    return (await sources.search.ask(call, text, unfiltered(1)))?.cards ?? [];
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
