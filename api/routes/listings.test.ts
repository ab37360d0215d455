import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIELDS } from "../queries/cards.ts";
import { rowsIn, startApi, type TestApi } from "../testing/server.ts";
import { productWith } from "../testing/shopper.ts";

let api: TestApi;
beforeAll(async () => {
  // Lists of several pages.
  api = await startApi({ products: 600 });
});
afterAll(() => api.dispose());

type Row = Record<string, unknown>;
const list = async (name: string, body: unknown) => {
  const answer = await api.post(`/api/product/${name}`, body);
  const product = rowsIn(answer.body.product ?? []);
  return { ...answer, product };
};
const open = { page: 1, brand: [], sub: [], color: [], price: [0, 0], specs: "" };
/** Of any list: one takes no notice of the fields of another. */
const everywhere = { ...open, spec: "", type: [] };
const sql: TestApi["sql"] = (text, ...params) => api.sql(text, ...params);

const LISTING = FIELDS.listing.split(", ").toSorted();

describe("category-product", () => {
  test("answers with the contract's fields, no category_name in rows, the category as text", async () => {
    const { body, product } = await list("category-product", { ...open, id: "3" });
    const fields = "brand category color max pagination price_paid product result spcs specs sub total";
    expect(Object.keys(body).sort().join(" ")).toBe(fields);
    expect(body).toMatchObject({
      result: "success",
      category: "Компьютер",
      spcs: expect.arrayContaining(["RAM", "SSD"]),
    });
    expect(product).toHaveLength(30);
    for (const row of product) expect(Object.keys(row).sort()).toEqual(LISTING);
    const [{ listed } = { listed: 0 }] = await sql(
      "SELECT count(*) AS listed FROM product WHERE listed = 1 AND type = 3",
    );
    expect(body.total).toBe(listed);
    expect(body.pagination).toBe(Math.ceil(Number(listed) / 30));
    // One row per product of the scope, each with every name.
    expect(body.specs).toHaveLength(Number(listed));
  });

  test("is failed for an unknown category and empty for a known one without products", async () => {
    expect((await list("category-product", { ...open, id: "999" })).body).toEqual({ result: "failed" });
    expect((await list("category-product", { ...open, id: "x' OR 1=1" })).body).toEqual({ result: "failed" });
    await api.sql("INSERT INTO category (id, category_name, image, icon) VALUES (77, 'Хоосон', 'x.svg', 'x.svg')");
    expect((await list("category-product", { ...open, id: 77 })).body).toMatchObject({
      result: "success",
      pagination: 0,
      product: [],
      brand: [],
      sub: [],
      color: [],
      max: null,
      spcs: [],
      specs: [],
    });
  });

  test("a discounted product is in the range of the price that its shopper pays, and every list with prices says so", async () => {
    const [row] = await sql(
      "SELECT id, price_now, sale_price FROM product WHERE type = 3 AND listed = 1 AND live_discount > 0 LIMIT 1",
    );
    const [paid, before] = [Number(row?.price_now), Number(row?.sale_price)];
    const found = async (price: [number, number]) =>
      (await list("category-product", { ...open, id: 3, price })).product.map(({ id }) => id);
    expect(paid).toBeLessThan(before);
    expect(await found([paid - 1, paid])).toContain(row?.id);
    expect(await found([before - 1, before])).not.toContain(row?.id);
    for (const [name, scope] of [
      ["category-product", { id: 3 }],
      ["sub-category-product", { id: 6 }],
      ["search", { search: "утас" }],
      ["brand-product", { id: 1 }],
      ["event", { id: 3 }],
    ] as const)
      expect((await list(name, { ...open, ...scope })).body, name).toMatchObject({ price_paid: true });
  });

  test("narrows by every filter as plain SQL does", async () => {
    const [brandRow] = await sql(
      "SELECT brand_id, color_name, price_now FROM product WHERE type = 3 AND listed = 1 AND live_discount > 0 LIMIT 1",
    );
    const brand = [Number(brandRow?.brand_id), 5];
    const cases: [Row, string, (string | number)[]][] = [
      [{ brand }, "brand_id IN (?, ?)", brand],
      [{ sub: [6, 8] }, "category_sub_id IN (6, 8)", []],
      [{ color: [String(brandRow?.color_name), "Хар"] }, "color_name IN (?, 'Хар')", [String(brandRow?.color_name)]],
      // Above `min`, up to `max`: a price that is equal is out below and in above.
      [{ price: [Number(brandRow?.price_now), 0] }, "price_now > ?", [Number(brandRow?.price_now)]],
      [{ price: [0, Number(brandRow?.price_now)] }, "price_now <= ?", [Number(brandRow?.price_now)]],
      [
        { specs: " RAM in ('8GB', '16GB') AND SSD in ('512GB')" },
        "model_id IN (SELECT model_id FROM model_spec WHERE name = 'RAM' AND value IN ('8GB', '16GB')) AND model_id IN (SELECT model_id FROM model_spec WHERE name = 'SSD' AND value = '512GB')",
        [],
      ],
    ];
    for (const [filter, condition, params] of cases) {
      const expected = (
        await sql(`SELECT id FROM product WHERE listed = 1 AND type = 3 AND ${condition} ORDER BY id`, ...params)
      ).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      const { body, product } = await list("category-product", { ...open, id: 3, ...filter });
      expect(product.map(({ id }) => id)).toEqual(expected.slice(0, 30));
      expect(body.total).toBe(expected.length);
      // What the scope offers does not change with what is chosen.
      const whole = await list("category-product", { ...open, id: 3 });
      expect(body).toMatchObject({
        brand: whole.body.brand,
        sub: whole.body.sub,
        color: whole.body.color,
        max: whole.body.max,
      });
    }
  });

  test.each([
    "RAM in ('8GB') OR 1=1",
    " RAM in ('8GB'",
    " RAM in ('8GB') AND",
    " RAM IN ('8GB')",
    " RAM in (8)",
    " RAM in ('8GB') and SSD in ('1TB')",
    " RAM in ('8GB') AND RAM in ('4GB')",
    " RAM in ('') OR ''=('')",
    " Nope in ('1')",
    " name in ('x'); DROP TABLE product",
    " RAM in ('a\\' OR 1=1 --')",
  ])("refuses a spec condition outside the grammar: %s", async (specs) => {
    const { status, body } = await list("category-product", { ...open, id: 3, specs });
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.any(String) });
  });

  test("takes hostile spec values as values", async () => {
    for (const value of ["') OR 1=1 --", "8GB'' OR ''1''=''1", "\\\\", "%", "Ө''"]) {
      const { body } = await list("category-product", {
        ...open,
        id: 3,
        specs: ` RAM in ('${value.replaceAll(/(?<!')'(?!')/g, "''")}')`,
      });
      expect(body).toMatchObject({ result: "success", total: 0, product: [] });
    }
  });

  test("refuses filters that are null, as the existing server fails on them", async () => {
    for (const field of ["brand", "sub", "color", "price"]) {
      expect((await list("category-product", { ...open, id: 3, [field]: null })).status).toBe(400);
    }
  });
});

describe("sub-category-product", () => {
  test("has the category as an object, category_name in rows, and its own field `spec`", async () => {
    const { body, product } = await list("sub-category-product", {
      id: 6,
      page: 1,
      brand: [],
      color: [],
      price: [0, 0],
      spec: " RAM in ('8GB')",
    });
    expect(body.category).toEqual({
      id: 3,
      sub_category_name: "Зөөврийн компьютер",
      category_name: "Компьютер",
      specs: expect.stringContaining("RAM#SSD"),
    });
    expect(body).not.toHaveProperty("sub");
    expect(product[0]).toHaveProperty("category_name");
    expect(product[0]).not.toHaveProperty("sub_category_name");
    const expected = await sql(
      "SELECT count(*) AS n FROM product JOIN model_spec s USING (model_id) WHERE listed = 1 AND category_sub_id = 6 AND s.name = 'RAM' AND s.value = '8GB'",
    );
    expect(body.total).toBe(expected[0]?.n);
    expect((await list("sub-category-product", { id: 999, spec: "" })).body).toEqual({ result: "failed" });
  });
});

describe("search", () => {
  test.each([
    ..."утас УТАС утАс цэнэглэгч Sarnai ө Ү Вт 5G (".split(" "),
    ...["sARNAI x", "USB-C – USB", "128GB, 6GB"],
  ])("finds %j wherever a name, model or description contains it", async (text) => {
    const { body } = await list("search", { ...open, search: text });
    const wanted = text.toLowerCase();
    const all = await sql(
      "SELECT p.id, m.name, m.model, m.description FROM product p JOIN model m ON m.id = p.model_id WHERE p.listed = 1",
    );
    const hits = all.filter((row) =>
      [row.name, row.model, row.description].some((field) => String(field).toLowerCase().includes(wanted)),
    );
    expect(hits.length).toBeGreaterThan(0);
    expect(body.total).toBe(hits.length);
    const found: unknown[] = [];
    for (let page = 1; page <= Number(body.pagination); page += 1) {
      found.push(...(await list("search", { ...open, search: text, page })).product.map(({ id }) => id));
    }
    expect(new Set(found)).toEqual(new Set(hits.map(({ id }) => id)));
  });

  test("finds all words of a name or model in any order, where it is given them, in stock first of the whole list", async () => {
    for (const [id, model] of [
      [3, "Kestrelion 5"],
      [4, "Kestrelion Pro 5"],
      [5, "Kestrelion 15"],
    ] as const)
      await sql("UPDATE model SET model = ?, name = 'Ухаалаг утас' WHERE id = ?", model, id);
    const ask = (search: string, terms?: string[]) => list("search", { ...open, search, ...(terms ? { terms } : {}) });
    const wanted = await sql("SELECT id, remain FROM product WHERE listed = 1 AND model_id IN (3, 4) ORDER BY id");
    expect(wanted.length).toBeGreaterThan(1);
    await sql("UPDATE product SET remain = 0 WHERE id = ?", Number(wanted[0]?.id));
    for (const terms of [
      ["5", "kestrelion"],
      ["утас", "5", "kestrel"],
    ]) {
      const { body, product } = await ask(terms.join(" "), terms);
      expect(product.map(({ id }) => id).toSorted(), terms.join()).toEqual(wanted.map(({ id }) => id).toSorted());
      expect(product.at(-1)?.id).toBe(wanted[0]?.id);
      expect([body.ranked, body.total]).toEqual([true, wanted.length]);
      expect((await ask(terms.join(" "))).body).toEqual({ result: "failed" });
    }
    // Beginnings of words and whole figures, and nothing that only one word fits.
    for (const terms of [
      ["5", "strelion"],
      ["1", "kestrelion"],
      ["тоос", "kestrelion"],
    ])
      expect((await ask(terms.join(" "), terms)).body, terms.join()).toEqual({ result: "failed" });
    expect((await ask("Kestrelion 5", ["kestrelion", '5" OR "утас'])).status).toBe(200);
  });

  test.each([..."'\"%_*[]^-🙂\u0000", ...['"""', "') OR 1=1 --", "a*", "NEAR(x y)", "утас OR зурагт", "name : утас"]])(
    "is safe with %j",
    async (text) => {
      expect((await list("search", { ...open, search: text })).status).toBe(200);
    },
  );

  test("offers facets and specs of what it found", async () => {
    const { body, product } = await list("search", { ...open, search: "Sarnai", specs_counted: true });
    expect(product[0]).toMatchObject({ brandname: "Sarnai" });
    const sum = (rows: unknown) => rowsIn(rows).reduce((total, row) => total + Number(row.total), 0);
    expect(sum(body.brand)).toBe(body.total);
    expect(sum(body.sub)).toBe(body.total);
    expect(sum(body.color)).toBe(body.total);
    expect(body.spec_counts).toContainEqual({
      name: "RAM",
      values: expect.arrayContaining([{ value: "4GB", total: expect.any(Number) }]),
    });
    const narrowed = await list("search", { ...open, search: "Sarnai", specs: " RAM in ('4GB')" });
    expect(narrowed.body.total).toBeLessThan(Number(body.total));
    expect((await list("search", { ...open, search: "Sarnai", specs: " Nope in ('1')" })).status).toBe(400);
  });

  test("puts the word itself before words that only begin with it, and those before descriptions", async () => {
    const places: number[] = [];
    const whole = await list("search", { ...open, search: "утас" });
    for (let page = 1; page <= Number(whole.body.pagination); page += 1) {
      for (const row of (await list("search", { ...open, search: "утас", page })).product) {
        const title = `${row.name} | ${row.model}`.toLowerCase();
        places.push(/(^|\s)утас\s/.test(title) ? 0 : title.includes("утас") ? 1 : 2);
      }
    }
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
    expect(places).toEqual([...places].sort());
  });

  test("finds what was renamed and no longer what it was called", async () => {
    await api.sql("UPDATE model SET model = 'Qwertyx 1' WHERE id = 5");
    expect((await list("search", { ...open, search: "qwertyx" })).body.total).toBeGreaterThan(0);
    const [row] = await sql("SELECT count(*) AS n FROM model_text WHERE model_text MATCH '\"qwertyx\"'");
    expect(row?.n).toBe(1);
  });
});

describe("the other lists", () => {
  test("new-arrival: 40 days and in stock, at least 60 of them", async () => {
    const { body } = await list("new-arrival", { page: 1, brand: [], color: [] });
    expect(body).toMatchObject({ result: "success", brand: expect.any(Array), color: expect.any(Array) });
    const [row] = await sql(
      "SELECT count(*) AS n FROM product WHERE remain > 0 AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-40 days')",
    );
    expect(body.total).toBe(row?.n);
    expect(Number(body.total)).toBeGreaterThanOrEqual(60);
    expect((await list("new-arrival", { page: 1, brand: [999], color: [] })).body).toEqual({ result: "failed" });
  });

  test("brand-product: category is a list, brand an object, max respects type and nothing else does", async () => {
    const { body } = await list("brand-product", { id: 1, page: 1, color: [], type: [], price: [0, 0] });
    expect(body.brand).toEqual({ id: 1, brandname: "Sarnai", images: "sarnai.webp", bg: "sarnai-bg.webp" });
    const [sub] = rowsIn(body.category);
    const narrowed = await list("brand-product", { id: 1, page: 1, color: [], type: [sub?.id], price: [0, 0] });
    const [row] = await sql(
      "SELECT max(price_now) AS max FROM product WHERE listed = 1 AND brand_id = 1 AND category_sub_id = ?",
      Number(sub?.id),
    );
    expect(narrowed.body).toMatchObject({ max: row?.max, category: body.category, color: body.color });
    expect((await list("brand-product", { id: 999 })).body).toEqual({ result: "failed" });
  });

  test("event: exactly its products; failed when it has none or does not exist", async () => {
    const { body } = await list("event", { id: 3, page: 1, brand: [], color: [], price: [0, 0], sort: "price-asc" });
    const [row] = await sql(
      "SELECT count(*) AS n, max(p.price_now) AS max FROM event_product e JOIN product p ON p.id = e.product_id WHERE e.event_id = 3",
    );
    expect(body).toMatchObject({
      result: "success",
      total: row?.n,
      max: row?.max,
      event: { id: 3, event_name: "Наадмын аялал", image: expect.any(String) },
    });
    const [brand] = rowsIn(body.brand);
    expect((await list("event", { id: 3, brand: [brand?.id] })).body.total).toBe(brand?.total);
    await api.sql("INSERT INTO event (id, event_name, image) VALUES (99, 'Хоосон', 'x.svg')");
    for (const id of [99, 12345]) expect((await list("event", { id })).body).toEqual({ result: "failed" });
  });

  test("all-brand takes no body and is sorted by name", async () => {
    const { body } = await api.post("/api/product/all-brand");
    const names = rowsIn(body.brands).map(({ brandname }) => String(brandname));
    expect(names.length).toBeGreaterThanOrEqual(28);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  });
});

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
