import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIELDS } from "../queries/cards.ts";
import { rowsIn, startApi, type TestApi } from "../testing/server.ts";
import { newShopper, shipping } from "../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

const sql: TestApi["sql"] = (text, ...params) => api.sql(text, ...params);

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
    expect(Object.keys(body).sort()).toEqual(
      ["result", "single", "images", "others", "specs", "review", "my_review", "related", "ids"].sort(),
    );
    const [row] = rowsIn(body.single);
    expect(Object.keys(row ?? {}).sort()).toEqual(
      [
        "id",
        "name",
        "model",
        "type",
        "category_name",
        "category_sub_id",
        "sub_category_name",
        "brandname",
        "images",
        "image",
        "color_name",
        "remain",
        "sale_price",
        "discount",
        "bonus_percent",
        "total_rate",
        "specs",
      ].sort(),
    );
    const asked = await api.post("/api/product/single-product", { id: "5", discount_end: true });
    expect(Object.keys(rowsIn(asked.body.single)[0] ?? {}).sort()).toEqual(
      [...Object.keys(row ?? {}), "discount_end_time"].sort(),
    );
    const [images] = rowsIn(body.images);
    expect(Object.keys(images ?? {}).sort()).toEqual(
      ["big_image", "title", "desc"]
        .flatMap((name) => (name === "big_image" ? [1, 2, 3, 4] : [1, 2, 3, 4, 5, 6]).map((n) => `${name}${n}`))
        .sort(),
    );
    const [specs] = rowsIn(body.specs);
    expect(Object.keys(specs ?? {}).sort()).toEqual(String(row?.specs).split("#").sort());
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
    expect(Object.keys(rowsIn(body.product)[0] ?? {}).sort()).toEqual(FIELDS.compare.split(", ").sort());
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
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(["qty", ...FIELDS.top.split(", ")].sort());
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

test.each([
  "product/add-product-review",
  "product/add-favourite-product",
  "product/remove-favourite",
  "product/cart-shipping",
  "product/use-coupon",
  "product/create-order",
  "product/show-order",
  "purchase/submit-order",
  "purchase/is-paid-qpay",
  "user/my-info",
  "user/update-info",
  "user/change-password",
])("%s is for customers: 401 Forbidden for everybody else", async (path) => {
  const forged = "eyJhbGciOiJub25lIn0.eyJpZCI6MX0.";
  for (const token of [undefined, "null", "x.y.z", forged]) {
    expect(await api.post(`/api/${path}`, {}, token)).toEqual({ status: 401, body: { message: "Forbidden" } });
  }
});
