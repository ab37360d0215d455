/** A double click on a button that redirects is one action; two clicks on a button that stays are two. */
import { expect, type Page, test } from "playwright/test";
import { notices } from "#app/i18n/mn/notices.ts";
import { confirmAddress, toAddress } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

/** Opens a page and waits for hydration. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(SHOP + path);
  await page.waitForLoadState("networkidle");
}

const pieces = (page: Page) => page.locator(".cart-count").first();

test("buy, clicked again while pending or redirecting, adds one piece; add adds two @script", async ({ page }) => {
  await open(page, "/single-product/5");
  await page.locator(".buy-form button[value=buy]").dblclick();
  await page.waitForURL("**/cart");
  await page.waitForLoadState("networkidle");
  await expect(pieces(page)).toHaveText("1");
  await open(page, "/single-product/5");
  await page.locator(".buy-form button[value=add]").dblclick();
  await expect(pieces(page)).toHaveText("3");
  // The next purchase of the same thing is another one.
  await open(page, "/single-product/5");
  await page.locator(".buy-form button[value=buy]").click();
  await page.waitForURL("**/cart");
  await expect(pieces(page)).toHaveText("4");
});

test("an order whose button is clicked again is one order, with one notice and the payment chosen before a reload @script", async ({
  page,
}) => {
  const customer = await newCustomer(API);
  await toAddress(page, customer, { shop: SHOP });
  await confirmAddress(page);
  await page.waitForLoadState("networkidle");

  const chosen = page.locator("[name=payment][value=storepay]");
  const kept = page.waitForResponse((response) => response.request().postData()?.includes("intent=keep") === true);
  await chosen.check();
  await kept;
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(chosen).toBeChecked();
  await page.locator(".deliver-to a").click();
  await page.waitForURL("**/shipping");
  await page.goBack();
  await page.waitForURL("**/confirm-order");
  await expect(chosen).toBeChecked();

  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.postData()?.includes("intent=confirm")) posts.push(request.url());
  });
  await page.locator("aside button[value=confirm]").dblclick();
  await page.waitForURL("**/show-order/**");
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".notices").getByText(notices.orderPlaced)).toHaveCount(1);
  expect(posts).toHaveLength(1);
});
