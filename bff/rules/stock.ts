import { type CappedCount, capCount, clampWhole } from "./number.ts";

/**
 * Pieces left. `null` where the existing API does not say (best sellers, top rated): then everything is allowed, and
 * the cart, which asks again, corrects it (rule C2).
 */
export type Remain = number | null;

/** Above this the exact stock is not shown: "100+" (rule C6). */
const STOCK_SHOWN_UP_TO = 100;

/** At or below this a product is nearly sold out. */
const LOW_STOCK = 5;

/** Our own limit for one line, far above any household's order: it keeps the cart and every sum small. */
export const MAX_QUANTITY = 9_999;
/** Such a quantity within a text of our own making, as the source of a regular expression. */
export const QUANTITY_DIGITS = "[1-9]\\d{0,3}";

/** The most pieces of a product that one cart may hold: its stock, within `MAX_QUANTITY`. */
export function maxQuantity(remain: Remain): number {
  return clampWhole(remain ?? MAX_QUANTITY, 0, MAX_QUANTITY);
}

/** A requested quantity limited to 1 … stock (rule C3), and 0 when sold out. */
export function clampQuantity(requested: number, remain: Remain): number {
  return clampWhole(requested, 1, maxQuantity(remain));
}

/**
 * Whether this many more may be added to the cart. Refused when the stock is below the quantity in the cart plus the
 * new one (rule C2).
 */
export function canAdd(adding: number, inCart: number, remain: Remain): boolean {
  return inCart + adding <= maxQuantity(remain);
}

export type StockState = "unknown" | "soldOut" | "low" | "inStock";

/** A product's stock status. */
export function stockState(remain: Remain): StockState {
  if (remain === null) return "unknown";
  if (remain < 1) return "soldOut";
  return remain <= LOW_STOCK ? "low" : "inStock";
}

/** The stock to print: the exact number, or 100 and `over` for "100+" (rule C6). */
export function shownStock(remain: number): CappedCount {
  return capCount(Math.max(Math.floor(remain), 0), STOCK_SHOWN_UP_TO);
}
