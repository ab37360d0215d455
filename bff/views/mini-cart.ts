/**
 * The header's cart. Its prices may be half a minute old; on the pages of cart and checkout it is as fresh as they are.
 */
import type { PricedCart } from "../checkout/cart-pricing.ts";
import { type Cart, cartBadge } from "../rules/cart.ts";
import type { CappedCount } from "../rules/number.ts";
import { priceOf } from "../rules/price.ts";
import { maxQuantity } from "../rules/stock.ts";
import type { ProductRow } from "../upstream/contract.ts";
import type { CartLineView } from "./cart.ts";
import { picture } from "./picture.ts";
import { priceFields, titleOf } from "./product-card.ts";

export interface MiniCart {
  /** Pieces that can be bought, or the cart's quantity if the stock is unknown. */
  count: CappedCount;
  /** Σ unit price × quantity; null without prices: no sum is better than a wrong one. */
  total: number | null;
  lines: Pick<CartLineView, "id" | "title" | "quantity" | "unitPrice" | "picture">[];
}

/**
 * @param rows what the API says of the cart's products; null = it said nothing. Sold-out products, and products that it
 *   no longer has, have no line here (the cart page shows them)
 */
export function miniCart(cart: Cart, rows: ReadonlyMap<number, ProductRow> | null): MiniCart {
  if (rows === null) return { count: cartBadge(cart), total: cart.length === 0 ? 0 : null, lines: [] };
  const lines = cart.flatMap((line) => {
    const row = rows.get(line.id);
    const quantity = Math.min(line.quantity, row ? maxQuantity(row.remain) : 0);
    if (!row || quantity === 0) return [];
    const { unitPrice } = priceFields(row);
    return [{ id: line.id, title: titleOf(row), quantity, unitPrice, picture: picture("product", row.image) }];
  });
  return withSums(lines);
}

/** The header's cart from the page's fresh pricing, so that both show one sum. */
export function pricedMiniCart({ items }: PricedCart): MiniCart {
  return withSums(
    items.map(({ id, product, quantity, listPrice, discount }) => ({
      id,
      title: titleOf(product),
      quantity,
      unitPrice: priceOf({ listPrice, discount }).unitPrice,
      picture: picture("product", product.image),
    })),
  );
}

function withSums(lines: MiniCart["lines"]): MiniCart {
  const total = lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  return { count: cartBadge(lines), total, lines };
}
