import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { partsOf, readBrands, readPart } from "./catalogue.ts";

const row = (id: number, more: object = {}) => ({
  id,
  name: `N${id}`,
  model: "M",
  sale_price: 1_000,
  remain: 1,
  ...more,
});
const brand = { id: 7, brandname: "Тэнгэр", images: null };
const allBrand = { brands: [brand] };

/** An existing API: a brand of 45 pages with two rows each. */
function existingApi(product = (page: number) => [row(page * 10), row(page * 10 + 1)]) {
  return fakeShop({
    allBrand,
    brandProduct: (body) => {
      const { page } = body as { page: number };
      return Response.json({ result: "success", pagination: 45, product: product(page), brand });
    },
  });
}

test("a part is twenty pages, and the last part what is left", async () => {
  const { visit } = existingApi();
  const { visitor } = visit();
  const [first] = await readBrands(visitor.api.cached);
  if (!first) throw new Error("No brand");
  expect(first).toEqual({ id: 7, pages: 45 });
  expect(partsOf(first)).toBe(3);
  const parts = await Promise.all([1, 2, 3].map((part) => readPart(visitor.api.unshared, first, part, 0)));
  expect(parts.map((rows) => rows.length)).toEqual([40, 40, 10]);
  expect(parts.flat().map(({ id }) => id)).toEqual(
    Array.from({ length: 45 }, (_, index) => [(index + 1) * 10, (index + 1) * 10 + 1]).flat(),
  );
});

test("a product that moves to another page meanwhile is there once, the promotional copy never", async () => {
  const { visit } = existingApi((page) => [row(1), row(page), row(page + 1)]);
  const { visitor } = visit();
  const rows = await readPart(visitor.api.unshared, { id: 7, pages: 4 }, 1, 0);
  expect(rows.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test("a discount that has ended is none", async () => {
  const end = "2026-01-01T00:00:00.000Z";
  const { visit } = existingApi((page) => [row(page + 1, { discount: 10, discount_end_time: end })]);
  const part = { id: 7, pages: 1 };
  const discountAt = async (now: number) => (await readPart(visit().visitor.api.unshared, part, 1, now))[0]?.discount;
  expect(await discountAt(Date.parse(end) - 1)).toBe(10);
  expect(await discountAt(Date.parse(end))).toBe(0);
});

test("no answer is remembered for the request: a walk over the catalogue would hold all of it", async () => {
  const { visit, calls } = existingApi();
  const { visitor } = visit();
  for (let time = 0; time < 2; time++) await readPart(visitor.api.unshared, { id: 7, pages: 3 }, 1, 0);
  expect(calls.length).toBe(6);
});

test.each([
  ["failed", row, { result: "failed" }, 29],
  ["empty", row, { product: [] }, 29],
  // Nothing before it can be sold.
  ["empty", (id: number) => row(id, id < 30 ? { sale_price: 0 } : {}), { product: [] }, 1],
])("a brand that says more pages than it has is read to the first that is %s", async (_, rowOf, past, products) => {
  const { visit, calls } = fakeShop({
    allBrand,
    brandProduct: (body) => {
      const { page } = body as { page: number };
      const whole = { result: "success", pagination: 500_000, product: [rowOf(page)], brand };
      return Response.json(page <= 30 ? whole : { ...whole, ...past });
    },
  });
  const { visitor } = visit();
  const [first] = await readBrands(visitor.api.cached);
  if (!first) throw new Error("No brand");
  const rows = [];
  for (let part = 1; part <= partsOf(first); part++)
    rows.push(...(await readPart(visitor.api.unshared, first, part, 0)));
  expect(rows).toHaveLength(products);
  // With the first one of `readBrands`, and those that were under way beside the empty one.
  expect(calls.filter(({ name }) => name === "brandProduct").length).toBeLessThan(36);
});
