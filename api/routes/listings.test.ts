import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsIn, startApi, type TestApi } from "../testing/server.ts";
import { productWith } from "../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  // Lists of several pages.
  api = await startApi({ products: 600 });
});
afterAll(() => api.dispose());

const list = async (name: string, body: unknown) => {
  const answer = await api.post(`/api/product/${name}`, body);
  const product = rowsIn(answer.body.product ?? []);
  return { ...answer, product };
};
/** Of any list: one takes no notice of the fields of another. */
const everywhere = { page: 1, brand: [], sub: [], color: [], price: [0, 0], specs: "", spec: "", type: [] };
const sql: TestApi["sql"] = (text, ...params) => api.sql(text, ...params);

test.each([
  ["category-product", { id: 3 }, "p.listed = 1 AND p.type = 3", "price-asc", "p.price_now, p.id"],
  [
    "sub-category-product",
    { id: 6 },
    "p.listed = 1 AND p.category_sub_id = 6",
    "price-desc",
    "p.price_now DESC, p.id DESC",
  ],
  [
    "search",
    { search: "Sarnai" },
    "p.listed = 1 AND m.model LIKE '%Sarnai%'",
    "newest",
    "p.created_at DESC, p.id DESC",
  ],
  ["new-arrival", {}, "p.fresh = 1", "discount", "p.live_discount DESC, p.id DESC"],
  ["brand-product", { id: 1 }, "p.listed = 1 AND p.brand_id = 1", "price-asc", "p.price_now, p.id"],
  [
    "event",
    { id: 7 },
    "p.id IN (SELECT product_id FROM event_product WHERE event_id = 7)",
    "newest",
    "p.created_at DESC, p.id DESC",
  ],
])("%s %j in an order, whole and narrowed, as plain SQL has it", async (name, scope, condition, sort, order) => {
  for (const colour of [undefined, "Хар"]) {
    const expected = await sql(
      `SELECT p.id FROM product p JOIN model m ON m.id = p.model_id
       WHERE ${condition} ${colour === undefined ? "" : `AND p.color_name = '${colour}'`} ORDER BY ${order}`,
    );
    const narrowed = { ...everywhere, ...scope, color: colour === undefined ? [] : [colour], sort };
    const { body, product } = await list(name, narrowed);
    expect(product.map(({ id }) => id)).toEqual(expected.slice(0, 30).map(({ id }) => id));
    expect(body.total).toBe(expected.length);
  }
});

describe("visibility", () => {
  test("a sold-out product stays 20 days, then leaves; stock brings it back", async () => {
    const id = await productWith(api, { remain: 3 });
    const seen = async () => (await sql("SELECT listed, fresh FROM product WHERE id = ?", id))[0];
    expect(await seen()).toMatchObject({ listed: 1 });
    await api.sql("UPDATE product SET remain = 0 WHERE id = ?", id);
    expect(await seen()).toEqual({ listed: 1, fresh: 0 });
    await api.sql("UPDATE product SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-21 days') WHERE id = ?", id);
    expect(await seen()).toMatchObject({ listed: 0 });
    await api.sql("UPDATE product SET remain = 1 WHERE id = ?", id);
    expect(await seen()).toMatchObject({ listed: 1 });
  });

  test("time alone does the same through the hourly job", async () => {
    const id = await productWith(api, { remain: 0, discount: 30 });
    // Set behind the triggers' back, as time passes: the flags are still those of yesterday.
    await api.sql(
      "UPDATE product SET updated_at = '2020-01-01T00:00:00.000Z', discount_end_time = '2020-01-01T00:00:00.000Z' WHERE id = ?",
      id,
    );
    await api.sql("UPDATE product SET listed = 1, live_discount = 30 WHERE id = ?", id);
    await api.runHourlyJob();
    expect((await sql("SELECT listed, live_discount FROM product WHERE id = ?", id))[0]).toEqual({
      listed: 0,
      live_discount: 0,
    });
  });
});
