import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIELDS } from "../queries/cards.ts";
import { rowsIn, startApi, type TestApi } from "../testing/server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.dispose());

/** The columns of every row of a list, once. */
const columnsOf = (value: unknown) => sorted([...new Set(rowsIn(value).flatMap((row) => Object.keys(row)))]);
const sorted = (names: readonly string[]) => names.toSorted().join(" ");
const fields = (name: keyof typeof FIELDS, ...more: string[]) => sorted([...FIELDS[name].split(", "), ...more]);

describe("home-page", () => {
  test("has every list of the contract, with its columns, and no result word", async () => {
    const { body } = await api.post("/api/home/home-page");
    expect(body).not.toHaveProperty("result");
    const columns = Object.fromEntries(Object.entries(body).map(([name, rows]) => [name, columnsOf(rows)]));
    expect(columns).toEqual({
      category: "category_name icon id image",
      subCategory: "categoryID id specs sub_category_name",
      randomCategory: "category_name id image",
      random: fields("random"),
      homeBanner: "discount id image model product_id sale_price title_1 title_2 title_3",
      quickCategory: "id image sub_category_name",
      featuredProduct: fields("featured"),
      discountProduct: fields("discounted"),
      topRatedProduct: fields("rated"),
      specialProduct: fields("special", "id"),
      topBrand: "brandname id totalQty",
      topProduct: fields("featured"),
      banners: "description id image subId title",
      events: "event_name id image",
    });
  });

  test("holds to the sizes: 14 categories, 52 sub-categories, 8 featured, up to 50 discounted, one special", async () => {
    const { body } = await api.post("/api/home/home-page");
    const sizes = Object.fromEntries(Object.entries(body).map(([name, rows]) => [name, rowsIn(rows).length]));
    expect(sizes).toMatchObject({
      category: 14,
      subCategory: 52,
      randomCategory: 7,
      homeBanner: 5,
      quickCategory: 4,
      featuredProduct: 8,
      topRatedProduct: 8,
      specialProduct: 1,
      topBrand: 3,
      banners: 5,
      events: 10,
    });
    expect(sizes.discountProduct).toBeGreaterThan(8);
    expect(sizes.discountProduct).toBeLessThanOrEqual(50);
    expect(sizes.topProduct).toBeGreaterThan(0);
    expect(sizes.topProduct).toBeLessThanOrEqual(24);
  });

  test("shows what can be bought, each model once, discounts that last", async () => {
    const { body } = await api.post("/api/home/home-page");
    for (const name of ["featuredProduct", "discountProduct"]) {
      const rows = rowsIn(body[name]);
      expect(rows.every(({ remain }) => Number(remain) > 0)).toBe(true);
      expect(new Set(rows.map(({ model }) => model)).size).toBe(rows.length);
    }
    for (const row of rowsIn(body.discountProduct)) {
      expect(Number(row.discount)).toBeGreaterThan(0);
      if (row.discount_end_time !== null) expect(Date.parse(String(row.discount_end_time))).toBeGreaterThan(Date.now());
    }
    const categories = new Set(rowsIn(body.randomCategory).map(({ id }) => id));
    expect(new Set(rowsIn(body.random).map(({ type }) => type))).toEqual(categories);
    for (const id of categories) expect(rowsIn(body.random).filter(({ type }) => type === id).length).toBeLessThan(13);
    for (const row of rowsIn(body.topRatedProduct)) expect(Number(row.total_rate)).toBeGreaterThanOrEqual(4);
    expect(rowsIn(body.specialProduct)[0]).toMatchObject({
      id: 1,
      discount: 20,
      discount_end_time: expect.stringMatching(/T.*Z$/),
    });
  });

  test("is another selection the next time", async () => {
    const draws = await Promise.all(Array.from({ length: 6 }, () => api.post("/api/home/home-page")));
    expect(new Set(draws.map(({ body }) => JSON.stringify(body.featuredProduct))).size).toBeGreaterThan(1);
  });
});

test("categories: the menu and the events", async () => {
  const { body } = await api.post("/api/home/categories");
  expect(Object.keys(body).sort()).toEqual(["category", "events", "subCategory"]);
  expect(rowsIn(body.subCategory)[0]).toEqual({
    categoryID: 1,
    id: 1,
    sub_category_name: "Ухаалаг утас",
    specs: expect.stringContaining("RAM#"),
  });
});

test("brands: ten logos without ids, all categories, three products each", async () => {
  const { body } = await api.post("/api/home/brands");
  expect(columnsOf(body.brand)).toBe("brandname images");
  const sizes = Object.fromEntries(Object.entries(body).map(([name, rows]) => [name, rowsIn(rows).length]));
  expect(sizes).toEqual({ brand: 10, categories: 14, featured: 3, discount: 3, top: 3 });
});

test("unknown routes, methods and bodies are answered by the contract", async () => {
  const unknown = await api.post("/api/home/nothing");
  expect(unknown).toEqual({ status: 404, body: { message: "Route not found" } });
  expect((await api.fetch("/api/home/home-page")).status).toBe(404);
  const broken = await api.fetch("/api/product/search", { method: "POST", body: "{not json" });
  expect(broken.status).toBe(400);
  for (const method of ["POST", "OPTIONS"]) {
    const { headers } = await api.fetch("/api/home/categories", {
      method,
      headers: { Origin: "https://evil.example" },
    });
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("what real data lacks the seed lacks too, and it is null on the wire", async () => {
  const { body: home } = await api.post("/api/home/home-page");
  const { body: brands } = await api.post("/api/product/all-brand");
  const lacking = (rows: unknown, field: string) => rowsIn(rows).filter((row) => row[field] === null).length;
  for (const [rows, field] of [
    [home.category, "image"],
    [home.category, "icon"],
    [home.banners, "title"],
    [home.events, "image"],
    [brands.brands, "images"],
    [home.subCategory, "specs"],
  ] as const)
    expect(lacking(rows, field), field).toBeGreaterThan(0);
  const [blank] = await api.sql(
    "SELECT (SELECT id FROM product WHERE image = '' LIMIT 1) AS unseen, (SELECT id FROM product WHERE color_name = '' LIMIT 1) AS plain",
  );
  const { body: compared } = await api.post("/api/product/compare", { id: [blank?.unseen, blank?.plain] });
  expect(rowsIn(compared.product)).toMatchObject([{ image: null }, { color_name: null }]);
  const [sold] = await api.sql("SELECT count(*) AS odd FROM product WHERE sale_price % 100 <> 0");
  expect(Number(sold?.odd)).toBeGreaterThan(3);
});

test("pictures of every product, category, brand and banner are there", async () => {
  const columns: [folder: string, column: string, table: string][] = [
    ["product", "image", "product"],
    ["category", "image", "category"],
    ["category", "image", "sub_category"],
    ["menu", "icon", "category"],
    ["brand", "images", "brand"],
    ["brand", "bg", "brand"],
    ["banner", "image", "home_banner"],
    ["banner", "image", "promo_banner"],
    ["banner", "image", "event"],
  ];
  const paths = ["/images/user/default.png"];
  for (const [folder, column, table] of columns) {
    const rows = await api.sql(`SELECT DISTINCT ${column} AS file FROM ${table} WHERE ${column} <> ''`);
    paths.push(...rows.map(({ file }) => `/images/${folder}/${file}`));
  }
  const missing: string[] = [];
  for (const path of paths) if ((await api.fetch(path)).status !== 200) missing.push(path);
  expect(missing).toEqual([]);
});
