import { afterEach, expect, test, vi } from "vitest";
import { doorWith, memoryCache, SHOP, testEnv } from "#tests/support/door.ts";
import { deliveryEstimate } from "../rules/delivery.ts";
import { clearReplyMemory } from "../upstream/cache.ts";
import { createFeeds } from "./feeds.ts";

afterEach(() => void vi.useRealTimers());

const BRANDS = [1, 2];
const PAGES = 45;

const row = (id: number, more: object = {}) => ({
  ...{ id, name: `Утас <${id}>`, model: "M, 5", sale_price: 10_000 + id, discount: 0, bonus_percent: 0, remain: 1 },
  ...{ image: `${id}.png`, brandname: "Тэнгэр", color_name: "Хар", type: 7, sub_category_name: "Ухаалаг утас" },
  ...{ description: "Тод, хурдан", ...more },
});

/** The second generation with a large catalogue: a category's list has a row of specifications for each product. */
const replies: Record<string, (body: { id: number; page: number }) => object> = {
  "/api/home/categories": () => ({
    category: [{ id: 7, category_name: "Гар & утас" }],
    subCategory: [],
    events: null,
  }),
  "/api/product/all-brand": () => ({ brands: BRANDS.map((id) => ({ id, brandname: `B${id}` })) }),
  "/api/product/category-product": () => ({
    ...{ result: "success", pagination: PAGES, product: [row(5)], category: "Гар & утас", spcs: ["RAM"] },
    specs: Array.from({ length: 60_000 }, () => ({ RAM: "8GB", Дэлгэц: "6.7 инч, 2400 × 1080" })),
  }),
  "/api/product/brand-product": ({ id, page }) => ({
    ...{ result: "success", pagination: PAGES, brand: { id, brandname: `B${id}` } },
    product: [
      row(id * 1_000 + page * 2, page === 1 ? { discount: 10, remain: 0 } : {}),
      row(id * 1_000 + page * 2 + 1, page === 2 ? { image: null } : {}),
    ],
  }),
};

/** A shop of one brand. */
const having = (...product: object[]): typeof replies => ({
  ...replies,
  "/api/product/all-brand": () => ({ brands: [{ id: 1, brandname: "B1" }] }),
  "/api/product/brand-product": () => ({ result: "success", pagination: 1, brand: { id: 1 }, product }),
});

function shop(answers = replies) {
  clearReplyMemory();
  const API = {
    fetch: async (request: Request) => {
      const text = await request.text();
      return Response.json(answers[new URL(request.url).pathname]?.(text === "" ? {} : JSON.parse(text)) ?? {});
    },
  };
  const app = doorWith([], testEnv({ API }));
  app.route("/", createFeeds(memoryCache().open));
  return async (path: string) => {
    const response = await app.request(SHOP + path);
    return { status: response.status, text: await response.text() };
  };
}

/** Of each brand two on every page; one in each has no picture. */
const WITH_PICTURE = BRANDS.length * (PAGES * 2 - 1);

test("the feed has all products of a catalogue whose categories are longer than a reply may be", async () => {
  const { status, text } = await shop()("/feed/google.xml");
  expect(status).toBe(200);
  const found = [...text.matchAll(/<g:id>(\d+)</g)].map(([, id]) => id);
  expect([found.length, new Set(found).size]).toEqual([WITH_PICTURE, WITH_PICTURE]);
});

test("a product is told with its list price and what it costs now, its stock, and the way to it in the menu", async () => {
  const { text } = await shop()("/feed/google.xml");
  const item = text.split("\n").find((line) => line.includes("<g:id>1002<"));
  for (const part of [
    "<g:price>11002 MNT</g:price>",
    "<g:sale_price>9902 MNT</g:sale_price>",
    "<g:availability>out_of_stock</g:availability>",
    "<g:product_type>Гар &amp; утас &gt; Ухаалаг утас</g:product_type>",
    `<g:link>${SHOP}/single-product/1002</g:link>`,
    `<g:shipping><g:country>MN</g:country><g:price>${deliveryEstimate(9_902).max} MNT</g:price></g:shipping>`,
  ])
    expect(item).toContain(part);
  const whole = text.split("\n").find((line) => line.includes("<g:id>1004<"));
  expect(whole).toContain("<g:availability>in_stock</g:availability>");
  expect(whole).not.toContain("sale_price");
});

test("a discount that ends is told with its end, so that no market shows yesterday's price, and others without one", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-28T08:00:30.000Z"), toFake: ["Date"] });
  const told = { discount: 10, discount_end_time: "2026-12-01T15:59:59.000Z" };
  const open = shop(having(row(6, told), row(7, { discount: 10 }), row(8)));
  const { text } = await open("/feed/google.xml");
  const period = "2026-11-28T08:00Z/2026-12-01T15:59Z";
  expect(text.match(/<g:sale_price>.*?<\/g:sale_price_effective_date>/g)).toEqual([
    `<g:sale_price>9005 MNT</g:sale_price><g:sale_price_effective_date>${period}</g:sale_price_effective_date>`,
  ]);
});

test("a model is its products' group in markets, as far as they take it", async () => {
  const names = { name: "n".repeat(150), brandname: "b".repeat(150), color_name: "c".repeat(150) };
  const rows = ["Ө".repeat(60), "M"].map((model, index) => row(index + 2, { ...names, model }));
  const { text } = await shop(having(...rows))("/feed/google.xml");
  const groups = [...text.matchAll(/item_group_id>([^<]+)<\//g)].map(([, id]) => id);
  expect(groups).toEqual(["Ө".repeat(50), "M"]);
});
