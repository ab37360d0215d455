/** An error page leads onward: a search, the categories, what was viewed last. */

import { expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { errors: en } = SENTENCES.en;

const shop = sharedFaultyShop();

/** Who has viewed two products. */
async function visitor(headers: Record<string, string> = {}): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin", ...headers });
  for (const id of [4, 5]) await browser.open(`/single-product/${id}`);
  return browser;
}

const hrefs = ({ visit }: PlainBrowser, selector: string) =>
  visit.page.querySelectorAll(selector).map((link) => link.getAttribute("href"));

test.each(["/nowhere", "/category/1/nowhere", "/single-product/5000", "/error-page"])("%s", async (path) => {
  const browser = await visitor();
  await browser.open(path);
  expect(browser.visit.status).toBe(404);
  expect(browser.visit.page.querySelector('header form[action="/search"] input')).not.toBeNull();
  expect(hrefs(browser, "main .menu-head")).toEqual(hrefs(browser, "header .menu-head"));
  expect(hrefs(browser, "main .menu-head").length).toBeGreaterThan(0);
  expect(hrefs(browser, "main .recent-row a")).toEqual(["/single-product/5", "/single-product/4"]);
});

test("a shop whose API is away has no categories to offer, and says what has happened all the same", async () => {
  const browser = await visitor();
  shop.api.set("500");
  try {
    await shop.restart();
    for (const path of ["/nowhere", "/category/1"]) {
      await browser.open(shop.origin + path);
      expect(browser.visit.page.querySelector("main h1")?.textContent, path).not.toBe("");
      expect(browser.visit.page.querySelector("main #categories"), path).toBeNull();
    }
  } finally {
    shop.api.heal();
  }
});

test("an error page in English is English, though only the Mongolian sentences are in the bundle", async () => {
  const browser = await visitor();
  await browser.open("/nowhere?lang=en");
  expect(browser.visit.page.querySelector("main h1")?.textContent).toBe(en.notFound);
  expect(browser.visit.page.querySelector("main")?.textContent).toContain(en.notFoundHint);
});
