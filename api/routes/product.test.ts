import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rowsIn, startApi, type TestApi } from "../testing/server.ts";
import { newShopper, shipping } from "../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

const sql: TestApi["sql"] = (text, ...params) => api.sql(text, ...params);

/** The names of an answer's fields. */
const keysOf = (row: object = {}) => Object.keys(row).sort().join(" ");

const single = (id: unknown, token?: string) => api.post("/api/product/single-product", { id }, token);

describe("single-product", () => {
  test("answers guests without header and with `Bearer null`, and customers", async () => {
    const token = await api.login("demo@och.mn", "demo-1234");
    for (const given of [undefined, "null", token]) {
      expect((await single("5", given)).body).toMatchObject({ result: "success", ids: 0, my_review: 0 });
    }
    expect(await single("5", "not-a-token")).toEqual({ status: 401, body: { message: "Forbidden" } });
  });

  test("has the contract's parts and columns", async () => {
    const { body } = await single("5");
    expect(keysOf(body)).toBe("ids images my_review others related result review single specs");
    const [row = {}] = rowsIn(body.single);
    expect(keysOf(row)).toBe(
      "bonus_percent brandname category_name category_sub_id color_name discount id image images model name remain sale_price specs sub_category_name total_rate type",
    );
    const asked = await api.post("/api/product/single-product", { id: "5", discount_end: true });
    expect(keysOf(rowsIn(asked.body.single)[0])).toBe(keysOf({ ...row, discount_end_time: null }));
    expect(keysOf(rowsIn(body.images)[0])).toBe(
      "big_image1 big_image2 big_image3 big_image4 desc1 desc2 desc3 desc4 desc5 desc6 title1 title2 title3 title4 title5 title6",
    );
    expect(keysOf(rowsIn(body.specs)[0])).toBe(String(row.specs).split("#").sort().join(" "));
  });

  test("colours of one model point at each other; related never at the model itself", async () => {
    const [group] = await sql(
      "SELECT model_id, group_concat(id) AS ids FROM product GROUP BY model_id HAVING count(*) = 4 LIMIT 1",
    );
    const ids = String(group?.ids).split(",").map(Number);
    for (const id of ids) {
      const { body } = await single(id);
      expect(new Set(rowsIn(body.others).map((other) => other.id))).toEqual(
        new Set(ids.filter((other) => other !== id)),
      );
      const related = rowsIn(body.related);
      expect(related.length).toBeGreaterThan(0);
      expect(related.length).toBeLessThanOrEqual(6);
      expect(related.some((other) => ids.includes(Number(other.id)))).toBe(false);
    }
  });

  test("has null for specs of a sub-category without any, and failed for what does not exist", async () => {
    const [product] = await sql("SELECT id, category_sub_id FROM product WHERE type = 14 LIMIT 1");
    await api.sql("UPDATE sub_category SET specs = NULL WHERE id = ?", Number(product?.category_sub_id));
    expect((await single(product?.id)).body.specs).toBeNull();
    for (const id of [999_999, "x", null, -1, "1; DROP TABLE product"])
      expect((await single(id)).body).toEqual({ result: "failed" });
  });
});

describe("compare and cart-product", () => {
  test("compare keeps the requested order, unites the specs, and marks rows with product_id", async () => {
    const [phone, kettle] = [
      await sql("SELECT id FROM product WHERE category_sub_id = 1 LIMIT 1"),
      await sql(
        "SELECT p.id FROM product p JOIN sub_category s ON s.id = p.category_sub_id WHERE s.sub_category_name = 'Данх' LIMIT 1",
      ),
    ];
    const ids = [Number(kettle[0]?.id), Number(phone[0]?.id), 1, 999_999];
    const { body } = await api.post("/api/product/compare", { id: ids });
    expect(rowsIn(body.product).map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(keysOf(rowsIn(body.product)[0])).toBe(
      "bonus_percent brandname color_name discount id image model name remain sale_price total_rate",
    );
    expect(body.specs).toEqual(expect.arrayContaining(["Материал", "RAM"]));
    expect(rowsIn(body.sp).map((row) => row.product_id)).toEqual(ids.slice(0, 3));
    expect(rowsIn(body.sp)[0]).not.toHaveProperty("RAM");
  });

  test("compare of null is empty; empty lists are outages", async () => {
    expect((await api.post("/api/product/compare", { id: null })).body).toEqual({ product: [], specs: [], sp: [] });
    const outage = { status: 500, body: { error: "Internal Server Error", message: expect.any(String) } };
    expect(await api.post("/api/product/compare", { id: [] })).toEqual(outage);
    expect(await api.post("/api/product/cart-product", { products: [] })).toEqual(outage);
  });
});

describe("best sellers", () => {
  test("top20 lists what was sold most, without stock, colour and brand", async () => {
    const { body } = await api.post("/api/product/top20");
    const rows = rowsIn(body.top);
    expect(rows).toHaveLength(20);
    expect(keysOf(rows[0])).toBe(
      "bonus_percent category_name description discount id image model name qty sale_price total_rate type",
    );
    const [best] = await sql(
      `SELECT sum(l.quantity) AS qty FROM orders o JOIN order_line l ON l.order_id = o.id
       WHERE o.status NOT IN ('pending', 'expired') GROUP BY l.product_id ORDER BY qty DESC LIMIT 1`,
    );
    expect(rows[0]?.qty).toBe(best?.qty);
    expect(rows.map(({ qty }) => Number(qty))).toEqual(rows.map(({ qty }) => Number(qty)).sort((a, b) => b - a));
  });
});

test("favourites: five, also when more are saved at once; saving twice is a success", async () => {
  const shopper = await newShopper(api);
  const save = (id: number) => api.post("/api/product/add-favourite-product", { id }, shopper.token);
  const answers = await Promise.all([10, 11, 12, 13, 14, 15, 16].map(save));
  expect(answers.filter(({ body }) => body.result === "success")).toHaveLength(5);
  expect(answers.filter(({ body }) => body.result === "failed")).toHaveLength(2);
  const saved = rowsIn((await api.post("/api/user/my-info", undefined, shopper.token)).body.save);
  expect(Object.keys(saved[0] ?? {}).sort()).toEqual(["color_name", "id", "image", "model", "name", "sale_price"]);
  expect((await save(Number(saved[0]?.id))).body.result).toBe("success");
  await api.post("/api/product/remove-favourite", { id: saved[0]?.id }, shopper.token);
  expect((await save(17)).body.result).toBe("success");
  expect((await save(999_999)).body.result).toBe("failed");
});

describe("checkout", () => {
  test("create-order keeps one draft, the address, and refuses another customer's e-mail only", async () => {
    const shopper = await newShopper(api);
    const create = (email: string) =>
      api.post("/api/product/create-order", { shipping: shipping(email) }, shopper.token);
    expect((await create("DEMO@och.mn")).body).toEqual({ result: "failed" });
    expect((await create("new@example.com")).body).toEqual({ result: "success" });
    expect((await create("new@example.com")).body).toEqual({ result: "success" });
    const drafts = await sql("SELECT * FROM orders WHERE user_id = ?", shopper.id);
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({
      enable_is: 0,
      status: "pending",
      ordernumber: expect.stringMatching(/^PI\d+$/),
      receiver_type: "personal",
    });
    expect(Date.parse(String(drafts[0]?.expires_at)) - Date.parse(String(drafts[0]?.created_at))).toBe(3 * 86_400_000);
    const [user] = await sql("SELECT name, email, district, khoroo, more_address FROM user WHERE id = ?", shopper.id);
    expect(user).toEqual({
      name: "Шалгагч",
      email: "new@example.com",
      district: 5,
      khoroo: 3,
      more_address: "12 тоот",
    });
    // The draft is in my-info, marked, and is nothing to show.
    const info = await api.post("/api/user/my-info", undefined, shopper.token);
    const [order] = rowsIn(info.body.order);
    expect(order).toMatchObject({ enable_is: 0, total_amount: 0 });
    expect(
      (await api.post("/api/product/show-order", { ordernumber: order?.ordernumber }, shopper.token)).body,
    ).toEqual({ result: "failed" });
  });
});
