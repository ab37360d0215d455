/** The cart of one shopper, a part of their object (shopper.ts). */
import {
  type AddOutcome,
  acceptShown,
  addAgain,
  addToCart,
  type Cart,
  type CartLine,
  CUSTOMER_CART_DAYS,
  GUEST_CART_DAYS,
  keepCuts,
  MAX_LINES,
  type ProductNow,
  quantityOf,
  type RequestedQuantity,
  removeFromCart,
  restoreToCart,
  type ShownLine,
  setQuantities,
  withoutOrdered,
} from "../rules/cart.ts";
import type { Remain } from "../rules/stock.ts";
import { Part } from "./part.ts";

const DAY_MS = 86_400_000;
/** Idempotency keys are remembered for so many milliseconds, and so many of them. */
const KEY_LIFE_MS = 30 * DAY_MS;
const MAX_KEYS = 200;

/** The key of the customer whom a guest's presses follow. */
export const MOVED = "moved";
/** For how long: a press that was under way when its browser signed in. */
const MOVED_MS = 60_000;

/** A customer's object, and the session of the browser that signed in. */
export interface Moved {
  name: string;
  sid: string;
}

interface Kept {
  lines: Cart;
  /** The copy that a customer has left here when signing out. */
  left: Cart;
  /** That customer (`shortTag`); null where none has. */
  leftBy: string | null;
  /** Idempotency keys of writes that were done, and when; the latest last. */
  done: readonly { key: string; at: number }[];
  isCustomers: boolean;
}

const EMPTY: Kept = { lines: [], left: [], leftBy: null, done: [], isCustomers: false };

/** A removed line, and its position. */
export interface FormerLine {
  line: CartLine;
  place: number;
}

/** A guest's cart, for the sign-in that takes it. */
export interface GuestCart {
  lines: Cart;
  /** The copy of a customer's cart that they left here when signing out, as it was, and who they are (`shortTag`). */
  left: Cart;
  leftBy: string | null;
}

/** Every method returns the cart as it is afterwards. */
export class KeptCart extends Part {
  async read(): Promise<Cart> {
    return (await this.#read()).lines;
  }

  /** Rules C1 and C2. @param key an add whose key was seen before is not repeated */
  async add(
    id: number,
    quantity: number,
    product: ProductNow,
    key?: string,
  ): Promise<{ outcome: AddOutcome; cart: Cart }> {
    const kept = await this.#read();
    if (isDone(kept, key)) return { outcome: "added", cart: kept.lines };
    const { outcome, cart } = addToCart(kept.lines, id, quantity, product);
    if (outcome === "added") await this.#save(kept, cart, key);
    return { outcome, cart };
  }

  /**
   * Adds the products of an order that are in stock (rule O12).
   * @param stock of the products that the shop knows
   * @returns `put`: the products that were added, now or under the same key before
   */
  async again(
    lines: readonly Pick<CartLine, "id" | "quantity">[],
    stock: readonly { id: number; remain: Remain }[],
    key?: string,
  ): Promise<{ outcome: Exclude<AddOutcome, "short">; put: number[]; cart: Cart }> {
    const kept = await this.#read();
    const isRepeated = isDone(kept, key);
    const inStock = lines.filter(({ id }) => {
      const product = stock.find((one) => one.id === id);
      // Nothing is left of a product that the cart holds all of, unless it does since this very write.
      return product && (product.remain === null || product.remain > (isRepeated ? 0 : quantityOf(kept.lines, id)));
    });
    const put = [...new Set(inStock.map(({ id }) => id))];
    if (isRepeated) return { outcome: "added", put, cart: kept.lines };
    const { outcome, cart } = addAgain(kept.lines, inStock);
    if (outcome === "added" && put.length > 0) await this.#save(kept, cart, key);
    return { outcome, put, cart };
  }

  /**
   * Sets quantities (`setQuantities`).
   * @param key steps whose key was seen before are not repeated
   */
  async set(
    lines: readonly RequestedQuantity[],
    stock: readonly { id: number; remain: Remain }[],
    key?: string,
  ): Promise<ReturnType<typeof setQuantities>> {
    const kept = await this.#read();
    const isStep = lines.some(({ step }) => step);
    if (isStep && isDone(kept, key)) return { refused: [], isGone: false, cart: kept.lines };
    const set = setQuantities(kept.lines, lines, new Map(stock.map(({ id, remain }) => [id, remain])));
    await this.#save(kept, set.cart, isStep ? key : undefined);
    return set;
  }

  /** @returns the removed lines with their places, for the undo */
  async remove(ids: readonly number[]): Promise<{ removed: FormerLine[]; cart: Cart }> {
    const kept = await this.#read();
    const removed = kept.lines.flatMap((line, place) => (ids.includes(line.id) ? [{ line, place }] : []));
    const cart = ids.reduce(removeFromCart, kept.lines);
    if (removed.length > 0) await this.#save(kept, cart);
    return { removed, cart };
  }

  /**
   * Takes the pieces of an order out (`withoutOrdered`).
   * @param key the order's: every request that learns of it says so, and it counts once
   */
  async takeOrdered(ordered: readonly RequestedQuantity[], key: string): Promise<{ cart: Cart }> {
    const kept = await this.#read();
    if (isDone(kept, key)) return { cart: kept.lines };
    const cart = withoutOrdered(kept.lines, ordered);
    await this.#save(kept, cart, key);
    return { cart };
  }

  /** Puts a removed line back where it was (`restoreToCart`). */
  async restore(line: CartLine, place: number, product: ProductNow): Promise<{ outcome: AddOutcome; cart: Cart }> {
    const kept = await this.#read();
    const { outcome, cart } = restoreToCart(kept.lines, line, place, product);
    if (outcome === "added") await this.#save(kept, cart);
    return { outcome, cart };
  }

  /** The changes that a page showed become the cart. @param only of quantities that were cut */
  async accept(shown: readonly ShownLine[], only?: "cuts"): Promise<{ cart: Cart }> {
    const kept = await this.#read();
    const cart = (only ? keepCuts : acceptShown)(kept.lines, shown);
    await this.#save(kept, cart);
    return { cart };
  }

  /**
   * Takes lines in before those that are here; of two quantities the larger counts (rule C9). Done twice, it is as done
   * once.
   * @param isCustomers whether this is a customer's object
   * @returns `over`: the lines for which the cart has no room
   */
  async join(lines: Cart, isCustomers: boolean): Promise<{ cart: Cart; over: CartLine[] }> {
    const kept = await this.#read();
    const wanted = (line: CartLine) => Math.max(line.quantity, quantityOf(lines, line.id));
    const brought = lines.filter(({ id }) => quantityOf(kept.lines, id) === 0);
    const room = MAX_LINES - kept.lines.length;
    const cart = [...brought.slice(0, room), ...kept.lines.map((line) => ({ ...line, quantity: wanted(line) }))];
    await this.#save({ ...kept, isCustomers }, cart);
    return { cart, over: brought.slice(room) };
  }

  /** At a guest's object: a customer signs out of this browser, and leaves a copy of their cart. */
  async leave(lines: Cart, by: string | null): Promise<{ cart: Cart }> {
    await this.store.delete(MOVED);
    const kept = await this.#read();
    const left = lines.filter(({ id }) => quantityOf(kept.lines, id) === 0).slice(0, MAX_LINES - kept.lines.length);
    const cart = [...kept.lines, ...left];
    // Told again, when its answer was lost or two pages ask at once, it is as told once.
    await this.#put({ ...kept, lines: cart, left: [...kept.left, ...left], leftBy: by });
    return { cart };
  }

  /** At a guest's object: what a sign-in takes from it. */
  async toTake(): Promise<GuestCart> {
    const { lines, left, leftBy } = await this.#read();
    return { lines, left, leftBy };
  }

  /**
   * At a guest's object: a sign-in has taken these lines; what was added meanwhile stays.
   * @param to who signed in: what this browser has under way follows them for a while (`Shopper.ofGuest`)
   * @returns what stays
   */
  async taken(lines: Cart, to: Moved): Promise<Cart> {
    const kept = await this.#read();
    await this.store.put(MOVED, to, Date.now() + MOVED_MS);
    const rest = kept.lines.filter(({ id, quantity }) => quantityOf(lines, id) !== quantity);
    await this.#put({ ...kept, lines: rest, left: [], leftBy: null });
    return rest;
  }

  async #read(): Promise<Kept> {
    return (await this.store.get<Kept>("cart")) ?? EMPTY;
  }

  async #save(kept: Kept, lines: Cart, key?: string): Promise<void> {
    const fresh = kept.done.filter(isFresh);
    const done = key ? [...fresh, { key, at: Date.now() }].slice(-MAX_KEYS) : fresh;
    await this.#put({ ...kept, lines, done });
  }

  async #put(kept: Kept): Promise<void> {
    const days = kept.isCustomers ? CUSTOMER_CART_DAYS : GUEST_CART_DAYS;
    await this.store.put("cart", kept, Date.now() + days * DAY_MS);
  }
}

const isDone = ({ done }: Kept, key: string | undefined) =>
  key !== undefined && done.some((one) => one.key === key && isFresh(one));

const isFresh = ({ at }: Kept["done"][number]) => Date.now() - at < KEY_LIFE_MS;
