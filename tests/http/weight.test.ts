/** The pages' weight against its budget. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ROOT } from "#tests/support/root.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const KB = 1024;
/**
 * Of scripts 92 KB, 250 bytes for the mark of each pending sum, 50 for the notice that names several orders, 100 for
 * what is typed into a textarea before the scripts are there, 50 for menus that the Tab key leaves, 100 for units that
 * stay with their numbers, and 6.15 KB for the sentences in both languages, which no page's data repeats (decision
 * 0263), and 700 for what is typed in a document that React renders anew and for scripts that are gone. The largest is
 * the address page's. 1.1 KB of scripts and 0.2 KB of HTML are drawings of icons and logo: as files of their own they
 * were 2.2 KB of each first visit, a request and a shadow tree for each use. 0.5 KB of styles draw the icons and stars
 * that a list would repeat. The front page's products are drawn anew: its HTML is 13 to 14.4 KB.
 */
const BUDGET = { html: 14.5 * KB, css: 11.7 * KB, js: 100.6 * KB };
/**
 * A list prints up to 30 cards and every filter of its scope, none of which may wait for a script (decision 0266);
 * 0.1 KB for names at its foot, which the API draws at random, and 0.2 KB for drawings. Menu and footer are components,
 * whose data are 1.3 KB of every document.
 */
const LIST_HTML = 16.2 * KB;

const shop = sharedShop();

/** As browsers ask: forms then need no token. */
const AS_BROWSER = { "Sec-Fetch-Site": "same-origin" };

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const weights = new Map<string, number>();

/** The brotli bytes of a page's HTML and of the styles and scripts that it names. */
async function weighPage(
  url: URL,
  headers: Record<string, string>,
): Promise<{ html: number; css: number; js: number }> {
  const response = await fetch(url, { headers });
  const html = Buffer.from(await response.arrayBuffer());
  const page = parse(html.toString());
  const attributes = (selector: string, name: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name));
  const scripts = [
    ...attributes("script[src]", "src"),
    // What the start of the scripts names (app/remix/start.server.ts).
    ...startOf(page.querySelector("#start")?.textContent),
  ];
  return {
    html: brotli(html),
    // A browser loads print styles last, and they do not block rendering.
    css: await weigh(url, attributes('link[rel="stylesheet"]:not([media="print"])', "href")),
    js: await weigh(url, scripts),
  };
}

/** The scripts with which a page starts. */
function startOf(json = "{}"): string[] {
  const { manifest, entry, routes = {}, preloads = [] } = JSON.parse(json);
  return [manifest, entry, ...Object.values<string>(routes), ...preloads];
}

async function weigh(base: URL, addresses: (string | undefined)[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(addresses)].flatMap((address) => (address ? [weighFile(new URL(address, base))] : [])),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Of styles and scripts, which are the same on many pages. */
async function weighFile(url: URL): Promise<number> {
  const known = weights.get(url.href);
  if (known !== undefined) return known;
  const size = brotli(Buffer.from(await (await fetch(url)).arrayBuffer()));
  weights.set(url.href, size);
  return size;
}

/** What of the page that the browser shows is over its budget. */
async function overweight({ visit, cookies }: PlainBrowser, html: number): Promise<string[]> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const weight = await weighPage(visit.url, { ...AS_BROWSER, ...(cookie ? { Cookie: cookie } : {}) });
  return (["html", "css", "js"] as const).flatMap((part) => {
    expect(weight[part]).toBeGreaterThan(0);
    const budget = part === "html" ? html : BUDGET[part];
    return weight[part] > budget ? [`${visit.url.pathname}: ${weight[part]} bytes of ${part}`] : [];
  });
}

test("every page of the purchase stays within its budget", async () => {
  const browser = new PlainBrowser(shop.origin, AS_BROWSER);
  const customer = await newCustomer(shop.apiOrigin);
  const address = { name: "Дэмо Болд", phone: "99112233", more: "12-р байр, 45 тоот", district: "1", khoroo: "1" };
  const over: string[] = [];
  for (const step of [
    () => browser.open("/"),
    () => browser.open("/?tab=discounted"),
    () => browser.follow(/^\/category\/\d+$/),
    () => browser.follow(/^\/sub-category\/\d+$/),
    () => openProductInStock(browser),
    () => browser.press("buy"),
    () => browser.follow("/shipping"),
    () => browser.press("Нэвтрэх", { ...customer }),
    () => browser.press("confirm", address),
    () => browser.press("confirm", { payment: "qpay" }),
    () => browser.open("/no-such-page"),
  ]) {
    await step();
    const isList = /^\/(sub-)?category\//.test(browser.visit.url.pathname);
    over.push(...(await overweight(browser, isList ? LIST_HTML : BUDGET.html)));
  }
  expect(browser.heard.join()).toMatch(/\/show-order\/PI/);
  expect(browser.visit.status).toBe(404);
  expect(over).toEqual([]);
});

test("every list stays within its budget, beside as many recently viewed products as are shown", async () => {
  const browser = new PlainBrowser(shop.origin, AS_BROWSER);
  for (const id of [20, 22, 25, 28, 31]) await browser.open(`/single-product/${id}`);
  const categories = await shop.sql("SELECT id FROM category ORDER BY id");
  const over: string[] = [];
  const paths = [
    ...categories.map(({ id }) => `/category/${id}`),
    ...["/sub-category/1", "/brand/1", "/event/1", "/new-arrival", "/search?p=utas", "/top-20", "/trend"],
  ];
  for (const path of paths) {
    await browser.open(path);
    expect(browser.visit.page.querySelectorAll(".recent li")).toHaveLength(5);
    over.push(...(await overweight(browser, LIST_HTML)));
  }
  await browser.open("/brands");
  over.push(...(await overweight(browser, BUDGET.html)));
  expect(over).toEqual([]);
});

test("a page's scripts name the stylesheet that the page has: nobody loads a second one", async () => {
  const page = await (await fetch(shop.origin)).text();
  const folder = join(ROOT, "build/client/assets");
  const scripts = readdirSync(folder).flatMap((name) =>
    name.endsWith(".js") ? [readFileSync(join(folder, name), "utf8")] : [],
  );
  const named = (text: string) => [...new Set(text.match(/\/assets\/index[\w-]*\.css/g))];
  expect(named(page)).toHaveLength(1);
  expect(named(scripts.join())).toEqual(named(page));
});
