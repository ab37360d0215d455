/**
 * Pages with unsellable rows in every list of the API's replies, and without their list. Every field of every reply,
 * odd in every way: tests/contract/odd-replies.test.ts.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EndpointName } from "#bff/upstream/contract.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

/** Pages, and the endpoint of each. */
const PAGES: { path: string; endpoint: EndpointName }[] = [
  { path: "/", endpoint: "homePage" },
  { path: "/category/1", endpoint: "categoryProduct" },
  { path: "/sub-category/1", endpoint: "subCategoryProduct" },
  { path: "/search?p=утас", endpoint: "search" },
  { path: "/new-arrival", endpoint: "newArrival" },
  { path: "/brand/1", endpoint: "brandProduct" },
  { path: "/event/1", endpoint: "event" },
  { path: "/brands", endpoint: "allBrand" },
  { path: "/top-20", endpoint: "top20" },
  { path: "/trend", endpoint: "trend" },
  { path: "/compare?ids=1,2", endpoint: "compare" },
  { path: "/single-product/1", endpoint: "singleProduct" },
];

/** The fake API has no trend by default. */
const trend = (name: EndpointName, answer: object) =>
  name === "trend" ? { ...answer, category: [{ id: 1, sub_category_name: "Ухаалаг утас", qty: 3 }] } : answer;

/** Opens a page as a new guest and holds it to its main parts. */
async function openWhole(path: string, label: string) {
  const browser = new PlainBrowser(shop.origin);
  const visit = await browser.open(path);
  expect(visit.status, label).toBe(200);
  expect(visit.page.querySelector("main h1")?.textContent.trim(), label).toMatch(/[\p{L}\d]/u);
  expect(visit.page.querySelectorAll("header, footer").length, label).toBeGreaterThan(1);
  return visit;
}

describe("rows that cannot be sold", () => {
  const ODD_ROWS = [
    { sale_price: null },
    { sale_price: 0 },
    { sale_price: -100 },
    { sale_price: 1_000_000_001 },
    { sale_price: "12.5" },
    { discount: "x" },
    { discount: 101 },
    { bonus_percent: "3%" },
  ].map((wrong, index) => ({
    id: 900 + index,
    name: "Зарагдахгүй",
    model: `Odd ${index}`,
    sale_price: 5_000,
    remain: 9,
    ...wrong,
  }));

  /** An answer in which every list of products begins and ends with them. */
  function among(answer: object): object {
    return Object.fromEntries(
      Object.entries(answer).map(([name, value]) => [
        name,
        Array.isArray(value) && value.some((row) => Object.hasOwn(Object(row), "sale_price"))
          ? [...ODD_ROWS, null, ...value, ...ODD_ROWS]
          : value,
      ]),
    );
  }

  test("are on no page, remove nothing else, and are logged once per reply", async () => {
    shop.api.reset();
    shop.api.alter((name, answer) => (name === "singleProduct" ? answer : among(trend(name, answer))));
    await shop.restart();
    shop.logged.length = 0;
    for (const { path } of PAGES) {
      const visit = await openWhole(path, path);
      expect(visit.html, path).not.toMatch(/Odd \d|Зарагдахгүй|\/single-product\/90\d/);
      if (path !== "/brands") expect(visit.html, path).toContain("/single-product/2");
    }
    const told = shop.logged.flatMap((line) => (line.includes('"odd-rows"') ? [JSON.parse(line)] : []));
    const ofCategory = told.filter(({ endpoint }) => endpoint === "categoryProduct");
    expect(ofCategory).toMatchObject([{ fields: "product.sale_price", count: 2 * ODD_ROWS.length + 1 }]);
  });

  test("have no page and cannot be bought", async () => {
    shop.api.reset();
    shop.api.dress({ product: { sale_price: null } });
    const browser = new PlainBrowser(shop.origin);
    expect((await browser.open("/single-product/600")).status).toBe(404);
    // A form that was printed while it could still be sold.
    shop.api.reset();
    await browser.open("/single-product/7");
    shop.api.dress({ product: { sale_price: null } });
    await browser.press("buy");
    expect(browser.cookies.has("shown")).toBe(false);
  });
});

test("a reply without its list is a fault that is not cached: the page is there as soon as the API answers", async () => {
  shop.api.reset();
  shop.api.alter(() => ({ result: "success" }));
  await shop.restart();
  const pages = PAGES.filter(({ endpoint }) => endpoint !== "search");
  for (const { path } of pages) expect((await new PlainBrowser(shop.origin).open(path)).status, path).toBe(503);
  shop.api.reset();
  shop.api.alter(trend);
  for (const { path } of pages) await openWhole(path, path);
});
