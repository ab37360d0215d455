/** A first purchase, the same in four modes: JavaScript on, off, late, broken. */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { PAYMENT_METHODS } from "#bff/rules/payment-methods.ts";
import { WITH_MOVEMENT } from "#tests/support/browser-launch.ts";
import { choosePlace } from "#tests/support/choose-place.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { complaintsOf, MODES, openIn } from "#tests/support/modes.ts";

const { account, cart, checkout, order, product } = SENTENCES.mn;

test.use(WITH_MOVEMENT);

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

for (const mode of MODES) {
  test(`a first purchase, JavaScript ${mode}`, async ({ browser }) => {
    const context = await openIn(mode, browser, SHOP);
    const page = await context.newPage();
    const complaints = complaintsOf(page, mode);
    await buy(page, mode, await newCustomer(API));
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** From the front page to a paid order. */
async function buy(page: Page, mode: string, customer: Customer): Promise<void> {
  await page.goto("/", { waitUntil: "commit" });
  await page.locator('main a[href^="/sub-category/"]').first().click();
  await expect(page).toHaveURL(/\/sub-category\/\d+$/);
  // A script changes the address before the page, whose trail the front page lacks.
  await expect(page.locator(".crumbs [aria-current=page]")).toBeVisible();
  await pickProduct(page);

  // Another colour is another address, and what is shown there is what is sold.
  const colours = page.getByRole("list", { name: product.colours }).getByRole("link");
  if ((await colours.count()) > 1) {
    await colours.nth(1).click();
    await expect(colours.nth(1)).toHaveAttribute("aria-current", "true");
  }
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("textbox", { name: product.quantity }).fill("2");
  await page.getByRole("button", { name: product.buy }).click();

  await expect(page.getByRole("heading", { level: 1, name: cart.heading })).toBeVisible();
  await expect(page.locator(".cart-line")).toHaveCount(1);
  await expect(page.locator(".cart-line h2")).toHaveText(title ?? "");
  await expect(page.locator(".cart-line input[name^=quantity]")).toHaveValue("2");
  await page.getByRole("button", { name: cart.confirmAddress }).click();

  await page.getByLabel(account.email).fill(customer.email);
  await page.getByLabel(account.password).fill(customer.password);
  await page.locator("main").getByRole("button", { name: account.login }).click();

  await expect(page.getByRole("heading", { level: 1, name: checkout.shippingHeading })).toBeVisible();
  await page.getByLabel(checkout.name).fill("Дэмо Болд");
  await page.getByLabel(`${checkout.phone} *`, { exact: true }).fill("9911 2233");
  await page.getByLabel(checkout.more).fill("12-р байр, 3 давхар, 45 тоот");
  await choosePlace(page);
  await page.getByRole("button", { name: checkout.confirmOrder }).last().click();

  await expect(page.getByRole("heading", { level: 1, name: checkout.confirmTitle })).toBeVisible();
  const total = (await page.locator(".summary-list .total dd").textContent()) ?? "";
  await page.getByRole("radio", { name: PAYMENT_METHODS.qpay.label.mn }).check();
  await page.getByRole("button", { name: interpolate(checkout.confirmTotal, { total }) }).click();

  await expect(page.getByRole("heading", { level: 1, name: order.heading })).toBeVisible();
  await expect(page.locator(".summary-list .total dd")).toHaveText(total);
  const bank = await bankOf(page);

  // The customer pays at the bank; the page learns of it by itself.
  const paid = await fetch(bank, {
    method: "POST",
    body: new URLSearchParams({ what: "pay" }),
    redirect: "manual",
  });
  expect(paid.status).toBeLessThan(400);
  // With scripts by polling, without them by a refresh; where they are broken, by the button that is always there.
  if (mode === "broken") await page.getByRole("button", { name: order.check }).click();
  await expect(page.getByText(order.paidNotice)).toBeVisible({ timeout: 45_000 });
}

/** What the order page offers to pay by, and where the sandbox's bank takes it. */
async function bankOf(page: Page): Promise<string> {
  if (process.env.API_GENERATION === "second") {
    // Its orders have no code (docs/api.md, section 5): the customer transfers the sum and names the order.
    await expect(page.getByText(order.payByTransfer)).toBeVisible();
    const number = page
      .locator(".transfer dl.facts > div")
      .filter({ hasText: order.transferReference })
      .locator("dd > span");
    return `${API}/sandbox/bank/${await number.textContent()}`;
  }
  await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
  return (await page.getByRole("link", { name: order.openPayment }).getAttribute("href")) ?? "";
}

/** Opens the first product of the list that has stock enough. */
async function pickProduct(page: Page): Promise<void> {
  const links = page.locator('main a[href^="/single-product/"]');
  const addresses = [...new Set(await links.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? "")))];
  for (const address of addresses) {
    await page.locator(`main a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    // A document's address is there before its content, a script's before the page.
    await expect(page.locator(".purchase-price")).toBeVisible();
    const quantity = page.getByRole("textbox", { name: product.quantity });
    if ((await quantity.count()) > 0 && Number(await quantity.getAttribute("data-max")) >= 10) return;
    // Not its load event, which late scripts hold back.
    await page.goBack({ waitUntil: "commit" });
  }
  throw new Error("No product with stock enough");
}
