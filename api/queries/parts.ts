/**
 * A category's products in parts that are many times a page: for sitemaps and product feeds, which read the whole
 * catalogue. An addition of ours; the existing API ignores `in_parts` and gives a page.
 */
import { FIELDS } from "./cards.ts";
import type { Row } from "./rows.ts";

/** Products in a part. */
export const PART_SIZE = 600;

/**
 * @param part from 1
 * @returns the category's name (null: there is no such category), the part's products in the order of their ids, and
 *   how many parts there are
 */
export async function partOf(database: D1Database, category: number, part: number) {
  const listed = "FROM product INDEXED BY product_category WHERE listed = 1 AND type = ?";
  const [names, counts, products] = await database.batch<Row>([
    database.prepare("SELECT category_name FROM category WHERE id = ?").bind(category),
    database.prepare(`SELECT count(*) AS total ${listed}`).bind(category),
    database
      .prepare(`SELECT ${FIELDS.part} FROM product_card WHERE id IN (SELECT id ${listed} ORDER BY id LIMIT ? OFFSET ?)`)
      .bind(category, PART_SIZE, (part - 1) * PART_SIZE),
  ]);
  return {
    name: names?.results[0]?.category_name ?? null,
    product: (products?.results ?? []).toSorted((a, b) => Number(a.id) - Number(b.id)),
    pagination: Math.ceil(Number(counts?.results[0]?.total ?? 0) / PART_SIZE),
  };
}
