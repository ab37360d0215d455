/**
 * Special cases of the checkout: Back, a second tab, a page that waits to be paid.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { payAtBank, toOrder } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { isSecond } from "#tests/support/generation.ts";
import { arrived, settled } from "#tests/support/ready.ts";

const { order } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

test.use({ ...WITHOUT_PICTURES, baseURL: SHOP });

/** The panel that says how to pay is open, with its code where the API gives one. */
async function expectPayment(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: order.payHeading })).toBeVisible();
  if (!isSecond) await expect(page.locator("svg.qr")).toBeVisible();
}

test("Back after ordering leads to the order, and on to what was before the checkout", async ({ page }) => {
  await page.goto("/brands");
  const number = await toOrder(page, await newCustomer(API));
  const seen: string[] = [];
  while (!seen.includes("/brands") && seen.length < 12) {
    await page.goBack();
    await settled(page);
    seen.push(new URL(page.url()).pathname);
  }
  expect(seen[0]).toBe(`/show-order/${number}`);
  expect(seen).toContain("/brands");
});

test("a failed payment check leaves the order page as it is, and the payment shows later", async ({ page }) => {
  const number = await toOrder(page, await newCustomer(API));
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

test("an order page whose customer is signed out meanwhile leads to signing in", async ({ page, context }) => {
  await toOrder(page, await newCustomer(API));
  await expectPayment(page);
  await context.clearCookies();
  await arrived(page, /^\/login\?/);
});
