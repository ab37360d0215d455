/**
 * The checkout's steps in a browser: typed text is sent, the focus is never lost, and leaving a page logs no error.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { buy, signIn } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { open, settled } from "#tests/support/ready.ts";

const { checkout, notices, ui } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

test.use({ ...WITHOUT_PICTURES, baseURL: SHOP });

/** A customer in the cart, with one piece each of some products. */
async function inCart(page: Page, ...ids: number[]): Promise<void> {
  await signIn(page, await newCustomer(API));
  for (const id of ids) await buy(page, id);
  await settled(page);
}

const pieces = (page: Page) => page.locator(".order-line-count");

test("a quantity that is typed arrives, though the next step follows at once", async ({ page }) => {
  await inCart(page, 5);
  // Answers to posts are late.
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    },
  );
  await page.locator(".cart-line input[name^=quantity]").fill("3");
  await page.locator("main button[value=next]").click();
  await expect(pieces(page)).toContainText("3 ×");
});

test("+ counts once, though the next step arrives before it and the page was read in between", async ({ page }) => {
  await inCart(page, 5);
  const late: (() => void)[] = [];
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      if (route.request().url().includes("step=1")) await new Promise<void>((send) => late.push(send));
      await route.continue();
    },
  );
  await page.locator(".cart-line").getByRole("button", { name: ui.more }).click();
  await expect.poll(() => late.length).toBe(1);
  const isRead = page.waitForResponse(
    (response) => response.request().method() === "GET" && response.url().includes(".data"),
  );
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await isRead;
  const isNext = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator("main button[value=next]").click();
  await isNext;
  for (const send of late) send();
  await expect(pieces(page)).toContainText("2 ×");
});

test("the focus moves to the next line when one is removed, and to the page when none is left", async ({ page }) => {
  await inCart(page, 5, 6, 7);
  const remove = page.locator(".cart-line button[value=remove]");
  await remove.nth(1).press("Enter");
  await expect(page.locator("#p-7 h2 a")).toBeFocused();
  await remove.nth(1).press("Enter");
  await expect(page.locator("#p-5 h2 a")).toBeFocused();
  await remove.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("coupon and bonus applied by Enter keep the focus where they are, and a bonus over the limit is cut in its field", async ({
  page,
}) => {
  await inCart(page, 5);
  await open(page, "/shipping");
  const bonus = page.locator("[name=bonus]");
  await bonus.fill("500");
  await bonus.press("Enter");
  await expect(page.getByText(notices.bonusSet.replace("{{points}}", "500"))).toBeVisible();
  await expect(bonus).toBeFocused();
  await page.getByText(checkout.couponFold).click();
  await page.locator("[name=coupon]").fill("och2020");
  await page.locator("[name=coupon]").press("Enter");
  await expect(page.getByText("OCH2020").first()).toBeVisible();
  await expect(page.locator("#discounts div:has(> p b):focus")).toBeVisible();
  await bonus.fill("999999999");
  await bonus.press("Enter");
  await expect(page.getByText(notices.bonusCut.split("{{points}}")[1] ?? "")).toBeVisible();
  await expect(bonus).toHaveValue(/^\d{1,5}$/);
  // All of it is in use by now.
  await bonus.fill("88888");
  await page.locator("main button[value=confirm]").last().click();
  await expect(bonus).toHaveValue(/^(?!88888)\d{1,5}$/);
});
