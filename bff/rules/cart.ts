import { type CappedCount, capCount } from "./number.ts";
import type { UnitPrice } from "./price.ts";
import { canAdd, clampQuantity, MAX_QUANTITY, maxQuantity, type Remain } from "./stock.ts";

/** A line of the cart. Names, prices and stock are read again for each page. */
export interface CartLine {
  id: number;
  /** The quantity that the shopper chose; the stock may be smaller. */
  quantity: number;
  /** Absent until the cart has shown its price. */
  seen?: SeenPrice;
}

/** The unit price when the shopper last saw the line. For comparison only: no sum uses it. */
export interface SeenPrice {
  unitPrice: UnitPrice;
  discounted: boolean;
}

/** Lines in the order in which they were added; a product stands in one line only. */
export type Cart = readonly CartLine[];

/** The most lines of a cart. */
export const MAX_LINES = 40;

/** How many days after its last change a guest's cart is deleted, and a customer's. */
export const GUEST_CART_DAYS = 60;
export const CUSTOMER_CART_DAYS = 400;

/** At this number of free lines or fewer, pages say how many are left. */
const LITTLE_ROOM = 5;

/** How many further products fit into the cart, once these are few; null before (rule C3). */
export function roomLeft(cart: readonly unknown[]): number | null {
  const room = MAX_LINES - cart.length;
  return room > LITTLE_ROOM ? null : Math.max(0, room);
}

/** Above this the cart's badge reads "9+" (rule C5). */
const BADGE_SHOWN_UP_TO = 9;

/** `short`: stock does not suffice. `full`: no room for another product. Either leaves the cart unchanged. */
export type AddOutcome = "added" | "short" | "full";

/**
 * Puts pieces of a product in the cart: a new line, or more of the one that is there (rules C1 and C2).
 * @param adding pieces to add, 1 or more
 */
export function addToCart(
  cart: Cart,
  id: number,
  adding: number,
  { remain, ...seen }: ProductNow,
): { outcome: AddOutcome; cart: Cart } {
  const inCart = quantityOf(cart, id);
  if (!canAdd(adding, inCart, remain)) return { outcome: "short", cart };
  if (inCart > 0) return { outcome: "added", cart: replaceQuantity(cart, id, inCart + adding) };
  if (cart.length >= MAX_LINES) return { outcome: "full", cart };
  return { outcome: "added", cart: [...cart, { id, quantity: adding, seen }] };
}

/**
 * Adds products of an order, in the quantities that were ordered (rule O12). It does not ask for prices, nor for how
 * many there are: the cart's page shows what has changed beside each line (`checkCart`).
 * @returns `full`, and the unchanged cart, when the cart has no room for all lines
 */
export function addAgain(
  cart: Cart,
  lines: readonly Pick<CartLine, "id" | "quantity">[],
): { outcome: Exclude<AddOutcome, "short">; cart: Cart } {
  let after = cart;
  for (const { id, quantity } of lines) {
    const inCart = quantityOf(after, id);
    const requested = Math.min(inCart + quantity, MAX_QUANTITY);
    after = inCart > 0 ? replaceQuantity(after, id, requested) : after.concat({ id, quantity: requested });
  }
  return after.length > MAX_LINES ? { outcome: "full", cart } : { outcome: "added", cart: after };
}

/**
 * Sets the quantity of a line, held to 1 … stock (rule C3). A sold-out product keeps its line, so that the shopper is
 * informed; a product that is not in the cart is not added.
 */
export function setQuantity(cart: Cart, id: number, requested: number, remain: Remain): Cart {
  const quantity = clampQuantity(requested, remain);
  return quantity === 0 ? cart : replaceQuantity(cart, id, quantity);
}

/** A quantity to set, or with `step` a press of − or +, which counts from what the cart holds (rule C8). */
export type RequestedQuantity = { id: number } & (
  | { quantity: number; step?: undefined }
  | { step: 1 | -1; quantity?: undefined }
);

/** The quantity that is asked for. A step ends at one piece; of a line over the stock, its page shows the stock. */
function requestedQuantity(cart: Cart, { id, quantity, step }: RequestedQuantity, remain: Remain): number {
  if (step === undefined) return quantity;
  return Math.max(1, clampQuantity(quantityOf(cart, id), remain) + step);
}

/** What became of quantities that were to be set. */
export interface SetQuantities {
  cart: Cart;
  /** The lines that were not set. */
  refused: number[];
  /** A line is no longer in the cart, since another tab has removed it. */
  isGone: boolean;
}

/**
 * Sets the quantities of a page's lines. More than the stock is refused, as when adding, and a line that cannot be sold
 * is unchanged.
 * @param stock of the products that the shop can sell
 */
export function setQuantities(
  before: Cart,
  lines: readonly RequestedQuantity[],
  stock: ReadonlyMap<number, Remain>,
): SetQuantities {
  const set: SetQuantities = { cart: before, refused: [], isGone: false };
  for (const line of lines) {
    const { id } = line;
    const remain = stock.get(id);
    if (quantityOf(before, id) === 0) {
      set.isGone = true;
      continue;
    }
    const quantity = requestedQuantity(set.cart, line, remain ?? null);
    if (remain !== undefined && quantity <= maxQuantity(remain)) set.cart = setQuantity(set.cart, id, quantity, remain);
    if (quantityOf(set.cart, id) < quantity) set.refused.push(id);
  }
  return set;
}

/** The cart without a product. */
export function removeFromCart(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id);
}

/** The cart after an order of some of its pieces: what was added since stays. */
export function withoutOrdered(cart: Cart, ordered: readonly RequestedQuantity[]): Cart {
  const left = (line: CartLine) => line.quantity - (ordered.find(({ id }) => id === line.id)?.quantity ?? 0);
  return cart.flatMap((line) => (left(line) > 0 ? [{ ...line, quantity: left(line) }] : []));
}

/**
 * Restores a removed line at its old position, limited to the stock. A product that is in the cart again is unchanged,
 * so that the undo is idempotent.
 * @param place its index before it was removed
 */
export function restoreToCart(
  cart: Cart,
  line: CartLine,
  place: number,
  { remain, ...seen }: ProductNow,
): { outcome: AddOutcome; cart: Cart } {
  if (quantityOf(cart, line.id) > 0) return { outcome: "added", cart };
  const quantity = clampQuantity(line.quantity, remain);
  if (quantity === 0) return { outcome: "short", cart };
  if (cart.length >= MAX_LINES) return { outcome: "full", cart };
  return { outcome: "added", cart: cart.toSpliced(place, 0, { id: line.id, quantity, seen }) };
}

/** The product's present data with which a cart's line is compared. */
export interface ProductNow extends SeenPrice {
  remain: Remain;
}

/**
 * Why a line differs from what the shopper last saw. `cut`, `soldOut`, `gone` (the shop no longer has the product) and
 * `unknown` (its data could not be read, so it cannot be sold now) count pieces; the others are prices of one piece.
 * `gone` and `unknown` lines cannot be sold.
 */
export type ChangeReason = "cut" | "soldOut" | "gone" | "unknown" | "priceUp" | "priceDown" | "discountEnded";

/** From how many pieces to how many, or from what price to what price. */
export interface LineChange {
  reason: ChangeReason;
  from: number;
  to: number;
}

/**
 * Compares each line with its product (rule C4). The cart itself stays as it is, so that the changes are shown until
 * the shopper accepts them.
 * @param products by id; an id that is missing there is gone from the shop, and null stands for data that could not be
 *   read
 */
export function checkCart(cart: Cart, products: ReadonlyMap<number, ProductNow | null>) {
  return cart.map((line) => {
    const product = products.get(line.id);
    const left = product ? clampQuantity(line.quantity, product.remain) : 0;
    return {
      line,
      /** Pieces that can be sold now; 0 for a line that cannot be. */
      quantity: left,
      changes: [...piecesChange(line, product, left), ...priceChange(line, product, left)],
    };
  });
}

function piecesChange(line: CartLine, product: ProductNow | null | undefined, to: number): LineChange[] {
  if (to === line.quantity) return [];
  const change = { from: line.quantity, to };
  if (product === undefined) return [{ reason: "gone", ...change }];
  if (product === null) return [{ reason: "unknown", ...change }];
  return [{ reason: to === 0 ? "soldOut" : "cut", ...change }];
}

function priceChange({ seen }: CartLine, product: ProductNow | null | undefined, quantity: number): LineChange[] {
  if (!seen || !product || quantity === 0 || seen.unitPrice === product.unitPrice) return [];
  const change = { from: seen.unitPrice, to: product.unitPrice };
  if (product.unitPrice < seen.unitPrice) return [{ reason: "priceDown", ...change }];
  return [{ reason: seen.discounted && !product.discounted ? "discountEnded" : "priceUp", ...change }];
}

/** A line as a page showed it, which the shopper has accepted by the button beside it. */
export interface ShownLine extends SeenPrice {
  id: number;
  /** Pieces; 0 for a line that could not be sold. */
  quantity: number;
  /** The pieces that the shopper had chosen, where the page said that fewer are left. */
  cutFrom?: number | undefined;
}

/**
 * The cart after the shopper has accepted a page's changes: quantities are reduced, prices count as seen. A line that
 * was not shown is unchanged, and so is one that cannot be sold: only the shopper removes it (rule C4).
 */
export function acceptShown(cart: Cart, shown: readonly ShownLine[]): Cart {
  const byId = new Map(shown.map((line) => [line.id, line]));
  return cart.map((line) => {
    const accepted = byId.get(line.id);
    if (!accepted?.quantity) return line;
    const { unitPrice, discounted } = accepted;
    return { id: line.id, quantity: Math.min(line.quantity, accepted.quantity), seen: { unitPrice, discounted } };
  });
}

/**
 * The cart of a shopper who has gone on from a page that said of lines that fewer pieces are left: these quantities are
 * the cart's now, and stay when the stock comes back (rule C4). Everything else stays to be accepted, and so does a
 * line that another window has set since.
 */
export function keepCuts(cart: Cart, shown: readonly ShownLine[]): Cart {
  const byId = new Map(shown.map((line) => [line.id, line]));
  return cart.map((line) => {
    const { quantity = 0, cutFrom } = byId.get(line.id) ?? {};
    return quantity > 0 && cutFrom === line.quantity ? { ...line, quantity: Math.min(quantity, cutFrom) } : line;
  });
}

/** The quantity of a product in the cart. */
export function quantityOf(cart: Cart, id: number): number {
  return cart.find((line) => line.id === id)?.quantity ?? 0;
}

/** The cart's badge: pieces over all lines, cut at 9 (rule C5). */
export function cartBadge(cart: readonly Pick<CartLine, "quantity">[]): CappedCount {
  const pieces = cart.reduce((total, line) => total + line.quantity, 0);
  return capCount(pieces, BADGE_SHOWN_UP_TO);
}

function replaceQuantity(cart: Cart, id: number, quantity: number): Cart {
  return cart.map((line) => (line.id === id ? { ...line, quantity } : line));
}
