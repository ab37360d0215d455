/**
 * The order page and the page of an order whose answer was lost, while they wait: in a browser, with JavaScript and
 * without.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { confirmAddress, payAtBank, toAddress, toOrder } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { arrived, settled } from "#tests/support/ready.ts";
import { DEMO_CUSTOMER } from "#tests/support/shop.ts";

const { order, orderResult } = SENTENCES.mn;

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

const API = process.env.API_URL ?? "";

const news = (page: Page) => page.locator("#order-news");
const bonusOf = async (page: Page) =>
  Number(((await page.locator(".bonus-link").first().textContent()) ?? "").replace(/\D/g, ""));

test("an order that is paid while its page is open announces it with the focus, and the header has its bonus", async ({
  page,
}) => {
  const number = await toOrder(page, await newCustomer(API));
  const before = await bonusOf(page);
  // A live region must exist before its text, or it is not announced.
  await expect(news(page)).toHaveRole("status");
  await expect(news(page)).toBeEmpty();
  await page.getByRole("button", { name: order.check }).focus();
  await payAtBank(API, number);
  await expect(page.getByText(order.paidNotice)).toBeVisible();
  await expect(news(page)).toContainText(order.paidNotice);
  await expect(news(page)).toBeFocused();
  await expect.poll(() => bonusOf(page)).toBeGreaterThan(before);
});

test("what has the focus keeps it when the order is paid, if it is still there", async ({ page }) => {
  const number = await toOrder(page, await newCustomer(API));
  const product = page.locator(".order-lines a").first();
  await product.focus();
  await payAtBank(API, number);
  await expect(page.getByText(order.paidNotice)).toBeVisible();
  await expect(product).toBeFocused();
});

test.describe("an order whose answer was lost", () => {
  let shop: FaultyShop;
  test.beforeEach(async () => {
    shop = await startFaultyShop();
  });
  test.afterEach(() => shop.stop());

  /** On the page of an order whose answer does not come; the page's time goes on by itself, and can be put forward. */
  async function atResult(page: Page): Promise<void> {
    shop.api.set("500", "submitOrder");
    await page.clock.install();
    await toAddress(page, DEMO_CUSTOMER, { shop: shop.origin, product: 1 });
    await confirmAddress(page);
    await page.locator("[name=payment][value=qpay]").check();
    await page.locator("main button[value=confirm]").click();
    await arrived(page, "/confirm-order/result");
  }

  test("is looked for by its page alone, which leads to it once it is found", async ({ page }) => {
    await atResult(page);
    await expect(page.getByText(orderResult.resultWaiting)).toBeVisible();
    const looks = () => shop.api.calls.filter(({ name }) => name === "myInfo").length;
    const before = looks();
    await expect.poll(looks).toBeGreaterThan(before + 1);
    expect(shop.api.calls.filter(({ name }) => name === "submitOrder")).toHaveLength(1);
    // The order appears at the API, as one whose response was lost.
    shop.api.alter((name, answer) =>
      name === "myInfo" && "order" in answer
        ? { ...answer, order: [{ ordernumber: "PI000042", status: "pending", enable_is: 1 }] }
        : answer,
    );
    await expect(page).toHaveURL(/\/show-order\/PI000042$/);
    const after = looks();
    await page.clock.runFor(20_000);
    await settled(page);
    expect(looks()).toBe(after);
  });
});
