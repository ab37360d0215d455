/** What joining carts at a sign-in has done to the browser's, for the shopper to be told (rule C9). */
import type { JoinedCart } from "../domain/join-carts.ts";
import type { ProductRow } from "../upstream/contract.ts";

/** The kept cart could not be had (`unknown`), or how the browser's differs now. */
export type CartNews =
  | { outcome: "unknown" }
  | {
      outcome: "joined";
      added: number;
      /** Models of the added products, as far as the API has named them in time. */
      models: string[];
      changed: number;
      /** Removed or ordered at another browser; with former places, to be put back. */
      removed: { id: number; quantity: number; place: number }[];
      /** Kept lines for which the cart had no room. */
      left: number;
    };

/**
 * @param rows what the API says of the added products, if anything
 * @returns null when the cart is as it was
 */
export function cartNews({ added, changed, removed, left }: JoinedCart, rows: readonly ProductRow[]): CartNews | null {
  if (added.length + changed + removed.length + left.length === 0) return null;
  return {
    outcome: "joined",
    added: added.length,
    models: added.flatMap(({ id }) => rows.find((row) => row.id === id)?.model ?? []),
    changed,
    removed: removed.map(({ line: { id, quantity }, place }) => ({ id, quantity, place })),
    left: left.length,
  };
}
