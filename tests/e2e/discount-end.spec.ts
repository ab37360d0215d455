/**
 * A page that is open when a discount ends: with JavaScript it shows the full price at that second, without on the next
 * load.
 */
import { expect, type Page, test } from "playwright/test";
import { home } from "#app/i18n/mn/home.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";

/** Long enough for a page to open on a busy machine. */
const LEFT = 15_000;

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());
test.describe.configure({ mode: "serial" });

const PLACES = [
  { path: "/single-product/4", where: ".purchase-price", says: "" },
  { path: "/", where: ".deal", says: home.ended },
  { path: "/?tab=discounted", where: "#lists article.card >> nth=0", says: "" },
];

for (const { path, where, says } of PLACES) {
  test(`${path} ${where}`, async ({ browser, javaScriptEnabled }) => {
    await shop.restart();
    const end = Date.now() + LEFT;
    const ends = new Date(end).toISOString();
    shop.api.dress({ product: { sale_price: 200_000, discount: 10, discount_end_time: ends } });
    const context = await browser.newContext({ javaScriptEnabled, baseURL: shop.origin });
    const page = await context.newPage();
    const documents = documentsOf(page);
    await page.goto(path);
    const place = page.locator(where);
    await expect(place).toContainText("180,000 ₮");
    if (javaScriptEnabled === false) {
      await page.waitForTimeout(Math.max(0, end - Date.now()));
      await page.goto(path);
    } else {
      await expect(place).not.toContainText("180,000 ₮", { timeout: LEFT + 10_000 });
      // At that second, and in the page that is open.
      expect(Math.abs(Date.now() - end)).toBeLessThan(8_000);
      expect(documents).toHaveLength(1);
    }
    await expect(place).toContainText("200,000 ₮");
    await expect(place).not.toContainText("180,000 ₮");
    await expect(place).toContainText(says);
    await context.close();
  });
}

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  return documents;
}
