/** When a discount ends every page shows the full price at once, even from a reply cached before its end. */

import type { HTMLElement } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { productLdOf } from "#tests/support/json-ld.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { home } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeEach(() => shop.restart());

/** In milliseconds; doubled until a page is there before the end. */
const LEFT = 3_000;

/** From now on all products have a discount that ends soon. */
function discountUntil(end: number): void {
  shop.api.dress({
    product: { sale_price: 200_000, discount: 10, bonus_percent: 5, discount_end_time: new Date(end).toISOString() },
  });
}

/**
 * Opens a page before all discounts end.
 * @returns when they end, and what waits until then
 */
async function openedBefore(path: string) {
  for (let left = LEFT; ; left *= 2) {
    const end = Date.now() + left;
    discountUntil(end);
    const browser = new PlainBrowser(shop.origin);
    await browser.open(path);
    const atTheEnd = () => new Promise((resolve) => setTimeout(resolve, end + 50 - Date.now()));
    if (Date.now() < end) return { browser, end, atTheEnd };
    await shop.restart();
  }
}

const text = (element: HTMLElement | null | undefined) => (element?.textContent ?? "").replace(/\u00a0/g, " ");

const PAGES: Record<string, { path: string; where: string; says?: string }> = {
  "the deal, which says that it has ended": { path: "/", where: ".deal", says: home.ended },
  "a card in a list": { path: "/category/1", where: ".listing article.card" },
  "a product's page": { path: "/single-product/4", where: ".purchase-price" },
};

/** What search engines read of the open page, where it is a product's. */
const offerOn = ({ visit: { page, url } }: PlainBrowser) =>
  url.pathname.startsWith("/single-product/") ? productLdOf(page).product.offers : null;

test.each(Object.entries(PAGES))("%s", async (_, { path, where, says = "" }) => {
  const { browser, end, atTheEnd } = await openedBefore(path);
  const shown = () => text(browser.visit.page.querySelector(where));
  const before = shown();
  expect(before).toContain("180,000 ₮");
  expect(before).toContain("200,000 ₮");
  if (says) expect(before).not.toContain(says);
  const offer = offerOn(browser);
  if (offer) expect(offer).toMatchObject({ price: 180_000, priceValidUntil: new Date(end).toISOString() });
  const calls = shop.api.calls.length;

  await atTheEnd();
  await browser.open(path);
  const after = shown();
  expect(after).toContain("200,000 ₮");
  expect(after).not.toContain("180,000 ₮");
  expect(after).not.toContain("10%");
  expect(after).toContain(says);
  if (offer) expect([offerOn(browser)?.price, offerOn(browser)?.priceValidUntil]).toEqual([200_000, undefined]);
  // Only viewed products were requested again: the rest is the cached reply.
  expect(shop.api.calls.slice(calls).filter(({ name }) => name !== "compare")).toEqual([]);
});
