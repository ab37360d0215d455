/**
 * A page that was open during a deployment: the script of the page to which a shopper goes is gone. Remix loads the
 * open page's document anew, which names the new scripts.
 */
import { expect, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

test("a link whose page's script is gone leads there when it is pressed again @script", async ({ page }) => {
  await open(page, "/");
  let isGone = true;
  await page.route(/\/assets\/single-product[-.][^/]*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const link = page.locator("main a[href^='/single-product/']").first();
  const reloaded = page.waitForEvent("load");
  await link.click();
  await reloaded;
  isGone = false;
  await link.click();
  await arrived(page, /^\/single-product\/\d+$/);
  await expect(page.locator(".buy-form")).toBeVisible();
});

for (const button of ["add", "buy"])
  test(`a product for which "${button}" was pressed when the script that sends it is gone is in the cart, once @script`, async ({
    page,
  }) => {
    await page.route(/\/assets\/cart_\.lines-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await open(page, "/single-product/5");
    const reloaded = page.waitForEvent("load");
    await page.locator(`.buy-form button[value=${button}]`).click();
    await reloaded;
    await page.unrouteAll();
    await expect(async () => {
      await open(page, "/cart");
      await expect(page.locator(".cart-line input[name^=quantity]")).toHaveValue("1", { timeout: 1_000 });
    }).toPass();
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText("1");
  });
