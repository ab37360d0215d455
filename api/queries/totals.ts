import type { Row } from "./rows.ts";

/** How many products a narrowed list had, and at which state of the catalogue (migrations 0004 and 0006). */
interface Total {
  version: number;
  total: number;
}

/** Lists whose totals are remembered, the most recently used last. */
const REMEMBERED = 1_000;
const totals = new Map<string, Total>();

/**
 * A statement that counts, but only when the catalogue has changed since the same was counted last: pages and orders of
 * one choice are then counted once, however many products there are. The database compares the versions within the same
 * statement.
 * @param count a whole SELECT of one number
 * @returns the statement, and how to read the number from its row
 */
export function rememberedTotal(database: D1Database, count: string, params: readonly (string | number)[]) {
  const key = JSON.stringify([count, params]);
  const known = totals.get(key);
  // Whole numbers of ours stand in the text: the parameters of `count` are numbered from 1.
  const total =
    known === undefined ? `(${count})` : `CASE version WHEN ${known.version} THEN ${known.total} ELSE (${count}) END`;
  // Only what may be counted has the parameters; SQLite evaluates the branch that is taken.
  const statement = database.prepare(`SELECT version, ${total} AS total FROM catalogue`).bind(...params);
  const read = (row: Row | undefined): number => {
    const counted = { version: Number(row?.version ?? 0), total: Number(row?.total ?? 0) };
    totals.delete(key);
    totals.set(key, counted);
    const [oldest] = totals.keys();
    if (totals.size > REMEMBERED && oldest !== undefined) totals.delete(oldest);
    return counted.total;
  };
  return { statement, read };
}

/** The share of its scope that a filtered list had: a hint for the query plan. */
const shares = new Map<string, { total: number; of: number }>();

/** Remembers how many of its scope's products a list has. */
export function rememberShare(list: string, share: { total: number; of: number }): void {
  shares.delete(list);
  shares.set(list, share);
  const [oldest] = shares.keys();
  if (shares.size > REMEMBERED && oldest !== undefined) shares.delete(oldest);
}

/** How many index-only rows cost as much as fetching one table row. */
const COST_OF_ROW = 4;

/**
 * Whether a page is read faster by walking its scope in order, and looking at each row, than by reading all that fits
 * from the filters' index and sorting it: so it is where most of a large scope fits and the page is not far. Unknown
 * lists are sorted.
 * @param upTo how many products the list has up to the page's end
 */
export function isFasterInOrder(list: string, upTo: number): boolean {
  const share = shares.get(list);
  return share !== undefined && share.total > 0 && ((upTo * share.of) / share.total) * COST_OF_ROW < share.total;
}
