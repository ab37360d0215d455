/** A customer's cart on two devices, in a browser with JavaScript and without. */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { notices, ui } = SENTENCES.mn;

const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("main").getByRole("button", { name: "Нэвтрэх", exact: true }).click();
}

async function buy(page: Page, id: number): Promise<void> {
  await open(page, `/single-product/${id}`);
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
}

test("the second device finds the cart of the first, is told so, and sees it before the address", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const customer = await newCustomer(API);
  await open(page, "/login");
  await signIn(page, customer);
  await arrived(page, "/");
  await buy(page, 5);
  const other = await browser.newContext({ baseURL: process.env.SHOP_URL ?? "", javaScriptEnabled });
  try {
    const laptop = await other.newPage();
    await buy(laptop, 7);
    await open(laptop, "/login?next=/shipping");
    await signIn(laptop, customer);
    await arrived(laptop, "/cart");
    await expect(laptop.locator(".notices")).toContainText(notices.cartBrought.replace("{{models}}", "").trim());
    await expect(laptop.locator(".cart-line")).toHaveCount(2);
    // Removed there, it is gone for the first device's next sign-in.
    await laptop.locator(".cart-line [value=remove]").last().click();
    await settled(laptop);
    await expect(laptop.locator(".cart-line")).toHaveCount(1);
  } finally {
    await other.close();
  }
});

test("the next customer of a browser finds nothing of the previous one's cart but what they put back", async ({
  page,
}) => {
  const [one, other] = [await newCustomer(API), await newCustomer(API)];
  await open(page, "/login");
  await signIn(page, one);
  await arrived(page, "/");
  await buy(page, 5);
  await buy(page, 7);
  const greeting = page.locator("details:has(form[action='/logout'])").first();
  await greeting.locator("summary").click();
  await greeting.locator("form[action='/logout'] button").click();
  await settled(page);
  await buy(page, 9);
  await open(page, "/login?next=/shipping");
  await signIn(page, other);
  await arrived(page, "/cart");
  const notice = page.locator(".notices");
  await expect(notice).toContainText(interpolate(notices.cartForeign, { foreign: 2 }));
  await expect(page.locator(".cart-line")).toHaveCount(1);
  await notice.getByRole("button", { name: ui.putBack }).click();
  await settled(page);
  await expect(page.locator(".cart-line")).toHaveCount(2);
});
