import type { FIELDS } from "./cards.ts";
import type { Row } from "./rows.ts";

/** A condition on `product p`. */
export interface Shelf {
  where: string;
  params?: readonly (string | number)[];
}

/** Shelves that the home page and the footer take from. */
export const SHELVES = {
  inStock: { where: "p.listed = 1 AND p.remain > 0" },
  discounted: { where: "p.listed = 1 AND p.live_discount > 0 AND p.remain > 0" },
  rated: { where: "p.listed = 1 AND p.total_rate >= 4 AND p.remain > 0" },
} satisfies Record<string, Shelf>;

/**
 * Some products of a shelf, one colour of each model. A random place in the id order is the start, and the shelf is
 * read on from there, around its end: random enough for a shop window. Read the rows with {@link
 * oneOfEachModel}.
 * @param count how many the caller will keep; three times as many are read, because colours of one model may stand
 *   together
 */
export function sampleOf(
  database: D1Database,
  shelf: Shelf,
  count: number,
  fields: (typeof FIELDS)[keyof typeof FIELDS],
): D1PreparedStatement {
  const part = (side: ">=" | "<") =>
    `SELECT id FROM (
       SELECT p.id FROM product p WHERE ${shelf.where} AND p.id ${side} (SELECT id FROM start) ORDER BY p.id LIMIT ${count * 3}
     )`;
  const params = shelf.params ?? [];
  return database
    .prepare(
      `WITH start AS (SELECT abs(random()) % (coalesce(max(id), 0) + 1) AS id FROM product),
       ring AS MATERIALIZED (${part(">=")} UNION ALL ${part("<")})
       SELECT ${fields}, model_id FROM (SELECT id AS ring_id FROM ring LIMIT ${count * 3}) CROSS JOIN product_card ON id = ring_id`,
    )
    .bind(...params, ...params);
}

/** Keeps the first colour of each model, at most `count` of them, without the column that told models apart. */
export function oneOfEachModel(rows: readonly Row[], count: number): Row[] {
  const seen = new Set<unknown>();
  const kept: Row[] = [];
  for (const { model_id, ...row } of rows) {
    if (kept.length === count) break;
    if (seen.has(model_id)) continue;
    seen.add(model_id);
    kept.push(row);
  }
  return kept;
}
