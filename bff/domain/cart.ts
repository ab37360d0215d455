import { type CappedCount, capCount } from "./number.ts";
import { canAdd, clampQuantity, type Remain } from "./stock.ts";

/** What the cart cookie keeps of a line. Names, prices and stock are read afresh each time. */
export interface CartLine {
  id: number;
  quantity: number;
}

/** Lines in the order in which they were added; a product stands in one line only. */
export type Cart = readonly CartLine[];

/** How many different products a cart holds: it lives in one cookie, and a browser drops a cookie that is too large. */
export const MAX_LINES = 40;

/** Above this the cart's badge reads "9+" (spec 1, §2). */
const BADGE_SHOWN_UP_TO = 9;

/** `short`: stock does not suffice. `full`: no room for another product. Either leaves the cart as it was. */
export type AddOutcome = "added" | "short" | "full";

/**
 * Puts pieces of a product in the cart: a new line, or more of the one that is there (spec 1, §4 and §5).
 * @param adding pieces to add, 1 or more
 */
export function addToCart(cart: Cart, id: number, adding: number, remain: Remain): { outcome: AddOutcome; cart: Cart } {
  const inCart = quantityOf(cart, id);
  if (!canAdd(adding, inCart, remain)) return { outcome: "short", cart };
  if (inCart > 0) return { outcome: "added", cart: replaceQuantity(cart, id, inCart + adding) };
  if (cart.length >= MAX_LINES) return { outcome: "full", cart };
  return { outcome: "added", cart: [...cart, { id, quantity: adding }] };
}

/**
 * Sets the quantity of a line, held to 1 … stock (spec 1, §5). A product that has sold out meanwhile keeps its line, so
 * that `cutToStock` can tell the shopper; one that is not in the cart is not added.
 */
export function setQuantity(cart: Cart, id: number, wished: number, remain: Remain): Cart {
  const quantity = clampQuantity(wished, remain);
  return quantity === 0 ? cart : replaceQuantity(cart, id, quantity);
}

/** The cart without a product. */
export function removeFromCart(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id);
}

/**
 * Puts a removed line back in its old place, with as many pieces as stock still has. A product that is in the cart again
 * stays as it is, so that pressing twice puts nothing back twice.
 * @param place its index before it was removed
 */
export function restoreToCart(
  cart: Cart,
  line: CartLine,
  place: number,
  remain: Remain,
): { outcome: AddOutcome; cart: Cart } {
  if (quantityOf(cart, line.id) > 0) return { outcome: "added", cart };
  const quantity = clampQuantity(line.quantity, remain);
  if (quantity === 0) return { outcome: "short", cart };
  if (cart.length >= MAX_LINES) return { outcome: "full", cart };
  return { outcome: "added", cart: cart.toSpliced(place, 0, { id: line.id, quantity }) };
}

/** What happened to a line that could not stay as it was: from how many to how many pieces, 0 when it went. */
export interface CartChange {
  id: number;
  reason: "cut" | "soldOut" | "gone";
  from: number;
  to: number;
}

/**
 * Cuts each line to current stock (spec 1, §4). Lines of products that sold out, or that the shop no longer has, go.
 * @param stock what the existing API answered, by product id; an id that is missing there is gone from the shop
 * @returns the cart that can be bought, and every change to tell the shopper of
 */
export function cutToStock(cart: Cart, stock: ReadonlyMap<number, Remain>): { cart: Cart; changes: CartChange[] } {
  const kept: CartLine[] = [];
  const changes: CartChange[] = [];
  for (const { id, quantity } of cart) {
    const remain = stock.get(id);
    const to = remain === undefined ? 0 : clampQuantity(quantity, remain);
    if (to > 0) kept.push({ id, quantity: to });
    if (to !== quantity) changes.push({ id, reason: changeReason(remain, to), from: quantity, to });
  }
  return { cart: kept, changes };
}

/** How many pieces of a product lie in the cart. */
export function quantityOf(cart: Cart, id: number): number {
  return cart.find((line) => line.id === id)?.quantity ?? 0;
}

/** The cart's badge: pieces over all lines, cut at 9 (spec 1, §2: "'9+' when the total quantity is above 9"). */
export function cartBadge(cart: Cart): CappedCount {
  const pieces = cart.reduce((total, line) => total + line.quantity, 0);
  return capCount(pieces, BADGE_SHOWN_UP_TO);
}

function replaceQuantity(cart: Cart, id: number, quantity: number): Cart {
  return cart.map((line) => (line.id === id ? { id, quantity } : line));
}

function changeReason(remain: Remain | undefined, to: number): CartChange["reason"] {
  if (remain === undefined) return "gone";
  return to === 0 ? "soldOut" : "cut";
}
