/**
 * Pages with a malformed part in the API's replies: each optional field of each reply, in turn on all pages, and
 * unsellable rows in every list. The fields are read from the contract, so that a new one is tested as well.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EndpointName } from "#bff/upstream/contract.ts";
import { replyFields } from "#bff/upstream/reply-fields.ts";
import { endpointNames } from "#tests/fixtures/endpoint-names.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

/** Pages, the endpoint of each, and the fields that the page requires. */
const PAGES: { path: string; endpoint: EndpointName; needed: string[] }[] = [
  { path: "/", endpoint: "homePage", needed: [] },
  { path: "/category/1", endpoint: "categoryProduct", needed: ["result", "product"] },
  { path: "/sub-category/1", endpoint: "subCategoryProduct", needed: ["result", "product"] },
  { path: "/search?p=утас", endpoint: "search", needed: ["result", "product"] },
  { path: "/new-arrival", endpoint: "newArrival", needed: ["result", "product"] },
  { path: "/brand/1", endpoint: "brandProduct", needed: ["result", "product"] },
  { path: "/event/1", endpoint: "event", needed: ["result", "product"] },
  { path: "/brands", endpoint: "allBrand", needed: ["brands"] },
  { path: "/top-20", endpoint: "top20", needed: ["top"] },
  { path: "/trend", endpoint: "trend", needed: ["category", "product"] },
  { path: "/compare?ids=1,2", endpoint: "compare", needed: ["product"] },
  { path: "/single-product/1", endpoint: "singleProduct", needed: ["result", "single"] },
];
/** Endpoints of every page that no page requires. */
const FRAME: EndpointName[] = ["categories", "brands"];

const ODD = [undefined, "odd", { words: 1 }, [null, 7, { id: "x" }], null] as const;

/** The fake API has no trend by default. */
const trend = (name: EndpointName, answer: object) =>
  name === "trend" ? { ...answer, category: [{ id: 1, sub_category_name: "Ухаалаг утас", qty: 3 }] } : answer;

/** The optional field of an endpoint that is odd in a turn; the shell's needed ones may go as well. */
function fieldOf(name: EndpointName, turn: number): string | undefined {
  const needed = PAGES.find(({ endpoint }) => endpoint === name)?.needed ?? [];
  const optional = [...replyFields(name).keys()].filter((field) => !needed.includes(field));
  const isShown = FRAME.includes(name) || PAGES.some(({ endpoint }) => endpoint === name);
  return isShown ? optional[turn % optional.length] : undefined;
}

const TURNS = Math.max(...endpointNames().map((name) => (fieldOf(name, 0) ? replyFields(name).size : 0)));

/** Opens a page as a new guest and holds it to its main parts. */
async function openWhole(path: string, label: string) {
  const browser = new PlainBrowser(shop.origin);
  const visit = await browser.open(path);
  expect(visit.status, label).toBe(200);
  const main = visit.page.querySelector("main");
  expect(main?.querySelector("h1")?.textContent.trim(), label).toMatch(/[\p{L}\d]/u);
  expect(visit.page.querySelectorAll("header, footer").length, label).toBeGreaterThan(1);
  return { main, visit };
}

describe("one field odd", () => {
  test.each(Array.from({ length: TURNS }, (_, turn) => [turn, fieldOf("homePage", turn)]))(
    "in turn %i (the front page's %s): every page is whole",
    async (turn) => {
      const odd = ODD[Number(turn) % ODD.length];
      shop.api.reset();
      shop.api.alter((name, answer) => {
        const field = fieldOf(name, Number(turn));
        const given = trend(name, answer);
        return field === undefined ? given : { ...given, [field]: odd };
      });
      await shop.restart();
      for (const { path, endpoint } of PAGES) {
        const label = `${path}: ${fieldOf(endpoint, Number(turn))} is ${JSON.stringify(odd)}`;
        const { main } = await openWhole(path, label);
        const links = main?.querySelectorAll('a[href^="/single-product/"], a[href^="/brand/"], button[name="intent"]');
        expect(links?.length, label).toBeGreaterThan(0);
      }
    },
    60_000,
  );
});

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
      const { visit } = await openWhole(path, path);
      expect(visit.html, path).not.toMatch(/Odd \d|Зарагдахгүй|\/single-product\/90\d/);
      if (path !== "/brands") expect(visit.html, path).toContain("/single-product/2");
    }
    const told = shop.logged.flatMap((line) => (line.includes('"odd-rows"') ? [JSON.parse(line)] : []));
    const ofCategory = told.filter(({ endpoint }) => endpoint === "categoryProduct");
    expect(ofCategory).toMatchObject([{ fields: "product.sale_price", count: 2 * ODD_ROWS.length + 1 }]);
  });

  test.each(ODD_ROWS.map((row) => [JSON.stringify(row), row] as const))(
    "%s has no page and cannot be bought",
    async (_, row) => {
      shop.api.reset();
      const { id: __, name: ___, model: ____, ...wrong } = row;
      shop.api.dress({ product: wrong });
      const browser = new PlainBrowser(shop.origin);
      expect((await browser.open(`/single-product/${row.id - 300}`)).status).toBe(404);
      // A form that was printed while it could still be sold.
      shop.api.reset();
      await browser.open("/single-product/7");
      shop.api.dress({ product: wrong });
      await browser.press("buy");
      expect(browser.cookies.has("shown")).toBe(false);
    },
  );
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
