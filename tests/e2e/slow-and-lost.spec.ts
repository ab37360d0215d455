/**
 * A write is executed once, whatever the network does and wherever the shopper goes meanwhile, and its outcome is
 * shown. The writes stand in tests/support/slow-acts.ts.
 */

import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { type Customer, newCustomer } from "#tests/support/customer.ts";
import { draws, weekly } from "#tests/support/draws.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { open, settled } from "#tests/support/ready.ts";
import { ACTS, type Act, before, cartIn, type Model, shown, stateOf } from "#tests/support/slow-acts.ts";
import { type SlowLine, startSlowLine } from "#tests/support/slow-line.ts";

const { ui } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";
const ORIGINS = { shop: SHOP, api: API };

/** Runs a function in its own browser on its own slow line, with the state that the write needs and its page open. */
async function onSlowLine(browser: Browser, act: Act, run: (stage: Stage) => Promise<void>): Promise<void> {
  const line = await startSlowLine(SHOP);
  const context = await browser.newContext({ baseURL: line.origin });
  try {
    const customer = await newCustomer(API);
    const plain = new PlainBrowser(SHOP, { "Sec-Fetch-Site": "same-origin" });
    for (const [id, quantity] of Object.entries(act.cart ?? {}))
      await plain.post("/cart", { intent: "add", id, quantity: String(quantity) });
    if (act.isSignedIn) await plain.post("/login", { ...customer, next: "/compare" });
    const path = (await act.prepare?.(plain, API)) ?? act.page;
    await context.addCookies([...plain.cookies].map(([name, value]) => ({ name, value, url: line.origin })));
    const page = await context.newPage();
    const stage = { context, page, line, path, customer, act };
    expect(await stateOf(ORIGINS, stage)).toEqual(shown(before(act)));
    await page.addInitScript(recordSaid, { said: SAID });
    await open(page, path);
    await act.fill?.(page, customer);
    // A district and a khoroo are sent as they are chosen.
    await allSettled(stage);
    line.posts.length = 0;
    await run(stage);
  } finally {
    await context.close();
    await line.stop();
  }
}

interface Stage {
  context: BrowserContext;
  page: Page;
  line: SlowLine;
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

/** Milliseconds between two presses. */
const GAPS = [0, 100, 500];
const latenciesOf = ({ latencies = [400, 3_000] }: Act) => latencies;

/**
 * Presses, and does something more after each of the gaps: each in a browser of its own, at each of the act's latencies
 * (milliseconds). All of them at once, since they mostly wait.
 * @param goOn receives whether the page of the form is still there: where an action leads elsewhere, it may be gone
 * @param expectEnd what must be true once nothing is on its way any more; the line is quick again
 */
async function pressAndGoOn(
  browser: Browser,
  act: Act,
  {
    goOn,
    expectEnd,
  }: {
    goOn: (page: Page, isThere: boolean) => Promise<unknown>;
    expectEnd: (stage: Stage, gap: { label: string; isThere: boolean }) => Promise<void>;
  },
): Promise<void> {
  const pairs = latenciesOf(act).flatMap((latency) => GAPS.map((gap) => ({ latency, gap })));
  // One of the pairs, another one with each act; weekly all.
  const share = draws(pairs.length, 1);
  const cases = pairs.filter((_, place) => place % share === ACTS.indexOf(act) % share);
  await Promise.all(
    cases.map(({ latency, gap }) =>
      onSlowLine(browser, act, async (stage) => {
        stage.line.latency = latency;
        await act.press(stage.page);
        await stage.page.waitForTimeout(gap);
        const isThere = (await pathOf(stage.page)) === stage.path;
        await goOn(stage.page, isThere);
        await allSettled(stage);
        stage.line.latency = 0;
        await expectEnd(stage, { label: `${gap} ms at ${latency} ms`, isThere });
      }),
    ),
  );
}

for (const [turn, act] of ACTS.entries()) {
  // Of what a shopper does next, each act meets one or two; the neighbours meet the others.
  const isEven = turn % 2 === 0;
  const second = act.second ?? act;
  const latency = latenciesOf(act).join(" and ");
  test(`${act.name}, with another press soon after it at ${latency} ms: both are done @script${weekly(turn % 4 !== 0)}`, async ({
    browser,
  }) => {
    await pressAndGoOn(browser, act, {
      goOn: async (page, isThere) => isThere && second.press(page).catch(() => undefined),
      expectEnd: async (stage, { label }) => {
        const { page, line, path } = stage;
        const expected = shown(second.does(act.does(before(act))));
        await expectTold(stage, act.second ? undefined : act.says, expected);
        expect(await stateOf(ORIGINS, stage), label).toEqual(expected);
        expect(line.posts.length, label).toBeGreaterThan(0);
        expect(line.posts.length, label).toBeLessThanOrEqual(2);
        await expectAt(page, act.leads ?? path);
      },
    });
  });

  // Leaving the page of a form that leads on cancels it, as a browser does.
  if (!act.leadsOn)
    test(`${act.name}, with a link soon after it at ${latency} ms: it is done, and told where the link leads @script${weekly(turn % 4 !== 1)}`, async ({
      browser,
    }) => {
      await pressAndGoOn(browser, act, {
        goOn: (page) => page.locator(".logo-link").click(),
        expectEnd: async (stage, { label, isThere }) => {
          const { page, line } = stage;
          const expected = shown(act.does(before(act)));
          await expectAt(page, "/");
          if (isThere) await expectTold(stage, act.says, expected);
          expect(await stateOf(ORIGINS, stage), label).toEqual(expected);
          expect(line.posts, label).toHaveLength(1);
        },
      });
    });

  for (const [way, keepsCookies] of [false, true].entries()) {
    const isWeekly = !isEven || way !== (turn / 2) % 2;
    const what = keepsCookies ? "broken off after its cookies" : "lost";
    test(`${act.name}, its answer ${what}: it is said, what was typed stays, and pressed again it is done once @script${weekly(isWeekly)}`, async ({
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

  if (!act.leadsOn)
    test(`${act.name}, with the tab closed right after the press: it is done @script${weekly(turn % 4 !== 3)}`, async ({
      browser,
    }) => {
      await onSlowLine(browser, act, async (stage) => {
        const { page, line, context } = stage;
        line.latency = 400;
        await act.press(page);
        const isClosed = page.waitForEvent("close");
        await page.close({ runBeforeUnload: true });
        await isClosed;
        await expect.poll(() => line.isBusy(), { timeout: 60_000 }).toBe(false);
        const next = await context.newPage();
        await next.goto("/");
        const after = { ...stage, page: next };
        await allSettled(after);
        line.latency = 0;
        const expected = shown(act.does(before(act)));
        await expect.poll(() => stateOf(ORIGINS, after), { timeout: 20_000 }).toEqual(expected);
        // It was read before the closed tab's form had arrived, if that took longer.
        await next.reload();
        await allSettled(after);
        await expectTold(after, undefined, expected);
      });
    });
}

test("quick presses of +, left at once on a slow line, all count, and nothing is said to be lost @script", async ({
  browser,
}) => {
  for (const leave of ["/brands", "reload"]) {
    const context = await browser.newContext({ baseURL: SHOP });
    const plain = new PlainBrowser(SHOP, { "Sec-Fetch-Site": "same-origin" });
    await plain.post("/cart", { intent: "add", id: "5", quantity: "2" });
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
