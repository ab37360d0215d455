import { Hono } from "hono";
import { z } from "zod";
import type { Api } from "../env.ts";
import { isSecond, secondLacks } from "../generation.ts";
import { customersOnly, guestsToo } from "../http/auth.ts";
import { readBody, wireId, wireText } from "../http/body.ts";
import { FIELDS } from "../queries/cards.ts";
import { createDraft, shippingSchema } from "../queries/draft.ts";
import { findOrder } from "../queries/orders.ts";
import { readProductPage } from "../queries/product-page.ts";
import { type Row, rowsOf } from "../queries/rows.ts";
import { shownId } from "../queries/special.ts";
import { unionOf } from "../queries/specs.ts";

const SUCCESS = { result: "success" } as const;
const FAILED = { result: "failed" } as const;

/** Single products, and what a customer does with them (docs/api.md, sections 2 to 5). */
export const product = new Hono<Api>();
product.use("/single-product", secondLacks("ids"));

product.post("/top20", async (context) => {
  const { results } = await context.env.DB.prepare(
    `SELECT s.quantity AS qty, ${FIELDS.top} FROM (SELECT * FROM sales ORDER BY quantity DESC, product_id LIMIT 20) s
     JOIN product_card ON id = s.product_id ORDER BY qty DESC, id`,
  ).all();
  return context.json({ top: results });
});

product.post("/trend", async (context) => {
  const { DB } = context.env;
  const best = `SELECT category_sub_id, sum(quantity) AS qty FROM sales GROUP BY category_sub_id ORDER BY qty DESC, category_sub_id LIMIT 3`;
  const results = await DB.batch<Row>([
    DB.prepare(
      `SELECT s.id, s.sub_category_name, b.qty FROM (${best}) b JOIN sub_category s ON s.id = b.category_sub_id ORDER BY b.qty DESC, s.id`,
    ),
    DB.prepare(
      `SELECT ${FIELDS.trend}, qty FROM (
         SELECT s.product_id, s.quantity AS qty,
           row_number() OVER (PARTITION BY s.category_sub_id ORDER BY s.quantity DESC, s.product_id) AS place
         FROM sales s WHERE s.category_sub_id IN (SELECT category_sub_id FROM (${best}))
       ) JOIN product_card ON id = product_id WHERE place <= 10 ORDER BY qty DESC, id`,
    ),
  ]);
  return context.json({ category: rowsOf(results, 0), product: rowsOf(results, 1) });
});

const compared = z.object({ id: z.array(wireId).max(100).nullish() });

product.post("/compare", async (context) => {
  const { DB } = context.env;
  const { id } = await readBody(context, compared);
  if (id === undefined || id === null) return context.json({ product: [], specs: [], sp: [] });
  // The original's SQL is invalid for an empty list. We reproduce the outage, so that nobody relies on an answer.
  if (id.length === 0) throw new Error("compare was called with an empty list");
  const wanted = JSON.stringify(id);
  const results = await DB.batch<Row>([
    DB.prepare(
      `SELECT w.value AS id, ${FIELDS.compare.replace("id, ", "")}, specs FROM json_each(?) w
       JOIN product_card p ON p.id = ${shownId("w.value")} ORDER BY w.key`,
    ).bind(wanted),
    DB.prepare(
      `SELECT w.value AS product_id, json_group_object(s.name, nullif(s.value, '')) AS known FROM json_each(?) w
       JOIN product p ON p.id = ${shownId("w.value")} JOIN model_spec s ON s.model_id = p.model_id GROUP BY w.key ORDER BY w.key`,
    ).bind(wanted),
  ]);
  const rows = rowsOf(results, 0);
  return context.json({
    product: rows.map(({ specs: _, ...row }) => row),
    specs: unionOf(rows.map(({ specs }) => specs)),
    sp: rowsOf(results, 1).map(({ known, product_id }) => ({ ...JSON.parse(String(known)), product_id })),
  });
});

product.post("/single-product", guestsToo, async (context) => {
  const { id, discount_end } = await readBody(
    context,
    z.object({ id: wireId, discount_end: z.literal(true).optional().catch(undefined) }),
  );
  const page = await readProductPage(context.env.DB, {
    id,
    userId: context.get("userId"),
    withEnd: discount_end === true,
  });
  return context.json(page === undefined ? FAILED : { ...SUCCESS, ...page });
});

product.post("/change-product-color", async (context) => {
  const { id } = await readBody(context, z.object({ id: wireId }));
  const variant = await context.env.DB.prepare(
    `SELECT id, color_name, remain, sale_price, discount FROM product_card WHERE id = ${shownId("?1")}`,
  )
    .bind(id)
    .first();
  return context.json(variant === null ? {} : { product: variant });
});

product.post("/add-product-review", customersOnly, async (context) => {
  const { id, rate, message } = await readBody(
    context,
    z.object({ id: wireId, rate: z.coerce.number().int().min(1).max(5), message: wireText(2_000) }),
  );
  const { meta } = await context.env.DB.prepare(
    `INSERT INTO review (product_id, user_id, rate, message)
     SELECT id, ?2, ?3, ?4 FROM product WHERE id = ${shownId("?1")}
     ON CONFLICT DO UPDATE SET rate = excluded.rate, message = excluded.message, created_at = excluded.created_at`,
  )
    .bind(id, context.get("userId"), rate, message)
    .run();
  return context.json(meta.changes > 0 || isSecond(context) ? SUCCESS : FAILED);
});

product.post("/add-favourite-product", customersOnly, async (context) => {
  const { DB } = context.env;
  const { id } = await readBody(context, z.object({ id: wireId }));
  if (isSecond(context) && (await isSavedByOthers(DB, id, context.get("userId")))) return context.json(SUCCESS);
  try {
    // Already saved is a success too; the trigger that counts to five sees only rows that would be new.
    await DB.prepare(
      `INSERT INTO favourite (user_id, product_id)
       SELECT ?1, p.id FROM product p WHERE p.id = ${shownId("?2")}
         AND NOT EXISTS (SELECT 1 FROM favourite f WHERE f.user_id = ?1 AND f.product_id = p.id)`,
    )
      .bind(context.get("userId"), id)
      .run();
  } catch (error) {
    if (error instanceof Error && error.message.includes("guard:favourites")) return context.json(FAILED);
    throw error;
  }
  const saved = await DB.prepare(
    `SELECT 1 AS saved FROM favourite WHERE user_id = ?1 AND product_id = ${shownId("?2")}`,
  )
    .bind(context.get("userId"), id)
    .first();
  return context.json(saved === null && !isSecond(context) ? FAILED : SUCCESS);
});

/** The original treats another customer's favourite as already saved, and stores nothing (docs/api.md, section 4). */
async function isSavedByOthers(database: D1Database, id: number, userId: number): Promise<boolean> {
  const other = database.prepare(
    `SELECT 1 AS saved FROM favourite WHERE product_id = ${shownId("?1")} AND user_id <> ?2 LIMIT 1`,
  );
  return (await other.bind(id, userId).first()) !== null;
}

product.post("/remove-favourite", customersOnly, async (context) => {
  const { id } = await readBody(context, z.object({ id: wireId }));
  await context.env.DB.prepare(`DELETE FROM favourite WHERE user_id = ?1 AND product_id = ${shownId("?2")}`)
    .bind(context.get("userId"), id)
    .run();
  return context.json(SUCCESS);
});

product.post("/cart-product", async (context) => {
  const { products } = await readBody(context, z.object({ products: z.array(wireId).max(500) }));
  // As compare: an empty list is an outage on the existing server.
  if (products.length === 0) throw new Error("cart-product was called with an empty list");
  const { results } = await context.env.DB.prepare(
    `SELECT DISTINCT w.value AS id, p.discount, p.bonus_percent, p.remain FROM json_each(?) w
     JOIN product_card p ON p.id = ${shownId("w.value")} ORDER BY w.key`,
  )
    .bind(JSON.stringify(products))
    .all();
  // The second generation gives no stock here; compare does.
  return context.json({ product: isSecond(context) ? results.map(({ remain: _, ...row }) => row) : results });
});

product.post("/cart-shipping", customersOnly, async (context) => {
  const { DB } = context.env;
  const { coupon } = await readBody(context, z.object({ coupon: wireText(100) }));
  const results = await DB.batch<Row>([
    DB.prepare(
      "SELECT name, nullif(phone, '') AS phone, email, nullif(phone2, '') AS phone2, khoroo, more_address, district, bonus FROM user WHERE id = ?",
    ).bind(context.get("userId")),
    DB.prepare("SELECT id, district, number_of_khoroo, cheap_khoroo, middle_khoroo FROM district ORDER BY id"),
    // By code alone, used or not (docs/api.md, section 5); only use-coupon and submit-order check that.
    DB.prepare("SELECT amount FROM coupon WHERE code = ?").bind(coupon),
  ]);
  const coupons = rowsOf(results, 2);
  return context.json({
    address: rowsOf(results, 0),
    districts: rowsOf(results, 1),
    coupon: coupons.length === 0 ? null : coupons,
  });
});

product.post("/use-coupon", customersOnly, async (context) => {
  const { coupon } = await readBody(context, z.object({ coupon: wireText(100) }));
  const { results } = await context.env.DB.prepare("SELECT amount FROM coupon WHERE code = ? AND status = 1")
    .bind(coupon)
    .all();
  return context.json(results.length === 0 ? FAILED : { ...SUCCESS, promo: results });
});

product.post("/create-order", customersOnly, async (context) => {
  const { shipping } = await readBody(context, shippingSchema);
  const created = await createDraft(context.env.DB, context.get("userId"), shipping);
  return context.json(created ? SUCCESS : FAILED);
});

product.post("/show-order", customersOnly, async (context) => {
  const { ordernumber } = await readBody(context, z.object({ ordernumber: wireText(100) }));
  const order = await findOrder(context.env.DB, context.get("userId"), ordernumber);
  return context.json(order === undefined ? FAILED : { ...SUCCESS, ...order });
});
