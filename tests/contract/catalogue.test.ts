/** Peculiarities of the catalogue's endpoints that a client sees (docs/api.md, sections 2 and 3). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priceOf, toListPrice } from "#bff/rules/price.ts";
import type { ProductRow } from "#bff/upstream/contract.ts";
import { specFacets } from "#bff/views/facets.ts";
import { isSecond } from "#tests/support/generation.ts";
import { good, type ReferenceApi, startReferenceApi } from "./reference-api.ts";
import { CATEGORY, NOWHERE, PRODUCT, SUB_CATEGORY, samples } from "./samples.ts";

let api: ReferenceApi;
beforeAll(async () => {
  api = await startReferenceApi();
});
afterAll(() => api.dispose());

const PAGE_SIZE = 30;

/** Fields that no row of a list has on the wire. */
function absent(rows: unknown, fields: string[]) {
  expect(Array.isArray(rows) && rows.length).toBeGreaterThan(0);
  for (const row of Object.values(Object(rows))) for (const field of fields) expect(row).not.toHaveProperty([field]);
}

/** The prices that a list's `price` and `max` mean. */
const pricesIn = ({
  product,
  price_paid,
}: {
  product: readonly ProductRow[];
  price_paid?: boolean | null | undefined;
}) =>
  product.map(({ sale_price, discount }) =>
    price_paid ? priceOf({ listPrice: toListPrice(sale_price), discount }).unitPrice : sale_price,
  );

describe("lists", () => {
  test("pages are a plain number, 30 rows each, and past the end an empty list", async () => {
    const first = good(await api.call("categoryProduct", samples.categoryProduct));
    const { pagination } = api.wire("categoryProduct");
    const [scope] = await api.sql("SELECT count(*) AS total FROM product WHERE listed = 1 AND type = ?", CATEGORY);
    const total = Number(scope?.total);
    expect(first.total).toBe(isSecond ? null : total);
    expect(pagination).toBe(Math.ceil(total / PAGE_SIZE));
    expect(first.pagination).toBeGreaterThan(1);
    expect(first.product).toHaveLength(PAGE_SIZE);

    const seen = new Set<number>();
    for (let page = 1; page <= first.pagination; page++) {
      const { product } = good(await api.call("categoryProduct", { ...samples.categoryProduct, page }));
      for (const { id } of product) seen.add(id);
    }
    expect(seen.size).toBe(total);

    const past = good(await api.call("categoryProduct", { ...samples.categoryProduct, page: first.pagination + 1 }));
    expect([past.product, past.pagination]).toEqual([[], first.pagination]);
  });

  test.each(["categoryProduct", "search", "newArrival", "brandProduct", "event"] as const)(
    "%s has no category name in its rows",
    async (name) => {
      await api.call(name, samples[name]);
      absent(api.wire(name).product, ["category_name"]);
    },
  );

  test("a category names itself in a text, a sub-category in an object that has its category's id", async () => {
    const category = good(await api.call("categoryProduct", samples.categoryProduct));
    const sub = good(await api.call("subCategoryProduct", samples.subCategoryProduct));
    expect(category.category).not.toBe("");
    expect(sub.category).toMatchObject({ id: CATEGORY, category_name: category.category });
    absent(api.wire("subCategoryProduct").product, ["sub_category_name"]);
    expect(category.sub.map(({ id }) => id)).toContain(SUB_CATEGORY);
  });

  test("a search without a match, or with filters that leave nothing, is 'failed' and nothing else", async () => {
    for (const narrowed of [{ search: "хххххх" }, { brand: [NOWHERE] }]) {
      await api.call("search", { ...samples.search, ...narrowed });
      expect(api.wire("search")).toEqual({ result: "failed" });
    }
  });

  test("the price filter excludes its lower bound and includes its upper bound; a maximum of 0 is none", async () => {
    const prices = pricesIn(good(await api.call("categoryProduct", samples.categoryProduct))).sort((a, b) => a - b);
    const [low = 0, high = 0] = [prices[5], prices[20]];
    const found = pricesIn(good(await api.call("categoryProduct", { ...samples.categoryProduct, price: [low, high] })));
    expect([found.every((price) => price > low && price <= high), found.includes(high)]).toEqual([true, true]);
  });

  test("counts and highest price are of the whole scope, whatever is chosen", async () => {
    const whole = good(await api.call("categoryProduct", samples.categoryProduct));
    const brand = whole.brand[0]?.id ?? 0;
    const narrowed = good(await api.call("categoryProduct", { ...samples.categoryProduct, brand: [brand] }));
    expect(narrowed.pagination).toBe(Math.ceil(Number(whole.brand[0]?.total) / PAGE_SIZE));
    expect([narrowed.brand, narrowed.sub, narrowed.color, narrowed.max]).toEqual([
      whole.brand,
      whole.sub,
      whole.color,
      whole.max,
    ]);
  });
});

describe("specifications", () => {
  test("come as one row per product", async () => {
    const { specs } = good(await api.call("categoryProduct", samples.categoryProduct));
    const [scope] = await api.sql("SELECT count(*) AS total FROM product WHERE listed = 1 AND type = ?", CATEGORY);
    expect(specs.length).toBe(scope?.total);
  });

  test("are absent for a sub-category without any", async () => {
    await api.sql("UPDATE sub_category SET specs = NULL WHERE id = ?", SUB_CATEGORY);
    const reply = good(await api.call("subCategoryProduct", samples.subCategoryProduct));
    expect(api.wire("subCategoryProduct")).toMatchObject({ spcs: [] });
    expect(api.wire("subCategoryProduct")).not.toHaveProperty("specs");
    expect(specFacets(reply)).toEqual([]);

    const inIt = reply.product[0]?.id ?? 0;
    const product = good(await api.call("singleProduct", { id: inIt }));
    expect(api.wire("singleProduct").specs).toBeNull();
    expect([product.single[0]?.specs, product.specs]).toEqual([null, []]);
  });
});

test("trend: three sub-categories and their products, without brand and rating", async () => {
  const { category, product } = await api.call("trend", undefined);
  absent(api.wire("trend").product, ["brandname", "total_rate"]);
  expect(category).toHaveLength(3);
  const ids = new Set(category.map(({ id }) => id));
  expect(product.every((row) => row.category_sub_id !== null && ids.has(row.category_sub_id))).toBe(true);
});

test("the front page has one special product at most, the promotional row; top rated without stock", async () => {
  const home = await api.call("homePage", undefined);
  if (isSecond) {
    expect(home.specialProduct).toEqual([{ name: "promo-phone.webp", product_id: expect.any(Number) }]);
    const picture = await api.fetch("/images/special/promo-phone.webp");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  } else expect(home.specialProduct.map((special) => "id" in special && special.id)).toEqual([1]);
  absent(api.wire("homePage").topRatedProduct, ["remain"]);
  const categories = new Set(home.randomCategory.map(({ id }) => id));
  expect(home.random.every(({ type }) => type !== null && categories.has(type))).toBe(true);
});

describe("a product", () => {
  test("with id 1 is answered as the real product, whose id is in `ids`", async () => {
    const { ids, single } = good(await api.call("singleProduct", { id: 1 }));
    if (isSecond) expect(api.wire("singleProduct")).not.toHaveProperty("ids");
    else expect(ids).toBeGreaterThan(1);
    if (!isSecond) expect(single[0]?.id).toBe(ids);
    expect(good(await api.call("singleProduct", { id: single[0]?.id ?? 0 })).ids).toBe(0);
  });

  test("another colour is one object with its price and stock", async () => {
    const { product } = await api.call("changeProductColor", { id: PRODUCT });
    const [single] = good(await api.call("singleProduct", { id: PRODUCT })).single;
    expect(product).toMatchObject({
      sale_price: single?.sale_price,
      remain: single?.remain,
      discount: single?.discount,
    });
  });
});
