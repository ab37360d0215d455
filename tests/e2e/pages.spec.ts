/**
 * What holds on every page of the purchase: no fault that axe finds, nothing that waits for a script, nothing wider
 * than the screen.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { axeFaults } from "#tests/support/axe.ts";
import { confirmAddress, fillAddress } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { everyNth, weekly } from "#tests/support/draws.ts";
import { arrived, open as openPage, settled } from "#tests/support/ready.ts";

const { account, ui } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

/** Nothing is missing without scripts: quantities can be typed, and nothing moves that needs a pause control. */
const NEEDS_SCRIPT = [ui.less, ui.more, ui.pause, ui.showPassword, "- slider "];

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Each page, opened by the way a shopper takes to it; every step goes on from the one before. */
const STEPS: Record<string, (page: Page) => Promise<unknown>> = {
  "front page": (page) => page.goto("/"),
  category: (page) => page.goto("/category/1"),
  "sub-category": (page) => page.goto("/sub-category/1"),
  product: (page) => page.goto("/single-product/5"),
  "empty cart": (page) => page.goto("/cart"),
  cart: async (page) => {
    await page.goto("/single-product/5");
    await page.locator("main button[value=buy]").click();
    await arrived(page, "/cart");
  },
  "sign-in": (page) => page.goto("/login?next=/shipping"),
  address: async (page) => {
    const customer = await newCustomer(API);
    await page.getByLabel(account.email).fill(customer.email);
    await page.getByLabel(account.password).fill(customer.password);
    await page.locator("main").getByRole("button", { name: account.login }).click();
    await arrived(page, "/shipping");
  },
  "address with mistakes": async (page) => {
    await page.locator("[name=phone]").fill("12");
    await page.locator("aside button[value=confirm]").click();
    await expect(page.locator(".error-summary")).toBeVisible();
    await expect(page).toHaveTitle(/^Алдаа: /);
  },
  confirmation: async (page) => {
    await fillAddress(page);
    await confirmAddress(page);
  },
  order: async (page) => {
    await page.locator("[name=payment][value=qpay]").check();
    await page.locator("button[value=confirm]").click();
    await arrived(page, /^\/show-order\//);
  },
  "unknown page": (page) => page.goto("/no-such-page"),
};

/** On each push axe examines every third page. */
const EXAMINED = new Set(everyNth(Object.keys(STEPS), 3, 1));

for (const viewport of SCREENS) {
  test(`axe finds nothing at ${viewport.width} px, light and dark${weekly(viewport.width > 390)}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, baseURL: SHOP, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const [name, open] of Object.entries(STEPS)) {
      await open(page);
      await settled(page);
      if (EXAMINED.has(name)) expect.soft(await axeFaults(page, name)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
}

test("the visible text of an answer is the same with and without scripts", async ({ browser }) => {
  for (const path of everyNth(["/", "/category/1", "/single-product/5", "/cart", "/login", "/no-such-page"], 2, 1)) {
    // One and the same answer for both: the shop draws some of its lists by chance.
    const answer = await fetch(SHOP + path, { headers: { "Sec-Fetch-Site": "none" } });
    const { "content-encoding": _pressed, ...headers } = Object.fromEntries(answer.headers);
    const body = await answer.text();
    const textWith = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: SHOP, reducedMotion: "reduce" });
      await context.route(SHOP + path, (route) => route.fulfill({ status: answer.status, headers, body }));
      const page = await context.newPage();
      await openPage(page, path);
      const lines = await page.locator("main").ariaSnapshot();
      await context.close();
      // Controls that need a script are offered only with one; and clocks run on.
      const shown = lines.split("\n").filter((line) => !NEEDS_SCRIPT.some((words) => line.includes(words)));
      return shown.join("\n").replace(/\d+/g, "0");
    };
    expect.soft(await textWith(true), path).toBe(await textWith(false));
  }
});
