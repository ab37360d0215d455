/**
 * No page asks another host for anything until the shopper asks for it: no font, no script, no picture, no connection
 * ahead. With every outside service set, for guests and customers; new pages are tested automatically.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { everyNth, weekly } from "#tests/support/draws.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { open, settled } from "#tests/support/ready.ts";

const { place } = SENTENCES.mn;

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop({
    SHOP_POINT: "47.91760, 106.91720",
    MAP_TILES: "https://tiles.elsewhere.example/{z}/{x}/{y}.png",
    MAP_ATTRIBUTION: "Elsewhere",
    FACEBOOK_CLIENT_ID: "id",
    FACEBOOK_CLIENT_SECRET: "secret",
    W3W_API_KEY: "key",
  });
});
test.afterAll(() => shop?.stop());

/** Without those that lead to the provider of sign-ins, which a shopper asks for by pressing its button. */
const PATHS = [...openPaths(), ...PAGE_STATES].filter((path) => !/^\/(?:login\/|logout|language)/.test(path));

const VISITORS = { "a guest": () => Promise.resolve([]), "a customer who orders": orderingCustomer };

/** What a page asks of other hosts from now on; nothing of it is answered. */
async function askedElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== shop.origin,
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

/** Runs in the page: connections that are opened ahead, which are no requests. */
const connectionsAhead = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel~=preconnect], link[rel~=dns-prefetch]")].map(
    ({ href }) => href,
  );

for (const [who, cookiesOf] of Object.entries(VISITORS)) {
  test(`no page asks another host for anything by itself, for ${who}${weekly(who !== "a customer who orders")}`, async ({
    browser,
    javaScriptEnabled,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: shop.origin });
    await context.addCookies(await cookiesOf(shop.origin));
    const page = await context.newPage();
    const asked = await askedElsewhere(page);
    for (const path of everyNth(PATHS, 4, Object.keys(VISITORS).indexOf(who))) {
      const answer = await page.goto(path);
      await settled(page);
      // What is far below comes when it is scrolled to.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await settled(page);
      expect.soft(asked.splice(0), path).toEqual([]);
      expect.soft(await page.evaluate(connectionsAhead), path).toEqual([]);
      expect.soft((await answer?.headerValue("Link")) ?? "", path).not.toMatch(/<(?:https?:)?\/\//);
    }
    await context.close();
  });
}

test("the map's pictures are asked for when the map is opened @script", async ({ page }) => {
  const asked = await askedElsewhere(page);
  await open(page, `${shop.origin}/contact`);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: place.map }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
