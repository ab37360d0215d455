import { askOrNull, type PageContext } from "#bff/client.ts";
import type { SmallCard } from "#bff/views/product-card.ts";

/** A recently viewed product, as pages print it. */
export type RecentCard = Omit<SmallCard, "rating">;

/** For loaders: what goes with the products in the cart; an empty list when there is nothing, or the API fails. */
export async function readFitting({ bff }: Pick<PageContext, "bff">): Promise<RecentCard[]> {
  return printedRow(await askOrNull(bff.cart.fitting.$get()));
}

/** Small cards as a row prints them. */
export function printedRow(cards: readonly SmallCard[] | null): RecentCard[] {
  return (cards ?? []).map(({ rating: _, ...card }) => card);
}
