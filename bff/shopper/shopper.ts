/**
 * What the shop remembers of one shopper (decision 0264): a Durable Object. A guest's is named by the id in their
 * cookie `shopper`, a customer's by their number; an outcome that counts once by its form. Requests of any number of
 * tabs and devices meet here, and each method of a part is one transaction: storage lets no other request in between a
 * read and the write after it.
 */
import { DurableObject } from "cloudflare:workers";
import type { Ledger, OrderRecord } from "../checkout/order-ledger.ts";
import type { Cart } from "../rules/cart.ts";
import { FormOutcome } from "./form-outcome.ts";
import { KeptCart, MOVED, type Moved } from "./kept-cart.ts";
import { KeptCompare } from "./kept-compare.ts";
import { KeptNotes } from "./kept-notes.ts";
import { LiveSessions } from "./live-sessions.ts";
import type { Notes } from "./notes.ts";
import { Orders } from "./orders.ts";
import { Store } from "./store.ts";

/** Message of the error that a call with a session gets that is not alive (any more). */
export const SESSION_ENDED = "the session has ended";

/** Begins the message of the error that a guest's change gets whose browser has just signed in. */
export const GUEST_MOVED = "the guest has signed in: ";

/** Who asks. */
export interface Asking {
  /** Their session; null for a guest. */
  sid: string | null;
  /** The id in their browser's cookie `shopper`; '' without one. */
  browser: string;
  /** The number of the order whose record is asked for. */
  order?: string | undefined;
}

/** What a page may need of a shopper, in one answer. */
export interface ShopperState {
  cart: Cart;
  /** At a guest's: the copy of a customer's cart that they left when signing out, and who they are (`shortTag`). */
  left: Cart;
  leftBy: string | null;
  /** Of the browser that asks. */
  notes: Partial<Notes>;
  orders: Ledger;
  /** What was confirmed of the newest order, and of the one that is asked for. */
  lastRecord: OrderRecord | null;
  record: OrderRecord | null;
}

/** What a shopper can change of their own. */
interface OwnParts {
  cart: KeptCart;
  compare: KeptCompare;
  notes: KeptNotes;
}

/** The Durable Object: the binding `SHOPPER`. */
export class Shopper extends DurableObject {
  readonly #store = new Store(this.ctx);
  readonly #cart = new KeptCart(this.#store);
  readonly #compare = new KeptCompare(this.#store);
  readonly #notes = new KeptNotes(this.#store);
  readonly #sessions = new LiveSessions(this.#store);
  readonly #orders = new Orders(this.#store);
  readonly #form = new FormOutcome(this.#store);

  get sessions(): LiveSessions {
    return this.#sessions;
  }

  get orders(): Orders {
    return this.#orders;
  }

  get form(): FormOutcome {
    return this.#form;
  }

  /** @returns null where the session is not alive */
  async read({ sid, browser, order }: Asking): Promise<ShopperState | null> {
    if (!(await this.#mayAsk(sid))) return null;
    const { lines, left, leftBy } = await this.#cart.toTake();
    return {
      ...{ cart: lines, left, leftBy },
      notes: browser ? await this.#notes.read(browser) : {},
      orders: await this.#orders.read(),
      lastRecord: await this.#orders.lastRecord(),
      record: order ? await this.#orders.recordOf(order) : null,
    };
  }

  /**
   * The parts that a shopper changes, for one call: `shopper.within(sid).cart.add(…)` is one round trip.
   * @param sid their session; null for a guest
   * @throws Error SESSION_ENDED
   */
  async within(sid: string | null): Promise<OwnParts> {
    if (!(await this.#mayAsk(sid))) throw new Error(SESSION_ENDED);
    return { cart: this.#cart, compare: this.#compare, notes: this.#notes };
  }

  /**
   * The same at a guest's object, unless its browser has just signed in.
   * @throws Error GUEST_MOVED, with the customer whom the change is for
   */
  async ofGuest(): Promise<OwnParts> {
    const to = await this.#store.get<Moved>(MOVED);
    if (to) throw new Error(GUEST_MOVED + JSON.stringify(to));
    return this.within(null);
  }

  /**
   * A customer signs out at a browser: the session ends, or all of them, and nothing that was noted there stays.
   * @returns the cart, of which the browser keeps a copy; null where the session had ended
   */
  async signOut({ sid, browser }: Asking & { sid: string }, everywhere: boolean): Promise<Cart | null> {
    if (!(await this.#sessions.isLive(sid))) return null;
    await (everywhere ? this.#sessions.endAll() : this.#sessions.end(sid));
    await this.#notes.forget(browser);
    return this.#cart.read();
  }

  /** A guest has asked that nothing of them stays. */
  async forget(): Promise<void> {
    await this.#store.clear();
  }

  override async alarm(): Promise<void> {
    await this.#store.expire();
  }

  async #mayAsk(sid: string | null): Promise<boolean> {
    return sid === null || this.#sessions.isLive(sid);
  }
}
