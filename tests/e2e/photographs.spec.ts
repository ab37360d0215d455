/**
 * Photographs end to end: what the page asks for, what the platform's resizing is asked for, and what is shown of it;
 * the main one comes first, and nothing moves.
 */

import { Response } from "miniflare";
import { expect, type Page, test } from "playwright/test";
import { z } from "zod";
import { WITH_MOVEMENT } from "#tests/support/browser-launch.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { photograph } from "#tests/support/photograph.ts";
import { open, settled } from "#tests/support/ready.ts";

/** Larger than any size that is asked for. */
const ORIGINAL = { width: 1_600, height: 1_200 };
const WIDTHS = [160, 320, 480, 640, 960, 1_280];
/** What the Worker tells the platform about a picture it fetches. */
const resizing = z.object({ image: z.object({ width: z.number() }) });

let shop: FaultyShop;

test.beforeAll(async () => {
  shop = await startFaultyShop({ IMAGE_RESIZING: "on" }, async (request) => {
    if (!request.url.includes("/images/product/")) return undefined;
    const options = resizing.safeParse(Reflect.get(request, "cf"));
    const width = options.success ? options.data.image.width : null;
    const scale = (width ?? ORIGINAL.width) / ORIGINAL.width;
    const picture = photograph(ORIGINAL.width * scale, ORIGINAL.height * scale);
    return new Response(picture, { headers: { "Content-Type": "image/png" } });
  });
  shop.api.dress({
    product: { image: "card photo.jpg" },
    pictures: { big_image1: "front.jpg", big_image2: "back.jpg" },
  });
});
test.afterAll(() => shop?.stop());

/** The pictures in a place: how wide they are shown inside their padding, and which width the browser took. */
const pictures = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((img) => {
      if (!(img instanceof HTMLImageElement && img.complete)) return [];
      const { paddingLeft, paddingRight } = getComputedStyle(img);
      return [
        {
          shown: img.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
          taken: Number(new URL(img.currentSrc).searchParams.get("w")),
          isThere: img.naturalWidth > 0,
        },
      ];
    }),
  );

/** The smallest width that is sharp. */
const fitting = (shown: number, density: number) => WIDTHS.find((width) => width >= shown * density) ?? 1_280;

for (const { width, density } of [
  { width: 390, density: 2 },
  { width: 1_440, density: 1 },
]) {
  test(`photographs come as wide as they are shown at ${width} px, ${density} dots each`, async ({ browser }) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ viewport, deviceScaleFactor: density, baseURL: shop.origin });
    const page = await context.newPage();
    for (const [address, places] of [
      ["/single-product/4", [".gallery-row li:first-child img", ".gallery-thumbs img", ".colours img"]],
      ["/compare?ids=4,5", ["thead img"]],
      ["/category/1", [".card-picture img"]],
    ] as const) {
      await page.goto(address);
      await settled(page);
      for (const place of places) {
        // What stands far below is asked for when it comes near.
        await page.locator(place).first().scrollIntoViewIfNeeded();
        await expect.poll(async () => (await pictures(page, place)).length, { message: place }).toBeGreaterThan(0);
        for (const { shown, taken, isThere } of await pictures(page, place)) {
          expect(isThere, place).toBe(true);
          // A table's columns are as wide as their words: its pictures may come one width larger. And of a picture that
          // the row has loaded a browser may take the same file again.
          const larger = { "thead img": fitting(fitting(shown, density) + 1, 1), ".gallery-thumbs img": 1_280 };
          const most = Reflect.get(larger, place) ?? fitting(shown, density);
          expect(taken, `${place}, shown ${shown} px wide`).toBeGreaterThanOrEqual(fitting(shown, density));
          expect(taken, `${place}, shown ${shown} px wide`).toBeLessThanOrEqual(most);
        }
      }
    }
    await context.close();
  });
}

test.describe("a product's main picture on a phone", () => {
  test.use({ ...WITH_MOVEMENT, baseURL: process.env.SHOP_URL ?? "", viewport: { width: 390, height: 844 } });

  test("is asked for first and painted largest", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("url" in entry) Object.assign(window, { largest: entry.url });
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await open(page, "/single-product/76");
    const picture = page.locator("main .gallery-row img").first();
    const address = (await picture.getAttribute("src")) ?? "-";
    await expect.poll(() => page.evaluate(() => Object(window).largest)).toContain(address);
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).not.toHaveAttribute("loading");
  });

  test("that is missing is the placeholder and moves nothing", async ({ page }) => {
    const boxes = [];
    for (const isMissing of [false, true]) {
      // The host no longer has any of them: the shop's own answer for such a picture is what comes.
      if (isMissing)
        await page.route("**/images/product/**", async (route) => {
          const gone = await fetch(new URL("/images/product/no-such-picture.png", route.request().url()));
          expect(gone.status).toBe(404);
          const contentType = gone.headers.get("Content-Type") ?? "";
          await route.fulfill({ status: gone.status, contentType, body: await gone.text() });
        });
      await open(page, "/single-product/26");
      const picture = page.locator(".gallery-row img").first();
      boxes.push([await picture.boundingBox(), await page.locator(".purchase").boundingBox()]);
      expect(await picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
    }
    expect(boxes[1]).toEqual(boxes[0]);
  });
});
