/**
 * A brand's products in parts that are many times a page: for sitemaps and product feeds, which read the whole
 * catalogue. An addition of ours; the existing API ignores `in_parts` and gives a page.
 */
import { FIELDS } from "./cards.ts";
import type { Row } from "./rows.ts";

/** Products in a part. */
export const PART_SIZE = 600;

/**
 * @param part from 1
 * @returns the brand (undefined: there is none of this id), the part's products in the order of their ids, and how many
 *   parts there are
 */
export async function partOf(database: D1Database, brand: number, part: number) {
  const listed = "FROM product WHERE listed = 1 AND brand_id = ?";
  const [brands, counts, products] = await database.batch<Row>([
    database.prepare("SELECT id, brandname FROM brand WHERE id = ?").bind(brand),
    database.prepare(`SELECT count(*) AS total ${listed}`).bind(brand),
    database
      .prepare(`SELECT ${FIELDS.part} FROM product_card WHERE id IN (SELECT id ${listed} ORDER BY id LIMIT ? OFFSET ?)`)
      .bind(brand, PART_SIZE, (part - 1) * PART_SIZE),
  ]);
  return {
    brand: brands?.results[0],
    product: (products?.results ?? []).toSorted((a, b) => Number(a.id) - Number(b.id)),
    pagination: Math.ceil(Number(counts?.results[0]?.total ?? 0) / PART_SIZE),
  };
}
