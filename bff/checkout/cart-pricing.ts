/**
 * The cart with the current data of its products. Two calls in parallel are one round trip: `compare` knows name,
 * picture and price, `cart-product` the discount, bonus and stock that the API will apply to the order (docs/api.md,
 * section 5).
 */

import { type CartLine, checkCart, type LineChange, type ProductNow } from "../rules/cart.ts";
import { priceOf, toListPrice } from "../rules/price.ts";
import type { Remain } from "../rules/stock.ts";
import type { PricedLine } from "../rules/totals.ts";
import type { Visitor } from "../session/visitor.ts";
import type { VisitorApi } from "../session/visitor-api.ts";
import { readCart } from "../shopper/own-cart.ts";
import type { ProductRow, ReplyOf } from "../upstream/contract.ts";
import { optionalData } from "../upstream/optional-data.ts";

type FreshLine = ReplyOf<"cartProduct">["product"][number];

/** A line whose product exists and is in stock. */
export interface CartItem extends PricedLine {
  id: number;
  product: ProductRow;
  remain: Remain;
  /** Changes since the shopper last saw the line. */
  changes: LineChange[];
}

/**
 * A line that cannot be sold now: sold out, gone from the shop, or unreadable. It stays until the shopper removes it.
 */
export interface UnsoldLine {
  id: number;
  /** The quantity that the shopper chose. */
  quantity: number;
  product: ProductRow | null;
  changes: LineChange[];
}

export interface PricedCart {
  items: CartItem[];
  unsold: UnsoldLine[];
}

/** The cart as far as it is known while the API does not answer. */
export interface KnownLine {
  line: CartLine;
  /** From the cache; undefined on a miss. */
  product: ProductRow | null;
}

/**
 * Reads the cart, prices it with fresh data and limits it to the stock (rule C4). The cart stays as it is.
 * @throws UpstreamFault when either call fails: a cart is never priced from stale or partial data
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
      // A product in neither reply is gone; in only one of them, it exists but cannot be sold.
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
      const listPrice = toListPrice(product.sale_price);
      return [{ id, quantity, listPrice, discount, bonusPercent, product, remain: remain ?? product.remain, changes }];
    }),
    unsold: checked.flatMap(({ line: { id, quantity }, quantity: left, changes }) =>
      left > 0 ? [] : [{ id, quantity, product: described.get(id) ?? null, changes }],
    ),
  };
}

/**
 * The cart without the API: names and pictures from the cache, and the prices that the shopper last saw.
 */
export async function knownCart(visitor: Visitor): Promise<KnownLine[]> {
  const cart = await readCart(visitor);
  const rows = await productRows(
    visitor.api.cached,
    cart.map(({ id }) => id),
  );
  return cart.map((line) => ({ line, product: rows?.get(line.id) ?? null }));
}

/**
 * Products by id, without those that the shop no longer has: at most half a minute old or, when the API fails, as old
 * as the cache has them.
 * @param cached `visitor.api.cached` or `cachedOnly`
 * @returns null without any data
 */
export async function productRows(
  cached: VisitorApi["cached"],
  ids: readonly number[],
): Promise<Map<number, ProductRow> | null> {
  // An empty list is fatal on the existing server (docs/api.md, section 1).
  if (ids.length === 0) return new Map();
  // Sorted, so that one set of products is one cache entry.
  const reply = await optionalData(cached("compare", { id: ids.toSorted((a, b) => a - b) }));
  return reply && new Map(reply.product.map((row) => [row.id, row]));
}

/**
 * The current data of the product whose cart button was pressed, with its model for the notice; undefined when the API
 * does not know it.
 */
export async function askProduct(visitor: Visitor, id: number): Promise<NamedProduct | undefined> {
  return (await askNamed(visitor, [id])).get(id);
}

/** As `askProduct`, for several at once; those that the API does not know are missing. */
export async function askNamed(visitor: Visitor, ids: number[]): Promise<Map<number, NamedProduct>> {
  const { described, stocked } = await askProducts(visitor, ids);
  return new Map(
    ids.flatMap((id): [number, NamedProduct][] => {
      const product = described.get(id);
      const stock = stocked.get(id);
      return product && stock ? [[id, { ...productNow(product, stock), model: product.model }]] : [];
    }),
  );
}

type NamedProduct = ProductNow & { model: string };

async function askProducts(visitor: Visitor, wanted: number[]) {
  // Sorted like the header's call, so that both share one call.
  const ids = wanted.toSorted((a, b) => a - b);
  // An empty list is fatal on the existing server (docs/api.md, section 1).
  if (ids.length === 0) return { described: new Map<number, ProductRow>(), stocked: new Map<number, FreshLine>() };
  const [described, stocked] = await Promise.all([
    visitor.api.fresh("compare", { id: ids }),
    visitor.api.fresh("cartProduct", { products: ids }),
  ]);
  return {
    described: new Map(described.product.map((row) => [row.id, row])),
    stocked: new Map(stocked.product.map((row) => [row.id, row])),
  };
}

function productNow(row: ProductRow, { discount, remain }: FreshLine): ProductNow {
  const { unitPrice, oldPrice } = priceOf({ listPrice: toListPrice(row.sale_price), discount });
  return { remain: remain ?? row.remain, unitPrice, discounted: oldPrice !== null };
}
