/**
 * Forms without a network: the page keeps what was typed and shows a message, and the form's own button sends it again.
 * Presses of products: presses.spec.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { choosePlace } from "#tests/support/choose-place.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { account, errors, notices, product, review, ui } = SENTENCES.mn;

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

test("an address that is sent without a network is still there, and is sent by another press @script", async ({
  page,
  context,
}) => {
  await page.goto("/single-product/5");
  await page.locator("main button[value=buy]").click();
  await arrived(page, "/cart");
  await signInFor(page, "/shipping");
  const fields = { name: "Дэмо Болд", phone: "99112233", more: "45 тоот" };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  await choosePlace(page);
  await settled(page);
  await context.setOffline(true);
  const button = page.locator("aside button[value=confirm]");
  await button.click();
  await expect(alert(page)).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
  await page.locator("[name=district]").selectOption({ label: "Багахангай" });
  await page.locator("[name=khoroo]").selectOption("2");
  await expect(alert(page)).toBeVisible();
  for (const [name, value] of Object.entries(fields)) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  await context.setOffline(false);
  await button.click();
  await arrived(page, "/confirm-order");
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByText("45 тоот")).toBeVisible();
});

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

test("a review that is sent without a network is still there, and is given by another press @script", async ({
  page,
  context,
}) => {
  await signInFor(page, "/single-product/45");
  const form = page.locator("#review-form");
  const comment = `Сүлжээгүй үед бичсэн ${crypto.randomUUID()}`;
  await form.getByRole("radio", { name: "4 од" }).check();
  await form.getByLabel(review.comment).fill(comment);
  await context.setOffline(true);
  await form.getByRole("button", { name: review.send }).click();
  await expect(alert(page)).toBeVisible();
  await expect(form.getByLabel(review.comment)).toHaveValue(comment);
  await expect(form.getByRole("radio", { name: "4 од" })).toBeChecked();
  await context.setOffline(false);
  await form.getByRole("button", { name: review.send }).click();
  await expect(page.locator(".notices .notice-success").filter({ hasText: notices.reviewGiven })).toBeVisible();
  await expect(page.locator(".review").filter({ hasText: comment })).toHaveCount(1);
});

test("adding to the cart with an answer that is not the shop's keeps the page and the quantity @script", async ({
  page,
}) => {
  await open(page, "/single-product/5");
  const quantity = page.getByRole("textbox", { name: product.quantity });
  await quantity.fill("2");
  const add = page.locator("main button[value=add]").first();
  await page.route(/\/cart\.data/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this hotel's network</h1>" }),
  );
  const asked = page.waitForRequest(/\/cart\.data/);
  await add.click();
  await asked;
  await expect(alert(page)).toBeVisible();
  await expect(page).toHaveURL(/\/single-product\/5$/);
  await expect(quantity).toHaveValue("2");
  await page.unroute(/\/cart\.data/);
  await add.click();
  await expect(page.locator(".notices .notice-success")).toBeVisible();
  await expect(page.locator(".header .cart-count, .cart-link").first()).toContainText("2");
});

test("a pending form is marked, and its answer does not move a shopper who has left the page @script", async ({
  page,
}) => {
  await open(page, "/single-product/5");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/cart\.data/, async (route) => {
    await answered;
    await route.continue().catch(() => undefined);
  });
  const add = page.locator("main button[value=add]").first();
  await add.click();
  await expect(add).toHaveAttribute("aria-busy", "true");
  await page.locator(".logo-link").click();
  await page.waitForURL(/\/$/);
  answer();
  await page.locator(".header-links a").first().click();
  await arrived(page, "/compare");
});
