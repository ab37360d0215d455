/** What a search changes in a list that it has found. */
import { isFiltered, type Sort } from "../rules/listing-state.ts";
import { hasWords } from "../search/index.ts";
import type { ListingView } from "../views/listing.ts";
import { sorted } from "./read-list.ts";

/** Of several words the longest, which the fewest names have; null for a single word. */
export function longestWord(text: string): string | null {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  return longest === undefined || longest.length < 3 || longest === text ? null : longest;
}

/**
 * A list reduced to the products whose titles have every word. If it has several pages, only this page is reduced, and
 * the total is a lower bound.
 */
export function withWords(view: ListingView, words: string): ListingView {
  const cards = view.cards.filter(({ title }) => hasWords(title, words));
  if (cards.length === view.cards.length) return view;
  const count = cards.length;
  if (view.pages > 1 && count > 0) return { ...view, cards, total: { count, over: true } };
  return { ...view, cards, pages: count > 0 ? 1 : 0, total: { count, over: false } };
}

/**
 * Puts sold-out products last on their page, unless the shopper chose an order.
 * @param order that the text asks for: of a list that cannot be in it as a whole, each page is
 */
export function ordered(view: ListingView, order: Sort | null = null): ListingView {
  if (view.state.sort !== null) return view;
  if (order !== null) return { ...view, cards: sorted(view, order) };
  const isSoldOut = ({ stock }: ListingView["cards"][number]) => stock === "soldOut";
  return { ...view, cards: [...view.cards.filter((card) => !isSoldOut(card)), ...view.cards.filter(isSoldOut)] };
}

/** Whether there is something to show: products, or what the shopper's own choices have left of them. */
export const isShown = (view: ListingView): boolean =>
  view.cards.length > 0 || isFiltered(view.state) || view.state.page > 1;
