/** On a phone the buttons that buy stay at the foot of the window; they cover nothing, and low windows have none. */
import { expect, type Page, test } from "playwright/test";
import { open } from "#tests/support/ready.ts";
import { skipToContent, tabTo } from "#tests/support/tab-walk.ts";

test.use({ baseURL: process.env.SHOP_URL ?? "" });

/** A product that is in stock. */
const PRODUCT = "/single-product/5";

/** Where the buttons stand in the window, in CSS pixels. */
const bar = (page: Page) =>
  page.locator(".buy-buttons").evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, height: innerHeight };
  });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

for (const width of [360, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("they are at the window's foot from the page's top to its end, and the end stands above them", async ({
      page,
    }) => {
      await open(page, PRODUCT);
      for (const top of [0, 1_000, 100_000]) {
        await scrollTo(page, top);
        const { top: from, bottom, height } = await bar(page);
        expect(bottom).toBe(height);
        expect(height - from).toBeLessThan(height / 8);
      }
      const last = await page.locator(".footer-display").boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await bar(page)).top);
      for (const button of await page.locator(".buy-buttons button").all())
        expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
          0,
        );
    });

    test("no stop of the keyboard lies behind them (WCAG 2.4.11)", async ({ page }) => {
      await open(page, PRODUCT);
      await skipToContent(page);
      await tabTo(page, page.locator(".footer-display a:visible").last());
    });
  });

for (const [what, viewport] of Object.entries({
  "a low window": { width: 740, height: 360 },
  "a zoom of 400 %": { width: 320, height: 225 },
  "a desktop": { width: 1_440, height: 900 },
}))
  test(`in ${what} they stand in the page`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, PRODUCT);
    const before = await bar(page);
    await scrollTo(page, 100);
    expect((await bar(page)).top).toBeCloseTo(before.top - 100, 0);
  });

test("a page without them keeps no room for them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, "/category/1");
  await expect(page.locator("html")).toHaveCSS("padding-bottom", "0px");
});
