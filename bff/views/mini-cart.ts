/** The header's cart. Its prices may be half a minute old; cart and checkout ask for their own. */
import { type Cart, cartBadge } from "../domain/cart.ts";
import type { CappedCount } from "../domain/number.ts";
import { maxQuantity } from "../domain/stock.ts";
import type { ProductRow } from "../upstream/contract.ts";
import { type Picture, picture } from "./picture.ts";
import { priceFields, titleOf } from "./product-card.ts";

export interface MiniCart {
  /** Pieces that can be bought, or that lie in the cart where stock is unknown. */
  count: CappedCount;
  /** Σ price × quantity in whole tugrik; null when prices could not be had: no sum is shown rather than a wrong one. */
  total: number | null;
  lines: { id: number; title: string; quantity: number; price: number; picture: Picture }[];
}

/**
 * @param rows what the API says of the cart's products; null = it said nothing. What is sold out, or what it no longer knows, has no
 * line here (the cart page tells the shopper)
 */
export function miniCart(cart: Cart, rows: readonly ProductRow[] | null): MiniCart {
  if (rows === null) return { count: cartBadge(cart), total: cart.length === 0 ? 0 : null, lines: [] };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lines = cart.flatMap((line) => {
    const row = byId.get(line.id);
    const quantity = Math.min(line.quantity, row ? maxQuantity(row.remain) : 0);
    if (!row || quantity === 0) return [];
    const { price } = priceFields(row);
    return [{ id: line.id, title: titleOf(row), quantity, price, picture: picture("product", row.image, "") }];
  });
  const total = lines.reduce((total, { price, quantity }) => total + price * quantity, 0);
  return { count: cartBadge(lines), total, lines };
}
