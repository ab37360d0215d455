/**
 * Presses that are on their way at the same time, from the tabs of one browser, with scripts and without: each counts
 * exactly once. Counted on a cart that is read anew, past the browser, and on the API's orders.
 */

import { type BrowserContext, expect, type Locator, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { cartAfterAll, expectCart, LEAVING, onLine, withCart } from "#tests/support/browser-on-line.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
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
const addOf = (page: Page, id: number) => page.locator(`main #p-${id} button[name=add]`);
const removalOf = (page: Page, id: number) => page.locator(`main #p-${id} button[value=remove]`);
const piecesOf = (ids: number[], pieces = 1) => Object.fromEntries(ids.map((id) => [id, pieces]));

/** Products that the list's cards add; not the one that is in the cart before. */
async function addable(count: number): Promise<number[]> {
  const { page } = await new PlainBrowser(SHOP).open(LIST);
  const cards = page.querySelectorAll("main .card button[name=add]:not([disabled])");
  const ids = [...new Set(cards.map((button) => Number(button.getAttribute("value"))))].filter((id) => id !== PLENTY);
  expect(ids.length).toBeGreaterThanOrEqual(count);
  return ids.slice(0, count);
}

/**
 * A tab for each of so many presses: with scripts they are the same one, whose page stays; without, the page that
 * follows a press takes the place of the one before, so that each press has its own.
 */
async function tabsFor(context: BrowserContext, path: string, presses: number, hasScripts: boolean): Promise<Page[]> {
  const tabs = Array.from({ length: hasScripts ? 1 : presses }, () => context.newPage());
  for (const tab of tabs) await open(await tab, path);
  return Promise.all(Array.from({ length: presses }, (_, index) => tabs[index % tabs.length] as Promise<Page>));
}

test("20 different products added at once: none is missing from the cart, none is there twice @both", async ({
  browser,
  javaScriptEnabled,
}) => {
  const ids = await addable(20);
  await onLine(
    browser,
    { [PLENTY]: 1 },
    async (stage) => {
      const tabs = await tabsFor(stage.context, LIST, ids.length, javaScriptEnabled);
      stage.line.latency = 400;
      await Promise.all(ids.map((id, index) => press(addOf(tabs[index] as Page, id))));
      await expectCart(stage, { [PLENTY]: 1, ...piecesOf(ids) });
    },
    javaScriptEnabled,
  );
});

for (const [which, isSame] of [
  ["other", false],
  ["the same", true],
] as const)
  test(`lines removed in one tab while ${which} products are added in another: neither undoes the other @both`, async ({
    browser,
    javaScriptEnabled,
  }) => {
    const ids = await addable(8);
    const removed = ids.slice(0, 4);
    const added = isSame ? removed : ids.slice(4);
    await onLine(
      browser,
      { [PLENTY]: 1, ...piecesOf(removed, 2) },
      async (stage) => {
        const { context, line } = stage;
        const carts = await tabsFor(context, "/cart", 4, javaScriptEnabled);
        const lists = await tabsFor(context, LIST, 4, javaScriptEnabled);
        line.latency = 400;
        await Promise.all([
          ...removed.map((id, index) => press(removalOf(carts[index] as Page, id))),
          ...added.map((id, index) => press(addOf(lists[index] as Page, id))),
        ]);
        await expect.poll(() => line.posts).toHaveLength(8);
        const { [PLENTY]: untouched, ...cart } = await cartAfterAll(stage);
        expect(untouched).toBe(1);
        // Of the same line either press may come first: it is gone, or there anew with one piece.
        expect(cart).toEqual(isSame ? piecesOf(removed.filter((id) => id in cart)) : piecesOf(added));
      },
      javaScriptEnabled,
    );
  });

test("products added in one tab while another signs in: the customer has each of them once @both", async ({
  browser,
  javaScriptEnabled,
}) => {
  const customer = await newCustomer(API);
  await onLine(
    browser,
    { [PLENTY]: 1, 6: 1 },
    async (stage) => {
      const { context, line, page } = stage;
      await open(page, "/login");
      await page.getByLabel(account.email).fill(customer.email);
      await page.getByLabel(account.password).fill(customer.password);
      const tabs = await tabsFor(context, `/single-product/${PLENTY}`, 6, javaScriptEnabled);
      const add = (tab: Page) => press(tab.locator(".buy-form button[value=add]"));
      line.latency = 600;
      for (const tab of tabs.slice(0, 3)) await add(tab);
      await press(page.locator("main").getByRole("button", { name: account.login }));
      for (const tab of tabs.slice(3)) await add(tab);
      await arrived(page, "/");
      await expectCart(stage, { [PLENTY]: 7, 6: 1 });
      const device = new PlainBrowser(SHOP);
      await device.open("/login?next=/cart");
      await device.press(account.login, { ...customer });
      const pieces = (id: number) => device.visit.page.querySelector(`[name=quantity${id}]`)?.getAttribute("value");
      expect([pieces(PLENTY), pieces(6)]).toEqual(["7", "1"]);
    },
    javaScriptEnabled,
  );
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

test("one confirmation pressed 20 times in three tabs, its first answer lost: one order, and every tab ends at it @both", async ({
  browser,
  javaScriptEnabled,
}) => {
  const { customer, plain } = await atConfirm();
  await onLine(
    browser,
    plain,
    async ({ context, line, page }) => {
      const tabs = [page, await context.newPage(), await context.newPage()];
      const confirms: Locator[] = [];
      for (const tab of tabs) confirms.push(await choosePayment(tab));
      const [first, ...others] = confirms as [Locator, ...Locator[]];
      Object.assign(line, { latency: 3_000, lose: 1 });
      await press(first);
      await expect.poll(() => line.lose).toBe(0);
      const quick = await Promise.all(others.map(quickPress));
      for (let times = 0; times < 9; times++) await Promise.all(quick.map((again) => again()));
      if (javaScriptEnabled) {
        await expect(page.getByRole("alert").filter({ hasText: ui.unanswered })).toBeVisible();
        await press(first);
      } else {
        await expect(first).toHaveCount(0);
        await page.reload();
      }
      for (const tab of tabs) await arrived(tab, ORDER);
      const orders = await ordersOf(customer);
      expect(orders).toHaveLength(1);
      expect(tabs.map(pathOf)).toEqual(tabs.map(() => `/show-order/${orders[0]}`));
    },
    javaScriptEnabled,
  );
});

test("an order confirmed, then the tab closed at once: it is placed once, and the checkout leads to it", async ({
  browser,
}) => {
  const { customer, plain } = await atConfirm();
  await onLine(browser, plain, async (stage) => {
    const { context, line, page } = stage;
    await open(page, "/shipping");
    const confirm = await choosePayment(page);
    line.latency = 800;
    await confirm.click();
    await LEAVING["the tab closed"]?.(page);
    await expectCart(stage, {});
    const next = await context.newPage();
    await next.goto("/confirm-order");
    await arrived(next, ORDER);
    const orders = await ordersOf(customer);
    expect(orders.map((order) => `/show-order/${order}`)).toEqual([pathOf(next)]);
  });
});
