/** The page of a product: nothing moves, the main picture comes first and is sized for the screen. */

import { expect, test } from "playwright/test";
import { WITH_MOVEMENT } from "#tests/support/browser-launch.ts";
import { open as openPage } from "#tests/support/ready.ts";

test.use({ ...WITH_MOVEMENT, baseURL: process.env.SHOP_URL ?? "" });

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of SCREENS) {
  test(`the main picture is painted largest, and nothing moves, at ${viewport.width} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: "" };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) seen.shift += Number(entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("url" in entry) seen.largest = String(entry.url);
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await openPage(page, "/single-product/76");
    const main = await page.locator("main img").first().getAttribute("src");
    const seen = () => page.evaluate(() => ("seen" in window ? window.seen : null));
    await expect.poll(seen).toMatchObject({ largest: expect.stringContaining(main ?? "-") });
    const picture = page.locator("main .gallery-row img").first();
    expect(await picture.getAttribute("fetchpriority")).toBe("high");
    expect(await picture.getAttribute("loading")).toBeNull();
    expect(await seen()).toMatchObject({ shift: 0 });
    await context.close();
  });

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
