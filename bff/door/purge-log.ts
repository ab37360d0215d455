/** The purges of the last day, for all isolates. */
import { DurableObject } from "cloudflare:workers";
import { MOST_PRODUCTS, type Purge, type PurgeNews } from "../upstream/purges.ts";

/** Nothing is kept for longer, in milliseconds (page-bodies.ts, upstream/contract.ts). */
const LONGEST_KEPT = 86_400_000;

interface Log {
  /** The number of the last entry; entries are numbered from 1 on. */
  last: number;
  /** The last purge of everything. */
  all?: { number: number; at: number } | undefined;
  /**
   * The last purge of each product since then, as a row of numbers: 20,000 of them are 0.6 MB of the 2 that a value may
   * have.
   */
  products: readonly (readonly [id: number, number: number, at: number])[];
}

/** The Durable Object of the shop's purges. It deletes its storage when the last one has no effect any more. */
export class PurgeLog extends DurableObject {
  /**
   * @param after the number of the last entry that the caller knows. One that the log does not have was given before
   *   its storage was deleted: then the caller knows nothing.
   * @returns what was purged since, without what has no effect any more
   */
  async list(after: number): Promise<PurgeNews> {
    const { last, all, products } = await this.#read();
    const known = after > last ? 0 : after;
    return {
      last,
      all: all && all.number > known ? all.at : undefined,
      products: products.flatMap(([id, number, at]) => (number > known ? [{ id, at }] : [])),
    };
  }

  /**
   * Adds a purge: a product's replaces the one before it, one of everything replaces all, and with too many products it
   * is one of everything.
   */
  async add({ at, products }: Purge): Promise<void> {
    const log = await this.#read();
    const number = log.last + 1;
    const changed = new Map(log.products.map((row) => [row[0], row]));
    for (const id of products ?? []) changed.set(id, [id, number, Math.max(at, changed.get(id)?.[2] ?? at)]);
    const isAll = !products || changed.size > MOST_PRODUCTS;
    await this.ctx.storage.put<Log>(
      "log",
      isAll
        ? { last: number, all: { number, at: Math.max(at, log.all?.at ?? at) }, products: [] }
        : { last: number, all: log.all, products: [...changed.values()] },
    );
    await this.ctx.storage.setAlarm(Date.now() + LONGEST_KEPT);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  async #read(): Promise<Log> {
    const log = await this.ctx.storage.get<Log>("log");
    if (!log) return { last: 0, products: [] };
    const since = Date.now() - LONGEST_KEPT;
    return { ...log, products: log.products.filter(([, , at]) => at > since) };
  }
}
