/** Products viewed last. */
import { recentlyShown } from "../rules/recently-viewed.ts";
import type { ProductRow } from "../upstream/contract.ts";
import { type SmallCard, smallCard } from "./product-card.ts";

/**
 * @param ids what the shopper viewed, newest first
 * @param rows what the API says of them; one that it no longer knows makes room for the next
 * @param current the product whose page the shopper is on
 */
export function recentView(
  ids: readonly number[],
  rows: ReadonlyMap<number, ProductRow>,
  current?: number,
): SmallCard[] {
  const known = ids.filter((id) => rows.has(id));
  return recentlyShown(known, current).flatMap((id) => {
    const row = rows.get(id);
    return row ? [smallCard(row)] : [];
  });
}
