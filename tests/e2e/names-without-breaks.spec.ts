/** A name without a single place to break at: it breaks all the same, and no page becomes wider than its screen. */
import { expect, test } from "playwright/test";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
  shop.api.dress({ product: { name: "Щ".repeat(5_000), model: "W".repeat(5_000), color_name: "Хар".repeat(60) } });
});
test.afterAll(() => shop?.stop());

for (const width of [390, 1_440]) {
  test(`a name of 10 KB fits into ${width} px`, async ({ browser, javaScriptEnabled }) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ viewport, javaScriptEnabled, baseURL: shop.origin });
    const page = await context.newPage();
    const expectFit = async (label: string) => {
      const over = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
      expect.soft(over, label).toBeLessThanOrEqual(0);
    };
    await page.goto("/single-product/4");
    await page.goto("/single-product/5");
    await expectFit("product");
    await page.locator(".buy-form button[value=add]").click();
    await expect(page.locator(".notices .notice-success")).toBeVisible();
    await expectFit("notice of adding");
    for (const address of ["/compare?ids=4,5", "/category/1", "/", "/cart"]) {
      await page.goto(address);
      await expectFit(address);
    }
    await page.locator("button[value=remove]").first().click();
    await expect(page.locator(".notices .apart")).toBeVisible();
    await expectFit("notice of removing");
    await context.close();
  });
}
