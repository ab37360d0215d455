/** The header's cart. Its prices may be half a minute old; cart and checkout ask for their own. */
import type { Cart } from "../domain/cart.ts";
import type { ProductRow } from "../upstream/contract.ts";
import { type Picture, picture } from "./picture.ts";
import { priceFields, titleOf } from "./product-card.ts";

export interface MiniCart {
  /** Σ price × quantity in whole tugrik; null when prices could not be had: no sum is shown rather than a wrong one. */
  total: number | null;
  lines: { id: number; title: string; quantity: number; price: number; picture: Picture }[];
}

/**
 * @param rows what the API says of the cart's products; null = it said nothing. A product that it no longer knows has no
 * line here (the cart page tells the shopper)
 */
export function miniCart(cart: Cart, rows: readonly ProductRow[] | null): MiniCart {
  if (cart.length === 0) return { total: 0, lines: [] };
  if (rows === null) return { total: null, lines: [] };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lines = cart.flatMap(({ id, quantity }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { price } = priceFields(row);
    return [{ id, title: titleOf(row), quantity, price, picture: picture("product", row.image, "") }];
  });
  return { total: lines.reduce((total, { price, quantity }) => total + price * quantity, 0), lines };
}
