/**
 * Axe finds nothing on any page, in light and dark, and no page is wider than its screen: for a guest and for a customer
 * who orders. A new page is here by being a route.
 */

import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { axeFaults } from "#tests/support/axe.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { confirmOrder } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { settled } from "#tests/support/ready.ts";

const { listing, register, review } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
/** A phone; wide pages are looked at by a guest. */
test.use({ ...WITHOUT_PICTURES, baseURL: SHOP, viewport: { width: 390, height: 900 } });

/** States of pages that are other content: empty and long lists, tables, what was sent. */
const FURTHER = [
  ...["/category/1?brand=1&color=Хар&view=list", "/category/1?page=99", "/category/1?max=100&color=Хар"],
  ...["/search?p=utas", "/search?p=qqqq", "/trend?view=list"],
  ...["/single-product/76", "/single-product/76?stars=5", "/single-product/26#instalments"],
  // Old prices in the columns that a phone does not show.
  ...["/compare?ids=2,5,76,16", "/compare?ids=20,22&differences=1"],
  ...["/register?sent=1", "/forgot-password?sent=1"],
];
const PATHS = [...openPaths(), ...PAGE_STATES, ...FURTHER].filter(
  (path) => !/suggestions|lines$|logout|paid|callback|login\/|\/view\/|\/theme\/|\/language\//.test(path),
);

/** One page of each layout, and those that only a guest sees. */
const WIDE_OF_A_GUEST = [
  ...["/", "/category/1?view=list", "/single-product/1", "/compare?ids=2,5,76,16", "/terms"],
  ...["/cart", "/login", "/register", "/forgot-password"],
];

const comeAsCustomer = async (context: BrowserContext) =>
  context.addCookies(await orderingCustomer(SHOP, await newCustomer(API)));

async function expectEachClean(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    // One that leads elsewhere is looked at there.
    if (new URL(page.url()).pathname === path.replace(/[?#].*/, "")) await expectClean(page, path);
  }
}

async function expectClean(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await axeFaults(page, name)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

const mistaken = (page: Page) => expect(page.locator("main .error-summary")).toBeVisible();
/** What a press brings, of a customer who orders. */
const PRESSES: Record<string, { path: string; press: (page: Page) => Promise<unknown> }> = {
  "address with mistakes": {
    path: "/shipping",
    press: async (page) => {
      await page.locator("[name=phone]").fill("12");
      await page.locator("aside button[value=confirm]").click();
      await mistaken(page);
    },
  },
  "review with mistakes": {
    path: "/single-product/26",
    press: async (page) => {
      await page.getByRole("button", { name: review.send }).click();
      await mistaken(page);
    },
  },
  "a removed line": {
    path: "/cart",
    press: async (page) => {
      await page.locator("main button[value=remove]").first().click();
      await expect(page.locator(".notices .apart")).toBeVisible();
    },
  },
  order: { path: "/confirm-order", press: confirmOrder },
};

// In two halves, beside each other.
for (const half of [0, 1])
  test(`every page of a customer who orders on a phone, half ${half + 1}`, async ({ page, context }) => {
    await comeAsCustomer(context);
    await expectEachClean(
      page,
      PATHS.filter((_, place) => place % 2 === half),
    );
  });

test("pages of a guest on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectEachClean(page, WIDE_OF_A_GUEST);
});

for (const [name, { path, press }] of Object.entries(PRESSES))
  test(`for a customer: ${name}`, async ({ page, context }) => {
    await comeAsCustomer(context);
    await page.goto(path);
    await settled(page);
    await press(page);
    await expectClean(page, name);
  });

test("after a press of a guest", async ({ page }) => {
  await page.goto("/register");
  await page.locator("main").getByRole("button", { name: register.submit }).click();
  await mistaken(page);
  await expectClean(page, "register with mistakes");
  await page.goto("/brand/1");
  await page.getByRole("button", { name: listing.filters }).click();
  // Elements under the panel are not checked.
  expect(await axeFaults(page, "the panel", "#filters")).toEqual([]);
});
