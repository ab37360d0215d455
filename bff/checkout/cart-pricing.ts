/**
 * The cart with what is true of its products now. Two calls in parallel are one round trip: `compare` knows name,
 * picture and price, `cart-product` the discount, bonus and stock that the order will be held to (docs/api.md, section
 * 5).
 */

import { type Cart, type CartLine, checkCart, type LineChange, type ProductNow } from "../domain/cart.ts";
import { roundTugrik } from "../domain/money.ts";
import { priceOf, toListPrice } from "../domain/price.ts";
import type { Remain } from "../domain/stock.ts";
import type { PricedLine } from "../domain/totals.ts";
import { cookies } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";
import type { ProductRow, ReplyOf } from "../upstream/contract.ts";
import { optionalData } from "../upstream/optional-data.ts";

type FreshLine = ReplyOf<"cartProduct">["product"][number];

/** A line whose product is there and in stock. */
export interface CartItem extends PricedLine {
  id: number;
  product: ProductRow;
  remain: Remain;
  /** What is not as the shopper last saw it. */
  changes: LineChange[];
}

/**
 * A line that cannot be sold now: sold out, gone from the shop, or not to be read. It stays until the shopper takes it
 * out.
 */
export interface UnsoldLine {
  id: number;
  /** Pieces that the shopper wished. */
  quantity: number;
  product: ProductRow | null;
  changes: LineChange[];
}

export interface PricedCart {
  items: CartItem[];
  unsold: UnsoldLine[];
}

/** What is known of a cart while its products cannot be asked about. */
export interface KnownLine {
  line: CartLine;
  /** From the cache, if it is there. */
  product: ProductRow | null;
}

/** The cart as its cookie has it. */
export async function readCart({ jar }: Visitor): Promise<Cart> {
  return (await jar.read(cookies.cart)) ?? [];
}

/** Keeps the cart; an empty one leaves no cookie. */
export function writeCart(visitor: Visitor, cart: Cart): void {
  if (cart.length === 0) visitor.jar.clear(cookies.cart);
  else visitor.jar.write(cookies.cart, [...cart]);
}

/**
 * Reads the cart cookie, prices it afresh and cuts it to stock (rule C4: "on load of the cart page the quantity of each
 * line is cut to current stock"). The cookie stays as it is.
 * @throws UpstreamFault when either call brings nothing: a cart is never priced from stale or partial data
 */
export async function priceCart(visitor: Visitor): Promise<PricedCart> {
  const cart = await readCart(visitor);
  const { described, stocked } = await askProducts(
    visitor,
    cart.map((line) => line.id),
  );
  const products = new Map(
    cart.flatMap(({ id }): [number, ProductNow | null][] => {
      const row = described.get(id);
      const stock = stocked.get(id);
      // In neither answer it is gone; in one of them only, it is there and cannot be sold.
      if (!row && !stock) return [];
      return [[id, row && stock ? productNow(row, stock) : null]];
    }),
  );
  const checked = checkCart(cart, products);
  return {
    items: checked.flatMap(({ line: { id }, quantity, changes }) => {
      const product = described.get(id);
      const stock = stocked.get(id);
      if (!product || !stock || quantity === 0) return [];
      const { discount, bonus_percent: bonusPercent, remain } = stock;
      const listPrice = toListPrice(roundTugrik(product.sale_price));
      return [{ id, quantity, listPrice, discount, bonusPercent, product, remain: remain ?? product.remain, changes }];
    }),
    unsold: checked.flatMap(({ line: { id, quantity }, quantity: left, changes }) =>
      left > 0 ? [] : [{ id, quantity, product: described.get(id) ?? null, changes }],
    ),
  };
}

/**
 * The cart as far as it is known without the API: names and pictures from the cache, the prices that the shopper last
 * saw.
 */
export async function knownCart(visitor: Visitor): Promise<KnownLine[]> {
  const cart = await readCart(visitor);
  const rows = await cachedRows(visitor, cart);
  return cart.map((line) => ({ line, product: rows?.find(({ id }) => id === line.id) ?? null }));
}

/**
 * What the API says of the cart's products, half a minute old at most or, where it does not answer, as old as the cache
 * has it.
 * @returns null when it does not say
 */
export async function cachedRows(visitor: Pick<Visitor, "cached">, cart: Cart): Promise<ProductRow[] | null> {
  // An empty list is fatal on the existing server (docs/api.md, section 1).
  if (cart.length === 0) return [];
  // In order, so that one set of products is one cache entry.
  const ids = cart.map(({ id }) => id).sort((a, b) => a - b);
  const reply = await optionalData(visitor.cached("compare", { id: ids }));
  return reply?.product ?? null;
}

/** The product of a cart's button now, and its model, for the notice; undefined when the API does not know it. */
export async function askProduct(visitor: Visitor, id: number): Promise<(ProductNow & { model: string }) | undefined> {
  const { described, stocked } = await askProducts(visitor, [id]);
  const product = described.get(id);
  const stock = stocked.get(id);
  return product && stock && { ...productNow(product, stock), model: product.model };
}

async function askProducts(visitor: Visitor, wanted: number[]) {
  // In order: the header's question too, which is then asked once.
  const ids = wanted.toSorted((a, b) => a - b);
  // An empty list is fatal on the existing server (docs/api.md, section 1).
  if (ids.length === 0) return { described: new Map<number, ProductRow>(), stocked: new Map<number, FreshLine>() };
  const [described, stocked] = await Promise.all([
    visitor.fresh("compare", { id: ids }),
    visitor.fresh("cartProduct", { products: ids }),
  ]);
  return {
    described: new Map(described.product.map((row) => [row.id, row])),
    stocked: new Map(stocked.product.map((row) => [row.id, row])),
  };
}

function productNow(row: ProductRow, { discount, remain }: FreshLine): ProductNow {
  const { unitPrice, oldPrice } = priceOf({ listPrice: toListPrice(roundTugrik(row.sale_price)), discount });
  return { remain: remain ?? row.remain, unitPrice, discounted: oldPrice !== null };
}
