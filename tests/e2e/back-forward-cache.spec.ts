/**
 * What a whole browser keeps: Back shows a page again as it was left (back-forward cache). The other tests run in
 * Chromium's headless shell, which does not.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { AS_WHOLE_BROWSER } from "#tests/support/browser-launch.ts";
import { signInAt } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { open, settled } from "#tests/support/ready.ts";

const { account, notices } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

test.use({ ...AS_WHOLE_BROWSER, baseURL: SHOP });

declare global {
  interface Window {
    /** Set by a test: a document that has it is the one that was left. */
    isLeft?: true;
  }
}

/** Leaves a page by its document, and comes back to it. */
async function thereAndBack(page: Page, away = "/terms"): Promise<void> {
  await page.evaluate(() => {
    window.isLeft = true;
  });
  await page.goto(away);
  await page.goBack({ waitUntil: "commit" });
}

/** Cached and not, with a list, a form, no script. */
const PAGES = ["/", "/category/1", "/cart", "/contact", "/bonus"];

const isAsLeft = (page: Page) => page.evaluate(() => window.isLeft === true);

test("each kind of page is shown again as it was left", async ({ page }) => {
  const rendered: string[] = [];
  for (const path of PAGES) {
    await open(page, path);
    await thereAndBack(page);
    expect(new URL(page.url()).pathname, path).toBe(path);
    if (!(await isAsLeft(page))) rendered.push(path);
  }
  expect(rendered).toEqual([]);
});

test("the header's cart has what was put into it meanwhile", async ({ page }) => {
  // A page that set a cookie is not kept once another cookie has changed: it is asked for anew.
  await open(page, "/brands");
  await page.evaluate(() => {
    window.isLeft = true;
  });
  await open(page, "/single-product/7");
  await page.locator(".buy-form button[value=add]").click();
  const count = page.locator(".cart-count");
  await expect(count).toHaveText("1");
  await settled(page);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => new URL(page.url()).pathname).toBe("/brands");
  expect(await isAsLeft(page)).toBe(true);
  await expect(count).toHaveText("1");
});

test("what is typed is there, and its form works", async ({ page }) => {
  const { email, password } = await newCustomer(API);
  await open(page, "/login");
  await page.getByLabel(account.email).fill(email);
  await thereAndBack(page);
  expect(await isAsLeft(page)).toBe(true);
  await expect(page.getByLabel(account.email)).toHaveValue(email);
  await page.getByLabel(account.password).fill(password);
  await page.locator("main").getByRole("button", { name: account.login }).click();
  // Playwright waits for a load that a page shown again does not have.
  await expect(page.locator("form[action='/logout']").first()).toBeAttached();
});

test("after signing out, Back shows nothing of the customer @both", async ({ page }) => {
  const customer = await newCustomer(API);
  await signInAt(page, "/profile?role=info", customer);
  await settled(page);
  await expect(page.locator("main input[name=email]")).toHaveValue(customer.email);
  await open(page, "/terms");
  await page
    .locator("form[action='/logout'] button")
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator(".notices")).toContainText(notices.signedOut);
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack({ waitUntil: "commit" }).catch(() => undefined);
    await settled(page);
    expect(await page.content()).not.toContain(customer.email);
  }
});
