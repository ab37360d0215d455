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

/** How old an isolate's knowledge may be, in milliseconds. */
const KNOWN_FOR = 5_000;
/** How long the first request of an isolate waits for the log, in milliseconds. */
const FIRST_READ = 500;

/** The log (door/purge-log.ts). */
export interface PurgeList {
  list(): Promise<Purge[]>;
}

/** The purges of a shop. */
export class Purges {
  #list: readonly Purge[] = [];
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
      this.#list = await log().list();
    })().catch(() => undefined);
    if (isFirst) await inTime(reading, FIRST_READ).catch(() => undefined);
    else waitUntil(reading);
  }

  /** Takes a purge that this isolate itself was told. */
  add(purge: Purge): void {
    this.#list = [...this.#list, purge];
  }

  /**
   * @param storedAt when something was kept, in milliseconds since the epoch
   * @param products whose it is; asked for only where some were purged
   */
  isPurged(storedAt: number, products: () => ReadonlySet<number>): boolean {
    return this.#list.some(
      ({ at, products: purged }) => storedAt <= at && (!purged || purged.some((id) => products().has(id))),
    );
  }
}
