/**
 * What the shop has purged (decision 0212), as this isolate knows it: everything that is kept is older than a purge or
 * not. The log is one Durable Object; an isolate reads it every few seconds, beside its requests.
 */
import { inTime } from "../in-time.ts";

export interface Purge {
  /** What was kept until then is gone, in milliseconds since the epoch. */
  at: number;
  /** Of these products alone; everything without it. */
  products?: readonly number[];
}

/** What the log has gained since an entry. */
export interface PurgeNews {
  /** The number of its last entry. */
  last: number;
  /** When everything was purged, in milliseconds since the epoch. */
  all?: number | undefined;
  /** Products with the time of their purge. */
  products: readonly { id: number; at: number }[];
}

/** The log (door/purge-log.ts). */
export interface PurgeList {
  /** @param after the number of the last entry that is known; 0 for none */
  list(after: number): Promise<PurgeNews>;
}

/** Products of which purges are told apart; with more of them in a day it is a purge of everything. */
export const MOST_PRODUCTS = 20_000;

/** How old an isolate's knowledge may be, in milliseconds. */
const KNOWN_FOR = 5_000;
/** How long the first request of an isolate waits for the log, in milliseconds. */
const FIRST_READ = 500;

/** The purges of a shop. */
export class Purges {
  #all = Number.NEGATIVE_INFINITY;
  /** The last purge of each product, and the newest of them all. */
  readonly #products = new Map<number, number>();
  #newest = Number.NEGATIVE_INFINITY;
  #last = 0;
  #readAt: number | undefined;
  readonly #now: () => number;

  /** @param now a clock in milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Reads the log where what is known is old. The first time it waits for it, a moment; a log that does not answer
   * costs the shop nothing.
   */
  async refresh(log: () => PurgeList, waitUntil: (work: Promise<unknown>) => void): Promise<void> {
    const now = this.#now();
    const isFirst = this.#readAt === undefined;
    if (!isFirst && now - (this.#readAt ?? 0) < KNOWN_FOR) return;
    this.#readAt = now;
    const reading = (async () => {
      const { last, all, products } = await log().list(this.#last);
      this.#last = last;
      if (all !== undefined) this.add({ at: all });
      for (const { id, at } of products) this.add({ at, products: [id] });
    })().catch(() => undefined);
    if (isFirst) await inTime(reading, FIRST_READ).catch(() => undefined);
    else waitUntil(reading);
  }

  /** Takes a purge: one of the log, or one that this isolate itself was told. */
  add({ at, products }: Purge): void {
    if (!products) {
      this.#all = Math.max(this.#all, at);
      return;
    }
    for (const id of products) this.#products.set(id, Math.max(at, this.#products.get(id) ?? at));
    this.#newest = Math.max(this.#newest, at);
    if (this.#products.size <= MOST_PRODUCTS) return;
    this.#all = Math.max(this.#all, this.#newest);
    this.#products.clear();
  }

  /**
   * @param storedAt when something was kept, in milliseconds since the epoch
   * @param products whose it is; asked for only where some were purged since
   */
  isPurged(storedAt: number, products: () => ReadonlySet<number>): boolean {
    if (storedAt <= this.#all) return true;
    if (storedAt > this.#newest) return false;
    for (const id of products()) if (storedAt <= (this.#products.get(id) ?? Number.NEGATIVE_INFINITY)) return true;
    return false;
  }
}
