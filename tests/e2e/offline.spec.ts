/**
 * Forms without a network: the page keeps what was typed and shows a message, and the form's own button sends it again.
 * Presses of products: presses.spec.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { arrived, open } from "#tests/support/ready.ts";

const { account, errors, product, ui } = SENTENCES.mn;

const API = process.env.API_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const alert = (page: Page) => page.getByRole("alert").filter({ hasText: ui.unanswered });

/** Signs a new customer in and goes on to an address. */
async function signInFor(page: Page, next: string): Promise<void> {
  const customer = await newCustomer(API);
  await page.goto(`/login?next=${next}`);
  await page.getByLabel(account.email).fill(customer.email);
  await page.getByLabel(account.password).fill(customer.password);
  await page.locator("main").getByRole("button", { name: account.login }).click();
  await arrived(page, next);
}

test("an address page that cannot be read anew has what was typed when it is opened again @script", async ({
  page,
}) => {
  await page.goto("/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
  await signInFor(page, "/shipping");
  await page.route(/\/shipping\.data/, (route) =>
    route.request().method() === "GET" ? route.abort("internetdisconnected") : route.continue(),
  );
  await page.locator("[name=name]").fill("Дэмо Болд");
  await page.locator("[name=district]").selectOption({ label: "Багахангай" });
  await page.getByRole("link", { name: errors.retry }).click();
  await expect(page.locator("[name=khoroo] option")).toHaveCount(3);
  await expect(page.locator("[name=name]")).toHaveValue("Дэмо Болд");
});

test("adding to the cart with an answer that is not the shop's keeps the page and the quantity @script", async ({
  page,
}) => {
  await open(page, "/single-product/5");
  const quantity = page.getByRole("textbox", { name: product.quantity });
  await quantity.fill("2");
  const add = page.locator("main button[value=add]").first();
  await page.route(/\/cart\/lines\.data/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this hotel's network</h1>" }),
  );
  const asked = page.waitForRequest(/\/cart\/lines\.data/);
  await add.click();
  await asked;
  await expect(alert(page)).toBeVisible();
  await expect(page).toHaveURL(/\/single-product\/5$/);
  await expect(quantity).toHaveValue("2");
  await page.unroute(/\/cart\/lines\.data/);
  await add.click();
  await expect(page.locator(".notices .notice-success")).toBeVisible();
  await expect(page.locator(".header .cart-count, .cart-link").first()).toContainText("2");
});
