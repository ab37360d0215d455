/**
 * Feeds of a catalogue that no memory may hold as a whole: lists of categories then carry a
 * row of specifications for each of their products, as the existing server's do (docs/api.md, section 3).
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#scripts/serve.mjs";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { type IsolateMemory, isolateMemory } from "#tests/support/isolate-memory.ts";

const BRANDS = 10;
const PRODUCTS_OF_BRAND = 2_400;
const PAGE_SIZE = 30;
const PRODUCTS = BRANDS * PRODUCTS_OF_BRAND;
/**
 * How much more the isolate may hold near a feed's end than before it, in bytes, after a full collection: the rows of
 * all products are some 40 MB.
 */
const MOST_OF_FEED = 10 * 1024 * 1024;

let inspectorPort: number;
let shop: FaultyShop;
let isolate: IsolateMemory;
beforeAll(async () => {
  inspectorPort = await freePort();
  shop = await startFaultyShop({}, undefined, inspectorPort);
  isolate = await isolateMemory(inspectorPort);
  large();
});
afterAll(async () => {
  isolate?.close();
  await shop?.stop();
});

const product = (id: number) => ({
  id,
  ...{ name: `Ухаалаг утас ${id}`, model: `Загвар ${id}`, image: `product-${id}.png`, sale_price: 100_000 + id },
  ...{ discount: 0, bonus_percent: 3, remain: 5, color_name: "Хар", brandname: "Тэнгэр", type: 1, total_rate: 4 },
  ...{
    category_sub_id: 1,
    sub_category_name: "Ухаалаг утас",
    description: "Тод дэлгэц, хурдан процессор. ".repeat(18),
  },
});

const specs = Array.from({ length: PRODUCTS }, () => ({ RAM: "8GB", Дэлгэцийн_хэмжээ: "6.7 инч", Санах_ой: "256GB" }));

/** What the API says with such a catalogue. */
function large() {
  shop.api.alter((name, answer, body) => {
    if (name === "categoryProduct") return { ...answer, pagination: PRODUCTS / PAGE_SIZE, specs };
    if (name === "allBrand")
      return { brands: Array.from({ length: BRANDS }, (_, nth) => ({ id: nth + 1, brandname: `Brand ${nth + 1}` })) };
    if (name !== "brandProduct") return answer;
    const first = (Number(body?.id) - 1) * PRODUCTS_OF_BRAND + (Number(body?.page) - 1) * PAGE_SIZE + 2;
    return {
      ...{ ...answer, pagination: PRODUCTS_OF_BRAND / PAGE_SIZE },
      product: Array.from({ length: PAGE_SIZE }, (_, nth) => product(first + nth)),
    };
  });
}

test("the feed has every product, and the isolate never the whole catalogue", async () => {
  expect((await fetch(`${shop.origin}/sitemap.xml`)).status).toBe(200);
  const before = await isolate.usedAfterCollection();
  const { status, body } = await fetch(`${shop.origin}/feed/google.xml`);
  expect(status).toBe(200);
  const ids = new Set<string>();
  let near: number | undefined;
  let rest = "";
  // As a market reads it: as it comes, none of it kept but the products' ids.
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) for (const [, id = ""] of line.matchAll(/<g:id>(\d+)</g)) ids.add(id);
    if (ids.size >= PRODUCTS * 0.9) near ??= await isolate.usedAfterCollection();
  }
  expect(ids.size).toBe(PRODUCTS);
  expect((near ?? Number.POSITIVE_INFINITY) - before).toBeLessThan(MOST_OF_FEED);
});

test("the sitemap names every product once", async () => {
  const index = await (await fetch(`${shop.origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]*products-[^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const ids = texts.flatMap((text) => [...text.matchAll(/single-product\/(\d+)</g)].map(([, id]) => id));
  expect([ids.length, new Set(ids).size]).toEqual([PRODUCTS, PRODUCTS]);
});
