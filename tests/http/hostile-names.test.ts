/**
 * Hostile names in the API's replies: every page shows them as text, possibly truncated.
 */

import type { HTMLElement } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { MAX_NAME_LENGTH } from "#bff/upstream/wire.ts";
import { productLdOf } from "#tests/support/json-ld.ts";
import { windowTitle } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { ui } = SENTENCES.mn;

const shop = sharedFaultyShop();
// Replies are kept for a while: every name meets a shop that remembers nothing.
beforeEach(() => shop.restart());

const NAMES: Record<string, string> = {
  markup: `</script></title><script>alert(1)</script><img src=x onerror=alert(1)><!-- <b>x`,
  quotes: `7" дэлгэц' \`х\` " onmouseover="alert(1)" x='{{title}} \${1} %00 \\u003c &lt; &amp;quot; \\`,
  "marks of direction, line ends and halves of letters":
    "Утас \u202eсатнеж\u2066 \u200f\u061c\ufeff \u0000\u0007\r\n\u2028 \ud800 нэг 👩‍👩‍👧",
  // Signs of markup, JSON, SQL and replacements, é of two letters, one of four bytes, right to left.
  signs: `De'Longhi "Ө" & < > ; \\ % { } $& $' #,|\` cafe\u0301 𠮷 😀 שלום -- ?`,
  "10 KB": "Ө".repeat(5_120),
  "10 KB of markup": "<script>alert(1)</script>".repeat(400),
};

/** What a script or a mark that got through would look like in the parsed page. */
function intruders(page: HTMLElement): string[] {
  const attributes = page.querySelectorAll("*").flatMap((element) => Object.keys(element.attributes));
  return [
    ...attributes.filter((name) => /^on/i.test(name)),
    ...page.querySelectorAll("script").flatMap((script) => (/^alert\(1\)$/.test(script.innerHTML) ? ["script"] : [])),
    ...page.querySelectorAll("main b, main img[src=x]").map(({ tagName }) => tagName),
  ];
}

function expectWhole({ visit }: PlainBrowser, label: string): void {
  expect(visit.status, label).toBe(200);
  expect(visit.html, label).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>$/);
  expect(intruders(visit.page), label).toEqual([]);
  expect(visit.html, label).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufffd]|(?![\t\n\r])\p{Cc}/u);
  expect(visit.page.querySelectorAll("h1"), label).toHaveLength(1);
  expect(visit.page.querySelectorAll("title"), label).toHaveLength(1);
  expect(visit.page.querySelector("footer"), label).not.toBeNull();
  // Some thirty times the name, cut: not some thirty times 10 KB.
  expect(visit.html.length, label).toBeLessThan(220_000);
}

test.each(Object.entries(NAMES))("%s", async (_, name) => {
  // The front page's sixty products still fit into what is read of an answer.
  const short = name.slice(0, 300);
  shop.api.dress({ product: { name, model: name, color_name: short, brandname: short, sub_category_name: short } });
  const browser = new PlainBrowser(shop.origin);
  const shown = (selector: string) => browser.visit.page.querySelector(selector)?.textContent ?? "";
  const open = async (path: string) => {
    await browser.open(path);
    expectWhole(browser, path);
  };

  await open("/single-product/4");
  const title = shown("h1");
  expect(title.length).toBeGreaterThan(10);
  expect(title.length).toBeLessThanOrEqual(2 * MAX_NAME_LENGTH + 3);
  expect(title.endsWith("…")).toBe(name.length > MAX_NAME_LENGTH);
  expect(shown("title")).toBe(windowTitle(title));
  const { product, crumbs } = productLdOf(browser.visit.page);
  expect(product.name).toBe(title);
  expect(crumbs.itemListElement.at(-1)?.name).toBe(title);
  expect(browser.visit.page.querySelector('meta[property="og:title"]')?.getAttribute("content")).toBe(title);

  await browser.press("add");
  expectWhole(browser, "notice of adding");
  expect(shown(".notices .notice-success")).not.toBe("");
  await browser.open("/single-product/5");
  await browser.press("compare");
  await open("/single-product/4");
  await browser.press("compare");
  await open("/compare");
  expect(browser.visit.page.querySelectorAll("thead th a").map((a) => a.textContent)).toEqual([title, title]);
  await open("/category/1");
  expect(shown("article.card h2, article.card h3")).toBe(title);
  expect(shown(".recent a")).toBe(title);
  await open("/");
  await open("/search?p=x");
  await open("/cart");
  expect(shown(".cart-line h2")).toBe(title);
  await browser.press("remove");
  expectWhole(browser, "notice of removing");
  await browser.press(ui.putBack);
  expectWhole(browser, "put back");
  expect(shown(".cart-line h2")).toBe(title);
});
