/**
 * The cart with what is true of its products now. Two calls in parallel are one round trip: `compare` knows name,
 * picture and price, `cart-product` the discount, bonus and stock that the order will be held to (design.md §4).
 */
import { cookies } from "./cookies.ts";
import { type Cart, type CartChange, cutToStock } from "./domain/cart.ts";
import { roundTugrik } from "./domain/money.ts";
import type { Remain } from "./domain/stock.ts";
import type { PricedLine } from "./domain/totals.ts";
import type { ProductRow } from "./upstream/contract.ts";
import type { Visitor } from "./visitor.ts";

/** A line whose product is there and in stock. */
export interface CartItem extends PricedLine {
  id: number;
  product: ProductRow;
  remain: Remain;
}

export interface PricedCart {
  items: CartItem[];
  /** Lines that could not stay as they were; a gone product has no row any more. */
  changes: (CartChange & { product: ProductRow | null })[];
}

/**
 * Reads the cart cookie, prices it afresh and cuts it to stock; the cut cart is written back (spec 1 §4: "on load of the
 * cart page the quantity of each line is cut to current stock").
 * @throws UpstreamFault when either call brings nothing: a cart is never priced from stale or partial data
 */
export async function priceCart(visitor: Visitor): Promise<PricedCart> {
  const cart: Cart = (await visitor.jar.read(cookies.cart)) ?? [];
  // An empty list is fatal on the existing server (wire contract §1).
  if (cart.length === 0) return { items: [], changes: [] };
  const ids = cart.map((line) => line.id);
  const [described, stocked] = await Promise.all([
    visitor.fresh("compare", { id: ids }),
    visitor.fresh("cartProduct", { products: ids }),
  ]);
  const products = new Map(described.product.map((row) => [row.id, row]));
  const stock = new Map(stocked.product.map((row) => [row.id, row]));

  const remains = new Map<number, Remain>();
  for (const [id, product] of products) {
    const line = stock.get(id);
    if (line) remains.set(id, line.remain ?? product.remain);
  }
  const { cart: kept, changes } = cutToStock(cart, remains);
  if (changes.length > 0) writeCart(visitor, kept);

  const items = kept.flatMap(({ id, quantity }) => {
    const product = products.get(id);
    const line = stock.get(id);
    if (!product || !line) return [];
    const price = roundTugrik(product.sale_price);
    return [
      {
        id,
        quantity,
        price,
        discount: line.discount,
        bonusPercent: line.bonus_percent,
        product,
        remain: remains.get(id) ?? null,
      },
    ];
  });
  return { items, changes: changes.map((change) => ({ ...change, product: products.get(change.id) ?? null })) };
}

/** Keeps the cart; an empty one leaves no cookie. */
export function writeCart(visitor: Visitor, cart: Cart): void {
  if (cart.length === 0) visitor.jar.clear(cookies.cart);
  else visitor.jar.write(cookies.cart, [...cart]);
}
