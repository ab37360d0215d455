/**
 * Presses of a product's or the cart's buttons, with scripts: each counts exactly once, however quick they are and
 * whatever the shopper or the network does next. Counted on a cart that is read anew, past the browser.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITH_MOVEMENT, WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { expectCart, LEAVING, type OnLine, onLine } from "#tests/support/browser-on-line.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { ui } = SENTENCES.mn;

const SHOP = process.env.SHOP_URL ?? "";

test.use(WITHOUT_PICTURES);

/** Of it the shop has hundreds: other tests order it too. */
const PRODUCT = "/single-product/14";

const more = (page: Page, id = 14) => page.locator(`#p-${id}`).getByRole("button", { name: ui.more });
const field = (page: Page, id = 14) => page.locator(`input[name=quantity${id}]`);
const add = (page: Page) => page.locator(".buy-form button[value=add]");
const unanswered = (page: Page) => page.getByRole("alert").filter({ hasText: ui.unanswered });

const QUICK = 20;
/** What the header's badge shows of more than nine. */
const MANY = "9+";

test(`+ pressed ${QUICK} times in quick succession`, async ({ browser }) => {
  await onLine(browser, { 14: 1, 6: 1 }, async (stage) => {
    const { page, line } = stage;
    await open(page, "/cart");
    line.latency = 100;
    for (let times = 0; times < QUICK; times++) await more(page).click();
    await expect(field(page)).toHaveValue(String(1 + QUICK));
    await settled(page);
    await expect(field(page)).toHaveValue(String(1 + QUICK));
    await expect(page.locator(".cart-count")).toHaveText(MANY);
    await expectCart(stage, { 14: 1 + QUICK, 6: 1 });
  });
});

test(`"add" pressed ${QUICK} times in quick succession`, async ({ browser }) => {
  await onLine(browser, {}, async (stage) => {
    const { page, line } = stage;
    await open(page, PRODUCT);
    line.latency = 100;
    for (let times = 0; times < QUICK; times++) await add(page).click();
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText(MANY);
    await expectCart(stage, { 14: QUICK });
  });
});

test("5 adds in each of 10 tabs: no tab takes back what another has added", async ({ browser }) => {
  await onLine(browser, { 6: 1 }, async (stage) => {
    const { context, line } = stage;
    const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
    for (const tab of tabs) await open(tab, line.origin + PRODUCT);
    line.latency = 100;
    for (let times = 0; times < 5; times++) for (const tab of tabs) await add(tab).click();
    await expectCart(stage, { 6: 1, 14: 50 });
  });
});

test("10 adds on each of a customer's two devices: both see all of them", async ({ browser }) => {
  const customer = await newCustomer(process.env.API_URL ?? "");
  const signedIn = async ({ context, line, page }: OnLine) => {
    const plain = await new PlainBrowser(SHOP).signIn(customer);
    await context.addCookies([...plain.cookies].map(([name, value]) => ({ name, value, url: line.origin })));
    await open(page, PRODUCT);
    line.latency = 100;
  };
  await onLine(browser, {}, (first) =>
    onLine(browser, {}, async (second) => {
      for (const device of [first, second]) await signedIn(device);
      for (let times = 0; times < 10; times++) await Promise.all([first, second].map(({ page }) => add(page).click()));
      for (const { page } of [first, second]) await settled(page);
      for (const device of [first, second]) await expectCart(device, { 14: 20 });
    }),
  );
});

for (const [turn, [name, leave]] of Object.entries(LEAVING).entries()) {
  const latency = turn % 2 === 0 ? 100 : 1_500;
  test(`"add" pressed ten times, then ${name} at once, at ${latency} ms`, async ({ browser }) => {
    await onLine(browser, { 6: 1 }, async (stage) => {
      const { page, line } = stage;
      await page.goto("/brands");
      await open(page, PRODUCT);
      line.latency = latency;
      for (let times = 0; times < 10; times++) await add(page).click();
      await leave(page);
      await expectCart(stage, { 6: 1, 14: 10 });
    });
  });
}

test("+ pressed three times and a line removed, then a link at once", async ({ browser }) => {
  await onLine(browser, { 14: 1, 6: 1 }, async (stage) => {
    const { page, line } = stage;
    await open(page, "/cart");
    line.latency = 1_500;
    for (let times = 0; times < 3; times++) await more(page).click();
    await page.locator("#p-6 button[value=remove]").click();
    await LEAVING["a link"]?.(page);
    await expectCart(stage, { 14: 4 });
  });
});

// They have no cookie before the first answer, so each form could begin a cart of its own.
test("a new guest's first presses, then a reload at once: all are in one cart", async ({ browser }) => {
  await onLine(browser, {}, async (stage) => {
    const { page, line } = stage;
    await open(page, PRODUCT);
    line.latency = 800;
    for (let times = 0; times < 3; times++) await add(page).click();
    await LEAVING["a reload"]?.(page);
    await expectCart(stage, { 14: 3 });
  });
});

for (const [name, path, press] of [
  ["add", PRODUCT, add],
  ["+", "/cart", more],
] as const)
  test(`${name} without a network is told; pressed again it counts once, and so does the next press`, async ({
    browser,
  }) => {
    await onLine(browser, { 14: 1 }, async (stage) => {
      const { page, context } = stage;
      await open(page, path);
      await context.setOffline(true);
      await press(page).click();
      await expect(unanswered(page)).toBeVisible();
      await expect(press(page)).not.toHaveAttribute("aria-busy");
      // The cart shows what it holds, not what was not sent.
      if (path === "/cart") await expect(field(page)).toHaveValue("1");
      await context.setOffline(false);
      await press(page).click();
      await settled(page);
      await expect(unanswered(page)).toHaveCount(0);
      await expect(page.locator(".cart-count")).toHaveText("2");
      await press(page).click();
      await settled(page);
      await expect(page.locator(".cart-count")).toHaveText("3");
      await expectCart(stage, { 14: 3 });
    });
  });

/** As a finger does: without the time between press and click in which a field's own change is sent. */
const tap = (page: Page) =>
  more(page).evaluate((button: HTMLElement) => {
    button.focus();
    button.click();
  });

test("+ goes on from a number that was just typed, and not sent on a line that was cut", async ({ browser }) => {
  await onLine(browser, { 14: 2 }, async (stage) => {
    const { page, context } = stage;
    await open(page, "/cart");
    await context.setOffline(true);
    await field(page).fill("9");
    await field(page).press("Enter");
    await expect(unanswered(page)).toBeVisible();
    await settled(page);
    await context.setOffline(false);
    await tap(page);
    await settled(page);
    await expect(field(page)).toHaveValue("10");
    await expect(unanswered(page)).toHaveCount(0);
    await expectCart(stage, { 14: 10 });
  });
});

test("eight quick adds whose answers are lost after their cookies: each counts once, and so does one that is pressed again", async ({
  browser,
}) => {
  await onLine(browser, {}, async (stage) => {
    const { page, line } = stage;
    await open(page, PRODUCT);
    await add(page).click();
    await settled(page);
    // All are pressed before the first is known to be lost: pressed after that, the same button sends that one again.
    line.latency = 4_000;
    Object.assign(line, { lose: 8, keepsCookies: true });
    for (let times = 0; times < 8; times++) await add(page).click();
    await expect.poll(() => line.lose, { timeout: 60_000 }).toBe(0);
    await settled(page);
    await add(page).click();
    await expect(unanswered(page)).toHaveCount(0);
    await settled(page);
    await expect(page.locator(".cart-count")).toHaveText("9");
    await expectCart(stage, { 14: 9 });
  });
});

test("the sum stays marked as pending until the new one is shown", async ({ browser }) => {
  await onLine(browser, { 14: 2 }, async ({ page, line }) => {
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
    }, ".checkout-summary .summary-list .total dd");
    for (const latency of [400, 1_500]) {
      line.latency = latency;
      await more(page).click();
      await settled(page);
    }
    const seen = await page.evaluate((): string[] => Object(window).seen);
    const sums = seen.filter((state) => !state.endsWith(" pending"));
    expect(sums, seen.join(", ")).toHaveLength(3);
    expect(new Set(sums).size, seen.join(", ")).toBe(3);
  });
});

test.describe("a double click, and Back", () => {
  test.use({ ...WITH_MOVEMENT, baseURL: SHOP });

  test("buy, clicked again while pending or redirecting, adds one piece; add adds two", async ({ page }) => {
    await open(page, "/single-product/5");
    await page.locator(".buy-form button[value=buy]").dblclick();
    await arrived(page, "/cart");
    await expect(page.locator(".cart-count")).toHaveText("1");
    await open(page, "/single-product/5");
    await page.locator(".buy-form button[value=add]").dblclick();
    await expect(page.locator(".cart-count")).toHaveText("3");
    // The next purchase of the same thing is another one.
    await open(page, "/single-product/5");
    await page.locator(".buy-form button[value=buy]").click();
    await arrived(page, "/cart");
    await expect(page.locator(".cart-count")).toHaveText("4");
  });

  test("an addition adds no history entry: Back leads to the previous page", async ({ page }) => {
    await open(page, "/brands");
    await page.locator("main a[href^='/brand/']").first().click();
    await arrived(page, /^\/brand\//);
    await page.locator("article.card button[name=add]").first().click();
    await expect(page.locator(".cart-count")).toHaveText("1");
    await settled(page);
    await page.goBack();
    await arrived(page, "/brands");
  });
});
