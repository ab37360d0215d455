import type { ReplyOf } from "../upstream/contract.ts";
import { PROMOTIONAL_ID } from "./product.ts";
import { type SmallCard, smallCard } from "./product-card.ts";

/** As many as are shown beside the cart. */
const MAX_FITTING = 4;

/**
 * Related products that are in stock and not in the cart: the first of each line's, then the second of each.
 * @param replies of the product pages of the cart's lines; null = none in time
 * @param inCart the ids in the cart
 */
export function fittingView(
  replies: readonly (ReplyOf<"singleProduct"> | null)[],
  inCart: ReadonlySet<number>,
): SmallCard[] {
  const shelves = replies.map((reply) => (reply?.result === "success" ? reply.related : []));
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) => shelves.flatMap((shelf) => shelf[place] ?? [])).flat();
  const byId = new Map(
    inTurn
      .filter(({ id, remain }) => remain !== null && remain > 0 && id !== PROMOTIONAL_ID && !inCart.has(id))
      .map((row) => [row.id, row]),
  );
  return [...byId.values()].slice(0, MAX_FITTING).map(smallCard);
}
