/**
 * A write is executed once, whatever the network does and wherever the shopper goes meanwhile, and its outcome is
 * shown. The writes stand in tests/support/slow-acts.ts.
 */
import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import { ui } from "#app/i18n/mn/ui.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { ACTS, type Act, before, shown, stateOf } from "#tests/support/slow-acts.ts";
import { type SlowLine, startSlowLine } from "#tests/support/slow-line.ts";

const SHOP = process.env.SHOP_URL ?? "";
const API = process.env.API_URL ?? "";

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
    await context.addCookies([...plain.cookies].map(([name, value]) => ({ name, value, url: line.origin })));
    expect(await stateOf(SHOP, context)).toEqual(shown(before(act)));
    const page = await context.newPage();
    await page.goto(act.page);
    await hydrated(page);
    const stage = { context, page, line };
    await act.fill?.(page, customer);
    // A district and a khoroo are sent as they are chosen.
    await settled(stage);
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
}

/** The page's script has come, with what it loads for its forms. */
const hydrated = (page: Page) => page.waitForLoadState("networkidle");

/** No request is pending, and nothing is marked busy. */
async function settled({ page, line }: Stage): Promise<void> {
  await expect
    .poll(
      async () => {
        if (line.isBusy() || (await page.locator(".moving, [aria-busy=true]").count()) > 0) return false;
        await page.waitForTimeout(300);
        return !line.isBusy() && (await page.locator(".moving, [aria-busy=true]").count()) === 0;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** The page's notices and the cart's badge are true. */
async function expectTold({ page }: Stage, act: Act, cart: Record<number, number>): Promise<void> {
  // A mistake is said above the form that it is in.
  const said = page.locator(".notices .notice, main [role=alert]");
  if (act.says) await expect(said.filter({ hasText: act.says }).first()).toBeVisible();
  const pieces = Object.values(cart).reduce((sum, quantity) => sum + quantity, 0);
  if (pieces === 0) await expect(page.locator(".cart-count")).toHaveCount(0);
  else await expect(page.locator(".cart-count")).toHaveText(String(pieces));
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

const GAPS = [0, 100, 500];

/**
 * Presses, and does something more after each of the gaps: each in a browser of its own, at a latency (milliseconds).
 * @param goOn is told whether the page of the press is still there: where an act leads elsewhere, it may be gone
 * @param expectEnd what must be true once nothing is on its way any more; the line is quick again
 */
async function pressAndGoOn(
  browser: Browser,
  { act, latency }: { act: Act; latency: number },
  {
    goOn,
    expectEnd,
  }: {
    goOn: (page: Page, isThere: boolean) => Promise<unknown>;
    expectEnd: (stage: Stage, gap: { label: string; isThere: boolean }) => Promise<void>;
  },
): Promise<void> {
  await Promise.all(
    GAPS.map((gap) =>
      onSlowLine(browser, act, async (stage) => {
        stage.line.latency = latency;
        await act.press(stage.page);
        await stage.page.waitForTimeout(gap);
        const isThere = (await pathOf(stage.page)) === act.page;
        await goOn(stage.page, isThere);
        await settled(stage);
        stage.line.latency = 0;
        await expectEnd(stage, { label: `${gap} ms`, isThere });
      }),
    ),
  );
}

for (const act of ACTS) {
  const second = act.second ?? act;
  for (const latency of [400, 3_000]) {
    test(`${act.name}, with another press soon after it at ${latency} ms: both are done @script`, async ({
      browser,
    }) => {
      await pressAndGoOn(
        browser,
        { act, latency },
        {
          goOn: async (page, isThere) => isThere && second.press(page).catch(() => undefined),
          expectEnd: async (stage, { label }) => {
            const { page, line, context } = stage;
            const expected = shown(second.does(act.does(before(act))));
            await expectTold(stage, act.second ? { ...act, says: undefined } : act, expected.cart);
            expect(await stateOf(SHOP, context), label).toEqual(expected);
            expect(line.posts.length, label).toBeGreaterThan(0);
            expect(line.posts.length, label).toBeLessThanOrEqual(2);
            expect(await pathOf(page)).toBe(act.leads ?? act.page);
          },
        },
      );
    });

    test(`${act.name}, with a link soon after it at ${latency} ms: it is done, and told where the link leads @script`, async ({
      browser,
    }) => {
      await pressAndGoOn(
        browser,
        { act, latency },
        {
          goOn: (page) => page.locator(".logo-link").click(),
          expectEnd: async (stage, { label, isThere }) => {
            const { page, line, context } = stage;
            const expected = shown(act.does(before(act)));
            expect(await pathOf(page)).toBe("/");
            if (isThere) await expectTold(stage, act, expected.cart);
            expect(await stateOf(SHOP, context), label).toEqual(expected);
            expect(line.posts, label).toHaveLength(1);
          },
        },
      );
    });
  }

  for (const keepsCookies of [false, true]) {
    const what = keepsCookies ? "broken off after its cookies" : "lost";
    test(`${act.name}, its answer ${what}: it is said, sent again by a press, and done once @script`, async ({
      browser,
    }) => {
      await onSlowLine(browser, act, async (stage) => {
        const { page, line, context } = stage;
        Object.assign(line, { lose: 1, keepsCookies });
        await act.press(page);
        const alert = page.getByRole("alert").filter({ hasText: ui.unanswered });
        await expect(alert).toBeVisible();
        expect(await pathOf(page)).toBe(act.page);
        await alert.getByRole("button", { name: ui.sendAgain }).click();
        await expect(alert).toHaveCount(0);
        await settled(stage);
        const expected = shown(act.does(before(act)));
        await expectTold(stage, keepsCookies ? { ...act, says: undefined } : act, expected.cart);
        expect(await stateOf(SHOP, context)).toEqual(expected);
        expect(line.posts).toHaveLength(2);
        expect(await pathOf(page)).toBe(act.leads ?? act.page);
      });
    });
  }

  test(`${act.name}, with the tab closed right after the press: it is done, and told on the next page @script`, async ({
    browser,
  }) => {
    await onSlowLine(browser, act, async ({ page, line, context }) => {
      line.latency = 400;
      await act.press(page);
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.goto("/");
      const stage = { page: next, line, context };
      await settled(stage);
      line.latency = 0;
      const expected = shown(act.does(before(act)));
      await expect.poll(() => stateOf(SHOP, context), { timeout: 20_000 }).toEqual(expected);
      await expectTold(stage, { ...act, says: undefined }, expected.cart);
    });
  });
}

test("two tabs that add at once: both count @script", async ({ browser }) => {
  const [adding] = ACTS.filter(({ name }) => name === "add");
  if (!adding) throw new Error("No act adds");
  await onSlowLine(browser, adding, async (stage) => {
    const other = await stage.context.newPage();
    await other.goto("/single-product/6");
    await hydrated(other);
    stage.line.latency = 800;
    await Promise.all([adding.press(stage.page), adding.press(other), adding.press(stage.page)]);
    await settled(stage);
    await settled({ ...stage, page: other });
    stage.line.latency = 0;
    expect((await stateOf(SHOP, stage.context)).cart).toEqual({ 5: 2, 6: 1 });
    expect(stage.line.posts).toHaveLength(3);
  });
});

// What a cookie can promise without a script: decision 0111.
test("two tabs that add at once without a script: the cart stays, one of both is added, and every page shows which", async ({
  browser,
}) => {
  const line = await startSlowLine(SHOP);
  const context = await browser.newContext({ baseURL: line.origin, javaScriptEnabled: false });
  try {
    const first = await context.newPage();
    const tabs = [
      { id: 5, page: first },
      { id: 6, page: await context.newPage() },
    ];
    await first.goto("/single-product/20");
    await first.locator(".buy-form button[value=add]").click();
    await expect(first.locator(".cart-count")).toHaveText("1");
    for (const { id, page } of tabs) await page.goto(`/single-product/${id}`);
    line.latency = 800;
    await Promise.all(tabs.map(({ page }) => page.locator(".buy-form button[value=add]").click()));
    for (const { page } of tabs) await expect(page.locator(".cart-count")).toHaveText("2");
    line.latency = 0;
    const { cart } = await stateOf(SHOP, context);
    const [missing, ...others] = tabs.filter(({ id }) => !(id in cart));
    if (!missing || others.length > 0) throw new Error(`The cart holds ${JSON.stringify(cart)}`);
    const [there] = tabs.filter(({ id }) => id !== missing.id);
    expect(cart).toEqual({ 20: 1, [there?.id ?? 0]: 1 });
    // Another press, and nothing is missing.
    await missing.page.goto(`/single-product/${missing.id}`);
    await missing.page.locator(".buy-form button[value=add]").click();
    await expect(missing.page.locator(".cart-count")).toHaveText("3");
    expect((await stateOf(SHOP, context)).cart).toEqual({ 20: 1, 5: 1, 6: 1 });
  } finally {
    await context.close();
    await line.stop();
  }
});

test("the header's cart changes with the notice, before the page is read anew @script", async ({ page }) => {
  await page.goto(`${SHOP}/single-product/5`);
  await hydrated(page);
  // No page's data come any more: what is seen came with the answer.
  await page.route("**/*.data*", (route) => (route.request().method() === "POST" ? route.continue() : undefined));
  for (const pieces of ["1", "2"]) {
    await page.locator(".buy-form button[value=add]").click();
    await expect(page.locator(".cart-count")).toHaveText(pieces);
  }
  await expect(page.locator(".notices .notice-success").first()).toBeVisible();
});
