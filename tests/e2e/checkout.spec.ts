/**
 * Special cases of the checkout, each with and without JavaScript: an order that changes meanwhile, Back, a second
 * tab, a coupon.
 */

import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { formatNumber } from "#bff/rules/money.ts";
import { PAYMENT_METHODS } from "#bff/rules/payment-methods.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { confirmAddress, payAtBank, toAddress } from "#tests/support/checkout-walk.ts";
import { choosePlace } from "#tests/support/choose-place.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { isSecond } from "#tests/support/generation.ts";
import { arrived, settled } from "#tests/support/ready.ts";

const { checkout, notices, order, submit } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

test.use({ ...WITHOUT_PICTURES, baseURL: SHOP });

/** A new customer with one product in the cart, on the filled address page. */
const atAddress = async (page: Page) => toAddress(page, await newCustomer(API));

const totalOf = (page: Page) => page.locator(".summary-list .total dd");

/** The panel that says how to pay is open, with its code where the API gives one. */
async function expectPayment(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: order.payHeading })).toBeVisible();
  if (!isSecond) await expect(page.locator("svg.qr")).toBeVisible();
}

/** Uses bonus points in another tab, which changes what the order costs. */
async function useBonusElsewhere(context: BrowserContext, points: string): Promise<void> {
  const other = await context.newPage();
  await other.goto("/shipping");
  await other.locator("[name=bonus]").fill(points);
  await other.locator("button[value=bonus]").click();
  await expect(other.getByText(interpolate(notices.bonusSet, { points: formatNumber(Number(points)) }))).toBeVisible();
  await other.close();
}

test("an order whose total has changed is shown anew and sent only when confirmed again", async ({ page, context }) => {
  await atAddress(page);
  await confirmAddress(page);
  const before = await totalOf(page).textContent();
  await useBonusElsewhere(context, "1000");
  await page.getByRole("radio", { name: PAYMENT_METHODS.qpay.label.mn }).check();
  await page.locator("button[value=confirm]").click();
  await expect(page.getByText(submit.changed)).toBeVisible();
  await expect(totalOf(page)).not.toHaveText(before ?? "");
  const after = await totalOf(page).textContent();
  await page.getByRole("radio", { name: PAYMENT_METHODS.qpay.label.mn }).check();
  await page.locator("button[value=confirm]").click();
  await arrived(page, /^\/show-order\//);
  await expect(totalOf(page)).toHaveText(after ?? "");
});

test("Back after ordering, and a second tab, lead to the same order", async ({ page, context }) => {
  await atAddress(page);
  await confirmAddress(page);
  const second = await context.newPage();
  await second.goto("/confirm-order");
  for (const tab of [page, second]) await tab.locator("[name=payment]").first().check();
  await page.locator("button[value=confirm]").click();
  await arrived(page, /^\/show-order\//);
  await second.locator("button[value=confirm]").click();
  await arrived(second, /^\/show-order\//);
  expect(new URL(second.url()).pathname).toBe(new URL(page.url()).pathname);
});

test("Back after ordering leads to the order, and on to what was before the checkout @script", async ({ page }) => {
  await page.goto("/brands");
  await atAddress(page);
  await confirmAddress(page);
  await page.locator("[name=payment]").first().check();
  await page.locator("button[value=confirm]").click();
  await arrived(page, /^\/show-order\//);
  const order = new URL(page.url()).pathname;
  const seen: string[] = [];
  while (!seen.includes("/brands") && seen.length < 12) {
    await page.goBack();
    await settled(page);
    seen.push(new URL(page.url()).pathname);
  }
  expect(seen[0]).toBe(order);
  expect(seen).toContain("/brands");
});

test("a wrong coupon is refused in the specification's words, and typed text is kept", async ({ page }) => {
  await atAddress(page);
  await page.locator("[name=more]").fill("Шинэ хаяг 7 тоот");
  await page.getByText(checkout.couponFold).click();
  await page.locator("[name=coupon]").fill("NO-SUCH-CODE");
  await page.locator("button[value=coupon]").click();
  await expect(page.locator("#coupon-error")).toHaveText(notices.couponBad);
  await expect(page.locator("[name=coupon]")).toHaveValue("NO-SUCH-CODE");
  await expect(page.locator("[name=more]")).toHaveValue("Шинэ хаяг 7 тоот");
});

/** Goes on to the order's page from the one that confirms. */
async function placeOrder(page: Page): Promise<void> {
  await page.getByRole("radio", { name: PAYMENT_METHODS.qpay.label.mn }).check();
  await page.locator("button[value=confirm]").click();
  await arrived(page, /^\/show-order\//);
}

const couponLeft = interpolate(notices.couponLeft, { code: "NO-SUCH-CODE" });

for (const [name, between] of [
  ["nothing", async () => undefined],
  ["another district", (page: Page) => choosePlace(page, "2")],
  [
    "the bonus",
    async (page: Page) => {
      await page.locator("[name=bonus]").fill("500");
      await page.locator("button[value=bonus]").click();
      await expect(page.getByText(interpolate(notices.bonusSet, { points: "500" }))).toBeVisible();
    },
  ],
] as const)
  test(`a refused coupon stops nobody a second time, with ${name} pressed since, and is named on the next page alone`, async ({
    page,
  }) => {
    await atAddress(page);
    await page.getByText(checkout.couponFold).click();
    await page.locator("[name=coupon]").fill("NO-SUCH-CODE");
    await page.locator("button[value=coupon]").click();
    await expect(page.locator("#coupon-error")).toHaveText(notices.couponBad);
    await between(page);
    await settled(page);
    await confirmAddress(page);
    // What the field no longer holds is not named.
    await expect(page.getByText(couponLeft)).toHaveCount(name === "nothing" ? 1 : 0);
    await placeOrder(page);
    await expect(page.getByText(notices.orderPlaced)).toBeVisible();
    await expect(page.getByText(couponLeft)).toHaveCount(0);
  });

test("a khoroo chosen as the district's answer comes does not bring a refused coupon back @script", async ({
  page,
}) => {
  await atAddress(page);
  await page.getByText(checkout.couponFold).click();
  await page.locator("[name=coupon]").fill("NO-SUCH-CODE");
  await page.locator("button[value=coupon]").click();
  await expect(page.locator("#coupon-error")).toHaveText(notices.couponBad);
  await settled(page);
  // As the answer is drawn, and before anything else is done with it.
  await page.evaluate(() => {
    const answered = new MutationObserver(() => {
      const khoroo = document.querySelector("[name=khoroo]");
      if (document.querySelector("#coupon-error") || !khoroo) return;
      answered.disconnect();
      Object.assign(khoroo, { value: "1" });
      for (const type of ["input", "change"]) khoroo.dispatchEvent(new Event(type, { bubbles: true }));
    });
    answered.observe(document.body, { childList: true, subtree: true });
  });
  await page.locator("[name=district]").selectOption("2");
  await expect(page.locator("#coupon-error")).toHaveCount(0);
  await settled(page);
  await expect(page.locator("[name=coupon]")).toHaveValue("");
  await confirmAddress(page);
});

test("another district brings its khoroos and its fee", async ({ page, javaScriptEnabled }) => {
  await atAddress(page);
  await page.locator("[name=district]").selectOption({ label: "Багахангай" });
  if (javaScriptEnabled === false) await page.locator("button[value=place]").click();
  await expect(page.locator("[name=khoroo] option")).toHaveCount(1 + 2);
  await expect(page.locator("[name=khoroo]")).toHaveValue("");
  await expect(page.locator("[name=district] option:checked")).toHaveText("Багахангай");
  await expect(page.locator("[name=name]")).toHaveValue("Дэмо Болд");
});

test("a failed payment check leaves the order page as it is, and the payment shows later @script", async ({ page }) => {
  await atAddress(page);
  await confirmAddress(page);
  await page.getByRole("radio", { name: PAYMENT_METHODS.qpay.label.mn }).check();
  await page.locator("button[value=confirm]").click();
  await arrived(page, /^\/show-order\//);
  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  // Without a network first, then with an API that is down.
  const answers: string[] = [];
  await page.route(/\/paid(\.data)?(\?|$)/, async (route) => {
    answers.push(answers.length === 0 ? "aborted" : "503");
    if (answers.length === 1) await route.abort("internetdisconnected");
    else await route.fulfill({ status: 503, contentType: "text/html", body: "<h1>503</h1>" });
  });
  await expect.poll(() => answers, { timeout: 60_000 }).toEqual(["aborted", "503"]);
  await expectPayment(page);
  await page.unroute(/\/paid(\.data)?(\?|$)/);
  await payAtBank(API, number);
  await expect(page.getByText(order.paidNotice)).toBeVisible();
});

test("an order page whose customer is signed out meanwhile leads to signing in @script", async ({ page, context }) => {
  await atAddress(page);
  await confirmAddress(page);
  await page.getByRole("radio", { name: PAYMENT_METHODS.qpay.label.mn }).check();
  await page.locator("button[value=confirm]").click();
  await arrived(page, /^\/show-order\//);
  await expectPayment(page);
  await context.clearCookies();
  await arrived(page, /^\/login\?/);
});
