/** A double click on a button that redirects is one action; two clicks on a button that stays are two. */

import { expect, type Page, test } from "playwright/test";
import { WITH_MOVEMENT, WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const SHOP = process.env.SHOP_URL ?? "";
test.use({ ...WITHOUT_PICTURES, ...WITH_MOVEMENT, baseURL: SHOP });

const pieces = (page: Page) => page.locator(".cart-count").first();

test("buy, clicked again while pending or redirecting, adds one piece; add adds two @script", async ({ page }) => {
  await open(page, "/single-product/5");
  await page.locator(".buy-form button[value=buy]").dblclick();
  await arrived(page, "/cart");
  await expect(pieces(page)).toHaveText("1");
  await open(page, "/single-product/5");
  await page.locator(".buy-form button[value=add]").dblclick();
  await expect(pieces(page)).toHaveText("3");
  // The next purchase of the same thing is another one.
  await open(page, "/single-product/5");
  await page.locator(".buy-form button[value=buy]").click();
  await arrived(page, "/cart");
  await expect(pieces(page)).toHaveText("4");
});

test("an addition adds no history entry: Back leads to the previous page @script", async ({ page }) => {
  await open(page, "/brands");
  await page.locator("main a[href^='/brand/']").first().click();
  await arrived(page, /^\/brand\//);
  await page.locator("article.card button[name=add]").first().click();
  await expect(pieces(page)).toHaveText("1");
  await settled(page);
  await page.goBack();
  await arrived(page, "/brands");
});
