/**
 * A write is executed once, whatever the network does, and its outcome is shown. The writes stand in
 * tests/support/slow-acts.ts; where the shopper goes meanwhile: presses.spec.ts, concurrent-presses.spec.ts.
 */

import { type Browser, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { type OnLine, onLine, withCart } from "#tests/support/browser-on-line.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { open, settled } from "#tests/support/ready.ts";
import { ACTS, type Act, before, cartIn, type Model, shown, stateOf } from "#tests/support/slow-acts.ts";

const { ui } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
const ORIGINS = { shop: SHOP, api: API };

/** Runs a function in its own browser on its own slow line, with the state that the write needs and its page open. */
async function onSlowLine(browser: Browser, act: Act, run: (stage: Stage) => Promise<void>): Promise<void> {
  const customer = await newCustomer(API);
  const plain = await withCart(act.cart ?? {});
  if (act.isSignedIn) await plain.post("/login", { ...customer, next: "/compare" });
  const path = (await act.prepare?.(plain, API)) ?? act.page;
  await onLine(browser, plain, async (online) => {
    const { page, line } = online;
    const stage = { ...online, path, customer, act };
    expect(await stateOf(ORIGINS, stage)).toEqual(shown(before(act)));
    await page.addInitScript(recordSaid, { said: SAID });
    await open(page, path);
    await act.fill?.(page, customer);
    // A district and a khoroo are sent as they are chosen.
    await allSettled(stage);
    line.posts.length = 0;
    await run(stage);
  });
}

interface Stage extends OnLine {
  /** The page's address. */
  path: string;
  customer: Customer;
  act: Act;
}

/** Nothing is pending any more, not from closed pages either, and nothing is marked as pending. */
async function allSettled({ page, line }: Pick<Stage, "page" | "line">): Promise<void> {
  await expect.poll(() => line.isBusy(), { timeout: 60_000 }).toBe(false);
  await settled(page);
}

/** Where a page says what came of a press; a mistake is said above the form that it is in. */
const SAID = ".notices .notice, main [role=alert]";

/** Runs in the page: keeps what it says. */
function recordSaid({ said }: { said: string }): void {
  const record: string[] = [];
  Object.assign(window, { record });
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll(said))
      if (textContent && !record.includes(textContent)) record.push(textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Whether something is said now, or was: a notice is printed once. */
async function isTold(page: Page, says: string | RegExp): Promise<boolean> {
  if (await page.locator(SAID).filter({ hasText: says }).first().isVisible()) return true;
  const record = await page.evaluate((): string[] => Object(window).record ?? []);
  return record.some((text) => (typeof says === "string" ? text.includes(says) : says.test(text)));
}

/** The page's notices and the cart's badge are true. */
async function expectTold({ page }: Stage, says: Act["says"], { cart }: Model): Promise<void> {
  if (says) await expect.poll(() => isTold(page, says), `${says} is said`).toBe(true);
  const pieces = Object.values(cart).reduce((sum, quantity) => sum + quantity, 0);
  if (pieces === 0) await expect(page.locator(".cart-count")).toHaveCount(0);
  else await expect(page.locator(".cart-count")).toHaveText(String(pieces));
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

async function expectAt(page: Page, place: string | RegExp): Promise<void> {
  const path = await pathOf(page);
  if (typeof place === "string") expect(path).toBe(place);
  else expect(path).toMatch(place);
}

/** Milliseconds between two presses, and those that an answer takes. */
const PACES = [
  { gap: 0, latency: 3_000 },
  { gap: 100, latency: 400 },
  { gap: 500, latency: 400 },
];

// Every other act: what two of a kind send is sent alike.
for (const [turn, act] of ACTS.filter((_, place) => place % 2 === 0).entries()) {
  const second = act.second ?? act;
  const { gap, latency } = PACES[turn % PACES.length] ?? { gap: 0, latency: 400 };

  test(`${act.name}, with another press ${gap} ms after it at ${latency} ms: both are done`, async ({ browser }) => {
    await onSlowLine(browser, act, async (stage) => {
      const { page, line, path } = stage;
      line.latency = latency;
      await act.press(page);
      await page.waitForTimeout(gap);
      // Where the act leads elsewhere, the page of the form may be gone.
      if ((await pathOf(page)) === path) await second.press(page).catch(() => undefined);
      await allSettled(stage);
      line.latency = 0;
      const expected = shown(second.does(act.does(before(act))));
      await expectTold(stage, act.second ? undefined : act.says, expected);
      expect(await stateOf(ORIGINS, stage)).toEqual(expected);
      expect(line.posts.length).toBeGreaterThan(0);
      expect(line.posts.length).toBeLessThanOrEqual(2);
      await expectAt(page, act.leads ?? path);
    });
  });
}

for (const [turn, act] of ACTS.entries()) {
  const keepsCookies = Math.floor(turn / 2) % 2 === 1;
  const what = keepsCookies ? "broken off after its cookies" : "lost";
  test(`${act.name}, its answer ${what}: it is said, what was typed stays, and pressed again it is done once`, async ({
    browser,
  }) => {
    await onSlowLine(browser, act, async (stage) => {
      const { page, line, path } = stage;
      Object.assign(line, { lose: 1, keepsCookies });
      await act.press(page);
      const alert = page.getByRole("alert").filter({ hasText: ui.unanswered });
      await expect(alert).toBeVisible();
      await expectAt(page, path);
      await act.press(page);
      await expect(alert).toHaveCount(0);
      await allSettled(stage);
      const expected = shown(act.does(before(act)));
      await expectTold(stage, keepsCookies ? undefined : act.says, expected);
      expect(await stateOf(ORIGINS, stage)).toEqual(expected);
      expect(line.posts).toHaveLength(2);
      await expectAt(page, act.leads ?? path);
    });
  });
}

test("quick presses of +, left at once on a slow line, all count, and nothing is said to be lost", async ({
  browser,
}) => {
  for (const leave of ["/brands", "reload"]) {
    const context = await browser.newContext({ baseURL: SHOP });
    const plain = await withCart({ 5: 2 });
    await context.addCookies([...plain.cookies].map(([name, value]) => ({ name, value, url: SHOP })));
    const page = await context.newPage();
    await open(page, "/cart");
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    // The browser's own slow line: what it breaks off with the page never reaches the network.
    const devtools = await context.newCDPSession(page);
    const slow = { offline: false, latency: 2_000, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send("Network.emulateNetworkConditions", slow);
    const more = page.locator(".cart-line").getByRole("button", { name: ui.more });
    for (let presses = 0; presses < 3; presses++) await more.click();
    await expect.poll(() => posts, { intervals: [20] }).toBeGreaterThan(0);
    if (leave === "reload") await page.reload();
    else await page.goto(leave);
    await expect.poll(() => cartIn(SHOP, context), { timeout: 20_000 }).toEqual({ 5: 5 });
    await open(page, "/cart");
    await expect(page.locator(".cart-count")).toHaveText("5");
    await expect(page.locator(".notices")).not.toContainText(ui.unanswered);
    await context.close();
  }
});
