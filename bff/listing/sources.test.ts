import { expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { ListedSpecs } from "../upstream/listed-specs.ts";
import { type ListingQuery, unfiltered } from "./query.ts";
import { sources } from "./sources.ts";

const chosen: ListingQuery = {
  page: 2,
  brands: [81, 83],
  subCategories: [21],
  colours: ["Хар"],
  price: [100, 900],
  specs: new ListedSpecs([{ name: "RAM", values: ["8GB"] }]),
  sort: "price-asc",
};

/** Sources that answer with an empty list. */
function emptyShop() {
  const { calls, visit } = fakeShop({
    categoryProduct: { result: "success", product: [], category: "Утас" },
    subCategoryProduct: { result: "success", product: [], category: { id: 2 } },
  });
  return { calls, call: visit().visitor.api.fresh };
}

test.each([
  {
    source: sources.category,
    name: "categoryProduct",
    request: {
      id: 5,
      page: 2,
      brand: [81, 83],
      sub: [21],
      color: ["Хар"],
      price: [100, 900],
      specs: " RAM in ('8GB')",
    },
  },
  {
    source: sources.subCategory,
    name: "subCategoryProduct",
    request: { id: 5, page: 2, brand: [81, 83], color: ["Хар"], price: [100, 900], spec: " RAM in ('8GB')" },
  },
])("$name: what is chosen is sent in the endpoint's own words", async ({ source, name, request }) => {
  const { calls, call } = emptyShop();
  await source.ask(call, 5, chosen);
  expect(calls).toEqual([{ name, body: { ...request, sort: "price-asc", specs_counted: true }, authorization: null }]);
});

test("nothing chosen is empty lists, never null, and no sort", async () => {
  const { calls, call } = emptyShop();
  await sources.category.ask(call, 5, unfiltered(1));
  expect(calls[0]?.body).toEqual({
    id: 5,
    page: 1,
    brand: [],
    sub: [],
    color: [],
    price: [0, 0],
    specs: "",
    specs_counted: true,
  });
});

test("a choice applies at once, and the price slider has its step, as rules L6 and L7 say", () => {
  const rules = Object.entries(sources).map(([name, { appliesAtOnce, priceStep }]) => [name, appliesAtOnce, priceStep]);
  expect(rules).toEqual([
    ["category", true, 1_000],
    ["subCategory", true, 100],
    ["search", true, 1_000],
    ["newArrival", false, 1_000],
    ["discounted", false, 1_000],
    ["brand", false, 1_000],
    ["event", false, 1_000],
  ]);
});
