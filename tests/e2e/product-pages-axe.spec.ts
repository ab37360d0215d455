/**
 * How the pages of products, comparing and saving are built: nothing that axe finds, nothing that moves, the main
 * picture first and sized for the screen.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { axeFaults } from "#tests/support/axe.ts";
import { WITH_MOVEMENT } from "#tests/support/browser-launch.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { everyNth, weekly } from "#tests/support/draws.ts";
import { arrived, open as openPage, settled } from "#tests/support/ready.ts";

const { account, product, review } = SENTENCES.mn;

const API = process.env.API_URL ?? "";
test.use({ ...WITH_MOVEMENT, baseURL: process.env.SHOP_URL ?? "" });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const compareButton = (page: Page) => page.locator(".buy-form button[value=compare]");

/** Each page, as a shopper comes to it; every step goes on from the one before. */
const STEPS: Record<string, (page: Page) => Promise<unknown>> = {
  "product with reviews": (page) => page.goto("/single-product/76"),
  "reviews of one star": (page) => page.locator("a.bar-row").first().click(),
  "product after viewing others": (page) => page.goto("/single-product/26"),
  instalments: (page) => page.locator("a[href='#instalments']").click(),
  "review with mistakes": async (page) => {
    await page.goto("/single-product/26");
    await page.getByRole("button", { name: review.send }).click();
    await expect(page.locator(".error-summary")).toBeVisible();
  },
  "empty table": (page) => page.goto("/compare"),
  "full table": async (page) => {
    for (const id of [20, 22, 25, 28]) {
      await page.goto(`/single-product/${id}`);
      await compareButton(page).click();
      await expect(page.locator(".notices .notice-success")).toBeVisible();
    }
    await page.goto("/compare");
  },
  "table without a removed one": async (page) => {
    await page.locator("button[value=remove]").first().click();
    await expect(page.locator(".notices .apart")).toBeVisible();
    await page.locator(".notices .apart button").click();
    await expect(page.locator("thead th")).toHaveCount(5);
  },
  "shared table": (page) => page.goto("/compare?ids=20,22&differences=1"),
  // Old prices in the columns that a phone does not show.
  "wide table of discounted products": (page) => page.goto("/compare?ids=2,5,76,16"),
  "nothing saved": async (page) => {
    const customer = await newCustomer(API);
    await page.goto("/login?next=/profile%3Frole%3Dsaved");
    await page.getByLabel(account.email).fill(customer.email);
    await page.getByLabel(account.password).fill(customer.password);
    await page.locator("main").getByRole("button", { name: account.login }).click();
    await arrived(page, "/profile?role=saved");
  },
  "saved products": async (page) => {
    await page.goto("/single-product/20");
    await page.locator(".buy-form").getByRole("button", { name: product.save }).click();
    await expect(page.locator(".notices .notice-success")).toBeVisible();
    await page.goto("/profile?role=saved");
  },
};

/** On each push axe examines every third page. */
const EXAMINED = new Set(everyNth(Object.keys(STEPS), 3, 0));

for (const viewport of SCREENS) {
  test(`axe finds nothing at ${viewport.width} px, light and dark @script${weekly(viewport.width > 390)}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
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

  for (const address of ["/single-product/76", "/compare?ids=20,22,25,28"]) {
    test(`${address} at ${viewport.width} px: a picture is painted largest, and nothing moves @script`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const seen = { shift: 0, largest: "" };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
              seen.shift += Number(entry.value);
          }
        }).observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("url" in entry) seen.largest = String(entry.url);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      });
      await openPage(page, address);
      const main = await page.locator("main img").first().getAttribute("src");
      const seen = () => page.evaluate(() => ("seen" in window ? window.seen : null));
      if (address.startsWith("/single-product")) {
        await expect.poll(seen).toMatchObject({ largest: expect.stringContaining(main ?? "-") });
        const picture = page.locator("main .gallery-row img").first();
        expect(await picture.getAttribute("fetchpriority")).toBe("high");
        expect(await picture.getAttribute("loading")).toBeNull();
      }
      expect(await seen()).toMatchObject({ shift: 0 });
      await context.close();
    });
  }

  test(`a missing picture is the placeholder and moves nothing at ${viewport.width} px`, async ({
    browser,
    javaScriptEnabled,
  }) => {
    const boxes = [];
    for (const missing of [false, true]) {
      const context = await browser.newContext({ viewport, javaScriptEnabled });
      const page = await context.newPage();
      // The host no longer has any of them: the shop's own answer for such a picture is what comes.
      if (missing) {
        await page.route("**/images/product/**", async (route) => {
          const gone = await fetch(new URL("/images/product/no-such-picture.png", route.request().url()));
          expect(gone.status).toBe(404);
          const contentType = gone.headers.get("Content-Type") ?? "";
          await route.fulfill({ status: gone.status, contentType, body: await gone.text() });
        });
      }
      await openPage(page, "/single-product/26");
      const picture = page.locator(".gallery-row img").first();
      boxes.push([await picture.boundingBox(), await page.locator(".purchase").boundingBox()]);
      if (javaScriptEnabled) {
        expect(await picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
      }
      await context.close();
    }
    expect(boxes[1]).toEqual(boxes[0]);
  });
}
