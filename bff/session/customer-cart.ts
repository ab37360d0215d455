/**
 * The cart of one customer, over all their browsers. Pages read the cookie; this is written when a signed-in customer's
 * cart has changed, and read when they sign in (kept-cart.ts).
 */
import { DurableObject } from "cloudflare:workers";
import { type Cart, MAX_LINES, quantityOf } from "../rules/cart.ts";
import { type JoinedCart, joinCarts, keepChanges } from "../rules/join-carts.ts";

/** How long an unchanged cart is stored, in milliseconds: as long as the cookie. */
export const KEPT_FOR = 60 * 86_400_000;
/** How many browsers of a customer are tracked; a further one replaces the least recently active. */
const MOST_BROWSERS = 8;
/** Most lines of all browsers together: one browser's cart, and as many again that did not fit it. */
const MOST_KEPT = 2 * MAX_LINES;

/** A browser's name at this object, and the number of its change. */
export interface Carrier {
  key: string;
  count: number;
}

interface Kept {
  lines: Cart;
  /** The last known cart of each browser, the latest last. */
  browsers: (Carrier & { cart: Cart })[];
  /** Milliseconds since the epoch. */
  changedAt: number;
}

/** The Durable Object of one customer. */
export class CustomerCart extends DurableObject {
  /**
   * Merges a browser's cart with the stored one (`joinCarts`).
   * @param from the browser's old name; null for one whose cart must not be compared with an earlier one
   * @param to its name once this answer has reached it. If the answer is lost, it is still `from`, with its cart
   */
  async join({ cart, from, to }: { cart: Cart; from: Carrier | null; to: string }): Promise<JoinedCart> {
    const kept = await this.#read();
    const joined = joinCarts({ mine: cart, kept: kept.lines, base: browserOf(kept, from?.key)?.cart ?? [] });
    const browsers = kept.browsers.filter(({ key }) => key !== from?.key);
    if (from) browsers.push({ ...from, cart });
    browsers.push({ key: to, count: 0, cart: joined.cart });
    await this.#save(kept, { mine: joined.cart, lines: [...joined.cart, ...joined.left], browsers });
    return joined;
  }

  /**
   * A browser's cart has changed (`keepChanges`). A change that arrives after a later one of the same browser is
   * ignored.
   */
  async keep({ cart, key, count }: Carrier & { cart: Cart }): Promise<void> {
    const kept = await this.#read();
    const known = browserOf(kept, key);
    if (known && known.count > count) return;
    const lines = keepChanges({ mine: cart, kept: kept.lines, base: known?.cart ?? [] });
    const browsers = [...kept.browsers.filter((other) => other !== known), { key, count, cart }];
    await this.#save(kept, { mine: cart, lines, browsers });
  }

  override async alarm(): Promise<void> {
    const ends = (await this.#read()).changedAt + KEPT_FOR;
    if (ends <= Date.now()) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(ends);
  }

  async #read(): Promise<Kept> {
    return (await this.ctx.storage.get<Kept>("cart")) ?? { lines: [], browsers: [], changedAt: 0 };
  }

  /**
   * Nothing is stored for a customer who never had anything in a cart; the alarm is set once, and moves itself.
   * @param mine the cart of the browser that writes: where there are too many lines, others' go
   */
  async #save(before: Kept, { mine, lines, browsers }: Pick<Kept, "lines" | "browsers"> & { mine: Cart }) {
    if (before.changedAt === 0 && lines.length === 0) return;
    const changedAt = Date.now();
    const excess = lines.filter(({ id }) => quantityOf(mine, id) === 0).slice(0, Math.max(0, lines.length - MOST_KEPT));
    await this.ctx.storage.put<Kept>("cart", {
      lines: lines.filter((line) => !excess.includes(line)),
      browsers: browsers.slice(-MOST_BROWSERS),
      changedAt,
    });
    if (before.changedAt === 0) await this.ctx.storage.setAlarm(changedAt + KEPT_FOR);
  }
}

const browserOf = ({ browsers }: Kept, wanted: string | undefined) => browsers.find(({ key }) => key === wanted);
