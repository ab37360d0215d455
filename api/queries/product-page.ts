import { FIELDS } from "./cards.ts";
import { type Row, rowsOf } from "./rows.ts";
import { oneOfEachModel, sampleOf } from "./samples.ts";
import { shownId } from "./special.ts";
import { namesIn } from "./specs.ts";

const RELATED = 6;

const SINGLE =
  "id, name, model, type, category_name, category_sub_id, sub_category_name, brandname, brand_images AS images, image, color_name, remain, sale_price, discount, bonus_percent, total_rate, specs";

interface ProductPageRequest {
  /** The id of the route; 1 stands for the special offer, and is answered as the real product with its id in `ids`. */
  id: number;
  /** 0 for a guest. */
  userId: number;
  /** Whether `single` tells when the discount ends (api/README.md). */
  withEnd: boolean;
}

/**
 * Everything that the product page shows.
 * @returns the fields of single-product's answer (docs/api.md, section 2), without its result word; undefined when there
 *   is no such product
 */
export async function readProductPage(database: D1Database, { id: asked, userId, withEnd }: ProductPageRequest) {
  const shown = await database
    .prepare(`SELECT id, model_id, category_sub_id FROM product WHERE id = ${shownId("?1")}`)
    .bind(asked)
    .first<{ id: number; model_id: number; category_sub_id: number }>();
  if (shown === null) return undefined;
  const { id } = shown;
  const shelf = {
    where: "p.listed = 1 AND p.remain > 0 AND p.category_sub_id = ? AND p.model_id <> ?",
    params: [shown.category_sub_id, shown.model_id],
    index: "product_sub",
  };
  const results = await database.batch<Row>([
    database.prepare(`SELECT ${SINGLE}${withEnd ? ", discount_end_time" : ""} FROM product_card WHERE id = ?`).bind(id),
    database
      .prepare(
        `SELECT p.big_image1, p.big_image2, p.big_image3, p.big_image4,
           s.title1, s.title2, s.title3, s.title4, s.title5, s.title6, s.desc1, s.desc2, s.desc3, s.desc4, s.desc5, s.desc6
         FROM product p JOIN model m ON m.id = p.model_id LEFT JOIN story s ON s.id = m.story_id WHERE p.id = ?`,
      )
      .bind(id),
    database
      .prepare(
        "SELECT id, nullif(color_name, '') AS color_name, nullif(image, '') AS image FROM product WHERE model_id = ? AND id <> ? ORDER BY id",
      )
      .bind(shown.model_id, id),
    database.prepare("SELECT name, nullif(value, '') AS value FROM model_spec WHERE model_id = ?").bind(shown.model_id),
    database
      .prepare(
        `SELECT u.name, r.message, r.rate, r.user_id, r.created_at FROM review r JOIN user u ON u.id = r.user_id
         WHERE r.product_id = ? ORDER BY random()`,
      )
      .bind(id),
    database.prepare("SELECT rate FROM review WHERE product_id = ? AND user_id = ?").bind(id, userId),
    sampleOf(database, shelf, RELATED, FIELDS.related),
  ]);
  const single = rowsOf(results, 0);
  const values = rowsOf(results, 3);
  return {
    single,
    images: rowsOf(results, 1),
    others: rowsOf(results, 2),
    specs: namesIn(single[0]?.specs).length === 0 ? null : values.length === 0 ? [] : [specRow(values)],
    review: rowsOf(results, 4),
    my_review: Number(rowsOf(results, 5)[0]?.rate ?? 0),
    related: oneOfEachModel(rowsOf(results, 6), RELATED),
    ids: id === asked ? 0 : id,
  };
}

const specRow = (values: readonly Row[]): Row => Object.fromEntries(values.map(({ name, value }) => [name, value]));
