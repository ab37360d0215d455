/**
 * Presses that are on their way at the same time, with scripts: each counts exactly once. Counted on a cart that is read
 * anew, past the browser, and on the API's orders. Without scripts, of several tabs, and while a guest signs in:
 * tests/http/concurrent-writes.test.ts and tests/http/one-order.test.ts.
 */

import { expect, type Locator, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { expectCart, LEAVING, onLine, withCart } from "#tests/support/browser-on-line.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { weekly } from "#tests/support/draws.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { arrived, open } from "#tests/support/ready.ts";

const { account, ui } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
const LIST = "/new-arrival";
/** Of it the shop has hundreds: other tests order it too. */
const PLENTY = 14;

/** A click that waits for nothing: neither for the pointer nor for the page that follows. */
const press = (button: Locator) => button.evaluate((element: HTMLButtonElement) => element.click());

/** Products that the list's cards add; not the one that is in the cart before. */
async function addable(count: number): Promise<number[]> {
  const { page } = await new PlainBrowser(SHOP).open(LIST);
  const cards = page.querySelectorAll("main .card button[name=add]:not([disabled])");
  const ids = [...new Set(cards.map((button) => Number(button.getAttribute("value"))))].filter((id) => id !== PLENTY);
  expect(ids.length).toBeGreaterThanOrEqual(count);
  return ids.slice(0, count);
}

test("20 different products added at once: none is missing from the cart, none is there twice @script", async ({
  browser,
}) => {
  const ids = await addable(20);
  await onLine(browser, { [PLENTY]: 1 }, async (stage) => {
    await open(stage.page, LIST);
    stage.line.latency = 400;
    await Promise.all(ids.map((id) => press(stage.page.locator(`main #p-${id} button[name=add]`))));
    await expectCart(stage, { [PLENTY]: 1, ...Object.fromEntries(ids.map((id) => [id, 1])) });
  });
});

/** A customer of whom only the payment method is still to be chosen. */
async function atConfirm(): Promise<{ customer: Customer; plain: PlainBrowser }> {
  const customer = await newCustomer(API);
  const plain = await withCart({ [PLENTY]: 1 });
  await plain.open("/login?next=/shipping");
  await plain.press(account.login, { ...customer });
  const address = { name: "Дэмо Болд", phone: "99112233", more: "45 тоот", district: "1", khoroo: "1" };
  await plain.press("confirm", address);
  expect(plain.visit.url.pathname).toBe("/confirm-order");
  return { customer, plain };
}

/** Opens the page that confirms, and chooses how to pay. */
async function choosePayment(page: Page): Promise<Locator> {
  await open(page, "/confirm-order");
  await page.locator("[name=payment][value=storepay]").check();
  return page.locator("aside button[value=confirm]");
}

/** @returns presses a button, without waiting for the page that an earlier press asked for as Playwright's clicks do */
async function quickPress(button: Locator): Promise<() => Promise<void>> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => button.page().mouse.click(x + width / 2, y + height / 2);
}

/** The numbers of the orders that the API has of a customer; not of the draft. */
async function ordersOf(customer: Customer): Promise<string[]> {
  const asked = async <Reply>(path: string, body: unknown, token?: string) => {
    const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${API}/api/user/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.json()) as Reply;
  };
  const { token } = await asked<{ token: string }>("login", customer);
  type Orders = { order: { ordernumber: string; enable_is: number }[] };
  const { order } = await asked<Orders>("my-info", {}, token);
  return order.filter(({ enable_is }) => enable_is === 1).map(({ ordernumber }) => ordernumber);
}

const ORDER = /^\/show-order\/[\w-]+$/;
const pathOf = (page: Page) => new URL(page.url()).pathname;

test("one confirmation pressed 20 times in three tabs, its first answer lost: one order, and every tab ends at it @script", async ({
  browser,
}) => {
  const { customer, plain } = await atConfirm();
  await onLine(browser, plain, async ({ context, line, page }) => {
    const tabs = [page, await context.newPage(), await context.newPage()];
    const confirms: Locator[] = [];
    for (const tab of tabs) confirms.push(await choosePayment(tab));
    const [first, ...others] = confirms as [Locator, ...Locator[]];
    Object.assign(line, { latency: 3_000, lose: 1 });
    await press(first);
    await expect.poll(() => line.lose).toBe(0);
    const quick = await Promise.all(others.map(quickPress));
    for (let times = 0; times < 9; times++) await Promise.all(quick.map((again) => again()));
    await expect(page.getByRole("alert").filter({ hasText: ui.unanswered })).toBeVisible();
    await press(first);
    for (const tab of tabs) await arrived(tab, ORDER);
    const orders = await ordersOf(customer);
    expect(orders).toHaveLength(1);
    expect(tabs.map(pathOf)).toEqual(tabs.map(() => `/show-order/${orders[0]}`));
  });
});

for (const [turn, [name, leave]] of Object.entries(LEAVING).entries())
  test(`an order confirmed, then ${name} at once: it is placed once, and the checkout leads to it @script${weekly(turn % 2 === 1)}`, async ({
    browser,
  }) => {
    const { customer, plain } = await atConfirm();
    await onLine(browser, plain, async (stage) => {
      const { context, line, page } = stage;
      await open(page, "/shipping");
      const confirm = await choosePayment(page);
      line.latency = 800;
      await confirm.click();
      await leave(page);
      await expectCart(stage, {});
      const next = await context.newPage();
      await next.goto("/confirm-order");
      await arrived(next, ORDER);
      const orders = await ordersOf(customer);
      expect(orders.map((order) => `/show-order/${order}`)).toEqual([pathOf(next)]);
    });
  });
