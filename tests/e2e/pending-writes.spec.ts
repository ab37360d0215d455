/**
 * Presses just before their page ends, by a reload, a typed address, Back or a closed tab, on a slow line: the next
 * page shows them as pending and then their result, every press counts once, and no notice mentions another window.
 */

import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { weekly } from "#tests/support/draws.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { open, settled } from "#tests/support/ready.ts";
import { cartIn } from "#tests/support/slow-acts.ts";
import { type SlowLine, startSlowLine } from "#tests/support/slow-line.ts";

const { notices, ui } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";

interface Stage {
  context: BrowserContext;
  line: SlowLine;
  page: Page;
}

/** A browser on a slow line of its own, with a cart. */
async function onLine(browser: Browser, cart: Record<number, number>, run: (stage: Stage) => Promise<void>) {
  const line = await startSlowLine(SHOP);
  const context = await browser.newContext({ baseURL: line.origin });
  try {
    const plain = new PlainBrowser(SHOP, { "Sec-Fetch-Site": "same-origin" });
    for (const [id, quantity] of Object.entries(cart))
      await plain.post("/cart", { intent: "add", id, quantity: String(quantity) });
    await context.addCookies([...plain.cookies].map(([name, value]) => ({ name, value, url: line.origin })));
    await run({ context, line, page: await context.newPage() });
  } finally {
    await context.close();
    await line.stop();
  }
}

const more = (page: Page, id: number) => page.locator(`#p-${id}`).getByRole("button", { name: ui.more });
const field = (page: Page, id: number) => page.locator(`input[name=quantity${id}]`);
const onItsWay = (page: Page) => page.locator(".moving");
const said = (page: Page) => page.locator(".notices");
/** The part of the notice of another window's change that is always the same. */
const OTHER_WINDOW = notices.setElsewhere.match(/өөр цонхонд/)?.[0] ?? "";

/** Nothing is pending any more, not from closed pages either. */
async function allSettled({ line, page }: Stage): Promise<void> {
  await expect(async () => {
    await settled(page);
    expect(line.isBusy()).toBe(false);
    await expect(onItsWay(page)).toHaveCount(0);
  }).toPass({ timeout: 60_000 });
}

/** How a shopper leaves a page at once. */
const LEAVING: readonly [name: string, leave: (page: Page) => Promise<unknown>][] = [
  ["a reload", (page) => page.reload({ waitUntil: "commit" })],
  ["a typed address", (page) => page.goto("/cart?from=typed", { waitUntil: "commit" })],
];

for (const latency of [400, 3_000])
  for (const [name, leave] of LEAVING)
    for (const presses of [1, 3])
      test(`${name} right after + pressed ${presses} times at ${latency} ms: + again counts from these, and no other window is named @script${weekly((latency === 400) === (presses === 1) || (latency === 400) === (name === "a reload"))}`, async ({
        browser,
      }) => {
        test.slow();
        await onLine(browser, { 5: 2, 6: 1 }, async (stage) => {
          const { page, line, context } = stage;
          await open(page, "/cart");
          line.latency = latency;
          for (let times = 0; times < presses; times++) await more(page, 5).click();
          await leave(page);
          await expect(page.locator("html[data-sends]")).toBeAttached({ timeout: 60_000 });
          // One alone is answered before the next page comes: that is older all the same.
          if (presses > 1) await expect(onItsWay(page)).toBeAttached();
          await more(page, 5).click();
          await allSettled(stage);
          await expect(field(page, 5)).toHaveValue(String(3 + presses));
          await expect(page.locator(".cart-count")).toHaveText(String(4 + presses));
          await expect(said(page)).not.toContainText(OTHER_WINDOW);
          await expect(said(page)).not.toContainText(ui.unanswered);
          line.latency = 0;
          expect(await cartIn(SHOP, context)).toEqual({ 5: 3 + presses, 6: 1 });
        });
      });

test("the next page shows what was pressed before it, without another press @script", async ({ browser }) => {
  test.slow();
  await onLine(browser, { 5: 2 }, async (stage) => {
    const { page, line } = stage;
    await open(page, "/cart");
    line.latency = 1_500;
    await more(page, 5).click();
    await page.reload();
    await allSettled(stage);
    await expect(field(page, 5)).toHaveValue("3");
    await expect(page.locator(".cart-count")).toHaveText("3");
  });
});

test("an add, a link, and + on the cart that does not know of it yet: both count, no other window is named @script", async ({
  browser,
}) => {
  test.slow();
  await onLine(browser, { 5: 2 }, async (stage) => {
    const { page, line, context } = stage;
    await open(page, "/single-product/5");
    line.latency = 1_000;
    await page.locator(".buy-form button[value=add]").click();
    await page.goto("/cart", { waitUntil: "commit" });
    await expect(page.locator("html[data-sends]")).toBeAttached({ timeout: 60_000 });
    await more(page, 5).click();
    await allSettled(stage);
    await expect(field(page, 5)).toHaveValue("4");
    await expect(said(page)).not.toContainText(OTHER_WINDOW);
    line.latency = 0;
    expect(await cartIn(SHOP, context)).toEqual({ 5: 4 });
  });
});

test("Back to a page that the browser has kept: it is read anew, and + counts from what was pressed since @script", async ({
  browser,
}) => {
  test.slow();
  await onLine(browser, { 5: 2 }, async (stage) => {
    const { page, line, context } = stage;
    await open(page, "/cart");
    await page.goto("/single-product/5");
    await settled(page);
    line.latency = 400;
    await page.locator(".buy-form button[value=add]").click();
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(/\/cart$/);
    await more(page, 5).click();
    await allSettled(stage);
    await expect(field(page, 5)).toHaveValue("4");
    await expect(page.locator(".cart-count")).toHaveText("4");
    await expect(said(page)).not.toContainText(OTHER_WINDOW);
    line.latency = 0;
    expect(await cartIn(SHOP, context)).toEqual({ 5: 4 });
  });
});

for (const latency of [400, 3_000])
  for (const absence of [1_000, 10_000])
    test(`the tab closed right after many presses at ${latency} ms, the shop opened again after ${absence} ms: all are done once, and told @script${weekly(latency === 400 || absence === 10_000)}`, async ({
      browser,
    }) => {
      test.slow();
      await onLine(browser, { 5: 1, 6: 1 }, async (stage) => {
        const { page, line, context } = stage;
        await open(page, "/cart");
        line.latency = latency;
        for (let presses = 0; presses < 3; presses++) await more(page, 5).click();
        await page.locator("#p-6 button[value=remove]").click();
        await page.close({ runBeforeUnload: false });
        const beside = await context.newPage();
        await beside.waitForTimeout(absence);
        await beside.goto("/brands");
        const after = { ...stage, page: beside };
        await expect(said(beside)).toContainText(/сагснаас хаслаа/, { timeout: 60_000 });
        await allSettled(after);
        await expect(beside.locator(".cart-count")).toHaveText("4");
        await expect(said(beside)).not.toContainText(OTHER_WINDOW);
        await expect(said(beside)).not.toContainText(ui.unanswered);
        line.latency = 0;
        expect(await cartIn(SHOP, context)).toEqual({ 5: 4 });
      });
    });

test("eight quick adds of different products, the tab closed: all are in the cart once @script", async ({
  browser,
}) => {
  test.slow();
  await onLine(browser, {}, async (stage) => {
    const { page, line, context } = stage;
    await open(page, "/new-arrival");
    const adds = page.locator("main .card button[value=add]:not([disabled])");
    const ids = await adds.evaluateAll((buttons) =>
      buttons
        .slice(0, 8)
        .map(
          (button) => (button as HTMLButtonElement).form?.querySelector("input[name=id]")?.getAttribute("value") ?? "",
        ),
    );
    line.latency = 400;
    for (let index = 0; index < ids.length; index++) await adds.nth(index).click();
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto("/cart");
    await allSettled({ ...stage, page: next });
    line.latency = 0;
    await expect
      .poll(() => cartIn(SHOP, context), { timeout: 30_000 })
      .toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });
});

test("eight quick adds whose answers are lost after their cookies, sent again: each counts once @script", async ({
  browser,
}) => {
  test.slow();
  await onLine(browser, {}, async (stage) => {
    const { page, line, context } = stage;
    await open(page, "/single-product/5");
    line.latency = 100;
    Object.assign(line, { lose: 8, keepsCookies: true });
    for (let presses = 0; presses < 8; presses++) await page.locator(".buy-form button[value=add]").click();
    const again = said(page).getByRole("button", { name: ui.sendAgain });
    await expect.poll(() => line.lose, { timeout: 60_000 }).toBe(0);
    await allSettled(stage);
    await again.click();
    await expect(again).toHaveCount(0);
    await allSettled(stage);
    line.latency = 0;
    expect(await cartIn(SHOP, context)).toEqual({ 5: 8 });
    expect(line.posts).toHaveLength(16);
  });
});

test("of a press whose answer was lost after its cookies, a later one's answer tells that it counted @script", async ({
  browser,
}) => {
  await onLine(browser, { 5: 1 }, async (stage) => {
    const { page, line, context } = stage;
    await open(page, "/cart");
    Object.assign(line, { lose: 1, keepsCookies: true });
    await more(page, 5).click();
    const again = said(page).getByRole("button", { name: ui.sendAgain });
    await expect(again).toBeVisible();
    await more(page, 5).click();
    await allSettled(stage);
    await expect(field(page, 5)).toHaveValue("3");
    await expect(again).toHaveCount(0);
    await open(page, "/cart");
    await expect(again).toHaveCount(0);
    expect(await cartIn(SHOP, context)).toEqual({ 5: 3 });
  });
});

for (const [which, selector] of [
  ["summary", ".checkout-summary .summary-list .total dd"],
  ["header", ".cart-menu .cart-total"],
] as const)
  test(`a sum of the ${which} stays marked as pending until the new one is shown @script`, async ({ browser }) => {
    await onLine(browser, { 5: 2 }, async (stage) => {
      const { page, line } = stage;
      await open(page, "/cart");
      await page.evaluate((of) => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const sum = document.querySelector(of);
          const state = `${sum?.textContent}${sum?.closest("[aria-busy=true]") ? " pending" : ""}`;
          if (seen.at(-1) !== state) seen.push(state);
          requestAnimationFrame(look);
        };
        look();
      }, selector);
      for (const latency of [400, 1_500]) {
        line.latency = latency;
        await more(page, 5).click();
        await allSettled(stage);
      }
      const seen = await page.evaluate((): string[] => Object(window).seen);
      const sums = seen.filter((state) => !state.endsWith(" pending"));
      expect(sums).toHaveLength(3);
      expect(new Set(sums).size, seen.join(", ")).toBe(3);
    });
  });
