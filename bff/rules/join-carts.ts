/**
 * Merges a browser's cart with its customer's stored cart (rule C9): a three-way merge. The base is what the shop last
 * knew the browser to have; without one, both carts count in full.
 */
import { type Cart, type CartLine, MAX_LINES, quantityOf } from "./cart.ts";

export interface Carts {
  /** The browser's. */
  mine: Cart;
  /** The customer's, as all their browsers have left it. */
  kept: Cart;
  /** What this browser had when the two were last compared; empty for a browser that is new to the customer. */
  base: Cart;
}

/** A browser's cart after joining, and how it differs from the one before. */
export interface JoinedCart {
  cart: Cart;
  /** Lines that other browsers have brought, in their order. */
  added: CartLine[];
  /** How many lines have another quantity. */
  changed: number;
  /** Lines that another browser has removed or ordered since, with their former places. */
  removed: { line: CartLine; place: number }[];
  /** Stored lines for which the cart has no room; they stay stored. */
  left: CartLine[];
}

/**
 * One line's quantity: the side that has changed it since the base decides; if both have, the larger quantity counts,
 * so that nothing is lost.
 */
function joinedQuantity(mine: number, kept: number, base: number): number {
  if (mine === base) return kept;
  return kept === base ? mine : Math.max(mine, kept);
}

/**
 * Joins both carts, for signing in. A line keeps its place in the browser's cart; what others have brought follows, as
 * far as `MAX_LINES` allows. It asks for neither stock nor prices: the cart's page compares each line (`checkCart`).
 */
export function joinCarts({ mine, kept, base }: Carts): JoinedCart {
  const wished = (id: number) => joinedQuantity(quantityOf(mine, id), quantityOf(kept, id), quantityOf(base, id));
  const own = mine.flatMap((line) => withQuantity(line, wished(line.id)));
  const brought = kept
    .filter(({ id }) => quantityOf(mine, id) === 0)
    .flatMap((line) => withQuantity(line, wished(line.id)));
  const added = brought.slice(0, Math.max(0, MAX_LINES - own.length));
  return {
    cart: [...own, ...added],
    added,
    changed: own.filter(({ id, quantity }) => quantity !== quantityOf(mine, id)).length,
    removed: mine.flatMap((line, place) => (wished(line.id) === 0 ? [{ line, place }] : [])),
    left: brought.slice(added.length),
  };
}

/**
 * The customer's cart after a change in one browser: only what that browser has changed since the base counts, so that
 * simultaneous changes to different lines are all applied; of changes to one line, the last one counts.
 */
export function keepChanges({ mine, kept, base }: Carts): Cart {
  const isChanged = (id: number) => quantityOf(mine, id) !== quantityOf(base, id);
  const stays = kept.flatMap((line) => {
    if (!isChanged(line.id)) return [line];
    return mine.find(({ id }) => id === line.id) ?? [];
  });
  return [...stays, ...mine.filter(({ id }) => isChanged(id) && quantityOf(kept, id) === 0)];
}

const withQuantity = (line: CartLine, quantity: number): CartLine[] => (quantity === 0 ? [] : [{ ...line, quantity }]);
