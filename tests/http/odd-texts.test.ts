/**
 * A catalogue in which every text holds signs that mean something somewhere: in markup, in JSON, in a mark of a kept
 * page, in SQL, in a replacement. Every page and feed shows them as text, and every page that is kept is kept.
 */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cut } from "#bff/feeds/offer.ts";
import { LONGEST_NAME } from "#bff/upstream/wire.ts";
import { BUILT_PAGES } from "#tests/support/built-pages.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { listLdOf, productLdOf } from "#tests/support/json-ld.ts";
import { PlainBrowser, type Visit } from "#tests/support/plain-browser.ts";
import { parsedXml, readSitemap } from "#tests/support/sitemap.ts";

/** Both quotes, signs of markup, marks and SQL, a replacement's, é of two letters, one of four bytes, right to left. */
const SIGNS = `De'Longhi "Ө" & < > ; \\ % { } $& $' #,|\` cafe\u0301 𠮷 😀 שלום -- ?`;
const TEXTS = { signs: SIGNS, "signs and 300 letters": `${SIGNS}${"ө".repeat(300)}` };

const LISTS = ["/category/1", "/sub-category/1", "/brand/1", "/event/1"];
const PAGES = [
  ...LISTS,
  ...["/", "/search?p=x", "/new-arrival", "/brands", "/top-20", "/trend", "/single-product/4", "/compare?ids=4,5"],
  ...["/category/1?view=list", "/?tab=discounted"],
];

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

const isKept = ({ headers }: { headers: Headers }) =>
  /document;desc=(?:hit|stale)/.test(headers.get("Server-Timing") ?? "");

const FROM_OUTSIDE = { "Sec-Fetch-Site": "none" };

const mainOf = ({ page }: Visit) => page.querySelector("main")?.outerHTML;

describe.each(Object.entries(TEXTS))("%s", (_, words) => {
  const name = words.length <= LONGEST_NAME ? words : `${words.slice(0, LONGEST_NAME)}…`;

  beforeAll(async () => {
    shop.api.reset();
    shop.api.dress({ words, product: { description: words } });
    shop.api.alter((endpoint, answer) => {
      if (endpoint === "trend") return { ...answer, category: [{ id: 1, sub_category_name: words, qty: 3 }] };
      if (endpoint !== "homePage") return "spcs" in answer ? { ...answer, spcs: ["RAM", words] } : answer;
      return { ...answer, banners: [{ id: 1, title: words, description: words, image: "b.png", subId: 1 }] };
    });
    await shop.restart();
    shop.logged.length = 0;
  });

  test.each(PAGES)("%s is whole, kept, and the same from what is kept", async (path) => {
    const first = await new PlainBrowser(shop.origin, FROM_OUTSIDE).open(path);
    const { status, html, page } = first;
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
    expect(page.querySelector("main")?.textContent).toContain(name);
    expect(page.querySelector("header")?.textContent).toContain(name);
    if (LISTS.includes(path)) expect(page.querySelector("h1")?.textContent).toBe(name);
    if (LISTS.includes(path)) expect(listLdOf(page).crumbs.at(-1)?.name).toBe(name);
    const again = await new PlainBrowser(shop.origin, FROM_OUTSIDE).open(path);
    const pattern = path.replace(/\?.*/, "").replace(/\/\d+$/, "/:id");
    expect(isKept(again)).toBe(BUILT_PAGES.find((one) => one.pattern === pattern)?.handle.cache !== undefined);
    expect(mainOf(again)).toBe(mainOf(first));
    expect(shop.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test("what a shopper has chosen stands on the kept page, and a product goes from it through compare into the cart", async () => {
    const browser = new PlainBrowser(shop.origin, FROM_OUTSIDE);
    const title = `${name} ${name}`;
    const { page } = await browser.open("/single-product/4");
    expect(productLdOf(page).product.name).toBe(title);
    await browser.press("compare");
    await browser.press("add");
    for (const path of ["/category/1", "/"]) {
      const visit = await browser.open(path);
      expect(isKept(visit), path).toBe(true);
      expect(JSON.parse(visit.page.querySelector("#shopper")?.textContent ?? "null").marks.compared, path).toEqual([4]);
    }
    await browser.open("/compare");
    expect(browser.visit.page.querySelector("thead th a")?.textContent).toBe(title);
    await browser.open("/cart");
    expect(browser.visit.page.querySelector(".cart-line h2")?.textContent).toBe(title);
  });

  test("every filter that a list offers can be chosen", async () => {
    const { page } = await new PlainBrowser(shop.origin).open("/category/1");
    const boxes = page.querySelectorAll('form input[type="checkbox"]');
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) {
      const query = new URLSearchParams({ [box.getAttribute("name") ?? ""]: box.getAttribute("value") ?? "" });
      const { status, page: narrowed } = await new PlainBrowser(shop.origin).open(`/category/1?${query}`);
      expect([status, narrowed.querySelectorAll("article.card").length], String(query)).toEqual([200, 8]);
    }
  });

  test("feed and sitemap have every product, under its name", async () => {
    const title = `${name} ${name}`;
    const google = parsedXml(await (await fetch(`${shop.origin}/feed/google.xml`)).text());
    const { item } = Object(google).rss.channel;
    expect(item.map((one: object) => Object(one)["g:title"])).toEqual(item.map(() => cut(title, 150)));
    expect(item).toHaveLength(7);
    const places = [...(await readSitemap(shop.origin)).values()]
      .flat()
      .map(({ loc }) => loc.slice(shop.origin.length));
    expect(places).toEqual(expect.arrayContaining([...LISTS, "/single-product/4"]));
  });

  test("suggestions name it", async () => {
    const suggestions = await fetch(`${shop.origin}/suggestions?p=${encodeURIComponent("De'Longhi")}`);
    expect(JSON.stringify(await suggestions.json())).toContain(JSON.stringify(name).slice(1, -1));
  });
});
