/**
 * Presses just before their page ends, by a reload, a typed address, Back or a closed tab, on a slow line: the next
 * page shows them as pending and then their result, every press counts once, and no notice mentions another window.
 */

import { type Browser, type BrowserContext, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { PREFIX } from "#app/writes/outbox.ts";
import { PRESSED_BY } from "#bff/rules/pressed-by.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { signInAt } from "#tests/support/checkout-walk.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { weekly } from "#tests/support/draws.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
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

for (const [when, meanwhile] of [
  ["while they are loaded", () => undefined],
  ["and the second's come while it waits", (release?: () => void) => release?.()],
] as const)
  test(`the first press in each of two tabs counts, before their scripts are there, ${when} @script`, async ({
    browser,
  }) => {
    await onLine(browser, {}, async ({ page, line, context }) => {
      const tabs = { 5: page, 20: await context.newPage() };
      const releases: (() => void)[] = [];
      for (const [id, tab] of Object.entries(tabs)) {
        releases.push(await hold(tab, SCRIPTS));
        await tab.goto(`/single-product/${id}`);
      }
      line.latency = 1_000;
      for (const tab of Object.values(tabs))
        await tab.locator(".buy-form button[value=add]").evaluate((button: HTMLButtonElement) => button.click());
      meanwhile(releases.at(-1));
      await expect(page.locator(".cart-count")).toHaveText("1");
      await expect(tabs[20].locator(".cart-count")).toHaveText("2");
      line.latency = 0;
      expect(await cartIn(SHOP, context)).toEqual({ 5: 1, 20: 1 });
    });
  });

test("a press before the scripts are there counts where the browser denies locks @script", async ({ browser }) => {
  await onLine(browser, {}, async ({ page, context }) => {
    await hold(page, SCRIPTS);
    await page.addInitScript(() => {
      navigator.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
    });
    await page.goto("/single-product/5");
    await page.locator(".buy-form button[value=add]").click();
    await expect(page.locator(".cart-count")).toHaveText("1");
    expect(await cartIn(SHOP, context)).toEqual({ 5: 1 });
  });
});

test("a press at the moment in which the scripts take over is sent at once, and counts once @script", async ({
  browser,
}) => {
  await onLine(browser, {}, async ({ page, context }) => {
    // For the script in the document that moment does not end.
    await page.addInitScript(() => {
      const real = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "dataset")?.get;
      const handler: ProxyHandler<DOMStringMap> = {
        get: (target, name) => target[String(name)],
        has: (target, name) => name !== "sends" && name in target,
        set: (target, name, value) => Reflect.set(name === "sends" ? window : target, name, value),
      };
      Object.defineProperty(HTMLHtmlElement.prototype, "dataset", {
        get() {
          return new Proxy(real?.call(this), handler);
        },
      });
    });
    await page.goto("/single-product/20");
    await page.mouse.move(60, 300);
    await page.waitForFunction(() => "sends" in window);
    const answer = page.waitForResponse(/\/cart\.data$/, { timeout: 10_000 });
    await page.locator(".buy-form button[value=add]").click();
    await answer;
    await expect(page.locator(".cart-count")).toHaveText("1");
    await page.goto("/brands");
    await page.mouse.move(60, 300);
    // By then that page would have sent what it believes to have lost its page.
    await page.waitForTimeout(3_000);
    expect(await cartIn(SHOP, context)).toEqual({ 20: 1 });
  });
});

/** Presses two controls of a page, so long after each other, in milliseconds. */
const pressBoth = (page: Page, selectors: readonly [string, string], pause: number) =>
  page.evaluate(
    ({ selectors, pause }) => {
      for (const [index, selector] of selectors.entries())
        setTimeout(() => document.querySelector<HTMLElement>(selector)?.click(), index * pause);
    },
    { selectors, pause },
  );

const addOf = (id: number) => `.listing #p-${id} button[value=add]`;

for (const latency of [400, 1_000])
  for (const pause of [60, 600]) {
    const when = weekly((latency === 400) !== (pause === 60));

    test(`two products added ${pause} ms after each other at ${latency} ms, before the scripts are there, are both in the cart @script${when}`, async ({
      browser,
    }) => {
      await onLine(browser, {}, async ({ page, line, context }) => {
        const release = await hold(context, SCRIPTS);
        await page.goto("/category/1");
        const [first = 0, second = 0] = await page
          .locator(".listing .card:has(button[value=add])")
          .evaluateAll((cards) => cards.map(({ id }) => Number(id.slice(2))));
        line.latency = latency;
        await pressBoth(page, [addOf(first), addOf(second)], pause);
        await expect(page.locator(".cart-count")).toHaveText("1");
        release();
        await expect(page.locator(".cart-count")).toHaveText("2");
        line.latency = 0;
        expect(await cartIn(SHOP, context)).toEqual({ [first]: 1, [second]: 1 });
      });
    });

    test(`a link pressed ${pause} ms after an add at ${latency} ms, before the scripts are there, does not undo it @script${when}`, async ({
      browser,
    }) => {
      await onLine(browser, { 5: 1 }, async ({ page, line, context }) => {
        const release = await hold(context, SCRIPTS);
        await page.goto("/single-product/20");
        line.latency = latency;
        await pressBoth(page, [".buy-form button[value=add]", ".logo-link"], pause);
        await page.waitForURL(/\/(?:home)?$/);
        release();
        await expect(page.locator(".cart-count")).toHaveText("2");
        line.latency = 0;
        expect(await cartIn(SHOP, context)).toEqual({ 5: 1, 20: 1 });
      });
    });
  }

for (const [how, leave] of [
  // By the page itself: Playwright waits for the answer's page before it evaluates anything.
  ["a reload", "reload"],
  ["Back", "back"],
  ["a typed address", (page: Page) => page.goto("/category/1")],
  ["the end of the tab", (page: Page) => page.close()],
] as const)
  test(`${how} right after an add, before the scripts are there, does not undo it @script`, async ({ browser }) => {
    await onLine(browser, { 5: 1 }, async ({ page, line, context }) => {
      const release = await hold(context, SCRIPTS);
      await page.goto("/brands");
      await page.goto("/single-product/20");
      line.latency = 1_000;
      await page.evaluate(
        (isBack) => {
          document.querySelector<HTMLElement>(".buy-form button[value=add]")?.click();
          if (isBack !== null) setTimeout(() => (isBack ? history.back() : location.reload()), 200);
        },
        typeof leave === "string" ? leave === "back" : null,
      );
      await page.waitForTimeout(200);
      if (typeof leave !== "string") await leave(page);
      const next = page.isClosed() ? await context.newPage() : page;
      if (page.isClosed()) await next.goto("/category/1");
      release();
      await expect(next.locator(".cart-count")).toHaveText("2");
      line.latency = 0;
      await allSettled({ page: next, line, context });
      expect(await cartIn(SHOP, context)).toEqual({ 5: 1, 20: 1 });
    });
  });

test.describe("where the scripts cannot be loaded", () => {
  /** Two presses right after each other on a page without its scripts. */
  const onBroken = (
    browser: Browser,
    run: (stage: Stage, press: typeof pressBoth) => Promise<void>,
    cart: Record<number, number> = { 5: 1 },
  ) =>
    onLine(browser, cart, async (stage) => {
      await stage.context.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
      stage.line.latency = 300;
      await run(stage, pressBoth);
    });
  /** What a notice says after the product's name. */
  const tail = (text: string) => text.split("}} ").at(-1) ?? "";
  const storedWrites = (page: Page) =>
    page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), PREFIX);

  test("two products added right after each other are both in the cart, and said to be @script", async ({
    browser,
  }) => {
    await onBroken(browser, async ({ page, line, context }, press) => {
      await page.goto("/category/2");
      const [first = 0, second = 0] = await page
        .locator(".listing .card:has(button[value=add])")
        .evaluateAll((cards) => cards.map(({ id }) => Number(id.slice(2))));
      await press(page, [addOf(first), addOf(second)], 60);
      await expect(page.locator(".cart-count")).toHaveText("3");
      await expect(said(page)).toContainText(tail(notices.addedToCart));
      await expect(page).toHaveURL(/\/category\/2/);
      line.latency = 0;
      expect(await cartIn(SHOP, context)).toEqual({ 5: 1, [first]: 1, [second]: 1 });
      await expect.poll(() => storedWrites(page)).toEqual([]);
    });
  });

  test("a link right after an add does not undo it @script", async ({ browser }) => {
    await onBroken(browser, async ({ page, line, context }, press) => {
      await page.goto("/single-product/20");
      await press(page, [".buy-form button[value=add]", 'header a[href="/cart"]'], 60);
      await expect(page.locator(".cart-count")).toHaveText("2");
      await expect(page).toHaveURL(/\/cart$/);
      line.latency = 0;
      expect(await cartIn(SHOP, context)).toEqual({ 5: 1, 20: 1 });
    });
  });

  test("what is not answered is sent again once, and is kept @script", async ({ browser }) => {
    await onBroken(browser, async ({ page, context }) => {
      let posts = 0;
      await context.route(/\/cart$/, (route) => {
        if (route.request().method() === "GET") return route.fallback();
        posts += 1;
        return route.fulfill({ status: 503, contentType: "text/html", body: "<p>503</p>" });
      });
      await page.goto("/single-product/20");
      await page.locator(".buy-form button[value=add]").click();
      await expect(page.getByText("503")).toBeVisible();
      await page.goto("/brands");
      await expect(page.getByText("503")).toBeVisible();
      const broken = page.waitForResponse(SCRIPTS);
      await page.goto("/category/2");
      await broken;
      await page.waitForTimeout(500);
      expect(posts).toBe(2);
      expect(await storedWrites(page)).toHaveLength(1);
    });
  });

  /** Stores a write, as an earlier page has left it. */
  async function leaveWrite(page: Page, pressedBy = ""): Promise<void> {
    const write = { id: "abcde", action: "/cart", body: `intent=add&id=20&quantity=1${pressedBy}`, at: 1 };
    await page.goto("/brands");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `${PREFIX}abcde`,
      JSON.stringify(write),
    ] as const);
  }

  test("what another customer pressed stays @script", async ({ browser }) => {
    await onBroken(browser, async ({ page }) => {
      await leaveWrite(page, `&${PRESSED_BY}=other`);
      const broken = page.waitForResponse(SCRIPTS);
      await page.goto("/category/2");
      await broken;
      await page.waitForTimeout(500);
      await expect(page.locator(".cart-count")).toHaveText("1");
      expect(await storedWrites(page)).toHaveLength(1);
    });
  });

  test("a text that is being typed stays @script", async ({ browser }) => {
    await onBroken(browser, async ({ page }) => {
      await leaveWrite(page);
      let answer = (): void => undefined;
      const typed = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(SCRIPTS, (route) => typed.then(() => route.fallback()));
      await page.goto("/single-product/5");
      const search = page.locator("header input[name=p]");
      await search.focus();
      const broken = page.waitForResponse(SCRIPTS);
      answer();
      await broken;
      await page.waitForTimeout(500);
      await search.pressSequentially("утас");
      await page.waitForTimeout(1_500);
      await expect(search).toHaveValue("утас");
      await expect(page.locator("html[data-waits]")).toHaveCount(1);
      await search.fill("");
      await search.blur();
      await expect(page.locator(".cart-count")).toHaveText("2");
      await expect(page).toHaveURL(/\/single-product\/5$/);
    });
  });

  test("a guest's second press takes nobody from the pages of signing in @script", async ({ browser }) => {
    await onBroken(browser, async ({ page }, press) => {
      await page.goto("/category/2");
      const [first = 0, second = 0] = await page
        .locator(".listing .card:has(button[value=add])")
        .evaluateAll((cards) => cards.map(({ id }) => Number(id.slice(2))));
      await press(page, [`.listing #p-${first} button[formaction^="/saved"]`, addOf(second)], 60);
      await page.waitForURL(/\/login\?/);
      await page.waitForTimeout(1_500);
      await expect(page).toHaveURL(/\/login\?/);
      await page.goto("/register?sent=1&next=%2Fsaved");
      await expect(page.locator(".cart-count")).toHaveText("2");
      await expect(page).toHaveURL(/\/register\?sent=1&next=/);
    });
  });

  test("+ in the cart is sent once the shopper pauses @script", async ({ browser }) => {
    await onBroken(
      browser,
      async ({ page, line, context }) => {
        await page.goto("/cart");
        for (let times = 0; times < 3; times += 1) await more(page, 5).click();
        await expect(page.locator(".cart-count")).toHaveText("5");
        await expect(field(page, 5)).toHaveValue("4");
        line.latency = 0;
        expect(await cartIn(SHOP, context)).toEqual({ 5: 4, 6: 1 });
        await field(page, 5).fill("2");
        await more(page, 6).click();
        await field(page, 5).focus();
        await page.waitForTimeout(1_500);
        await expect(page.locator(".cart-count")).toHaveText("5");
        await expect(page.locator("html[data-waits]")).toHaveCount(1);
        await field(page, 5).blur();
        await expect(page.locator(".cart-count")).toHaveText("4");
        expect(await cartIn(SHOP, context)).toEqual({ 5: 2, 6: 2 });
        expect(await storedWrites(page)).toEqual([]);
      },
      { 5: 1, 6: 1 },
    );
  });
});

test("an early press that was answered is not sent again @script", async ({ browser }) => {
  await onLine(browser, {}, async ({ page, context }) => {
    await hold(context, SCRIPTS);
    await page.goto("/single-product/20");
    await page.evaluate(() => document.querySelector<HTMLElement>(".buy-form button[value=add]")?.click());
    await expect(page.locator(".cart-count")).toHaveText("1");
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("write ")));
    await expect.poll(kept).toEqual([]);
    await expect(page.locator("html[data-waits]")).toHaveCount(0);
  });
});

test("buy pressed twice, before the scripts are there, is one piece; add is two @script", async ({ browser }) => {
  await onLine(browser, {}, async ({ page, line, context }) => {
    const release = await hold(context, SCRIPTS);
    for (const [value, count] of [
      ["buy", "1"],
      ["add", "3"],
    ]) {
      await page.goto("/single-product/20");
      line.latency = 1_000;
      await pressBoth(page, [`.buy-form button[value=${value}]`, `.buy-form button[value=${value}]`], 150);
      if (value === "buy") await page.waitForURL(/\/cart/);
      else release();
      await expect(page.locator(".cart-count")).toHaveText(count ?? "");
      line.latency = 0;
    }
    await allSettled({ page, line, context });
    expect(await cartIn(SHOP, context)).toEqual({ 20: 3 });
  });
});

test("a customer's add that a link follows, before the scripts are there, counts once @script", async ({ browser }) => {
  await onLine(browser, {}, async ({ page, line, context }) => {
    await signInAt(page, "/profile", await newCustomer(process.env.API_URL ?? ""));
    const release = await hold(context, SCRIPTS);
    await page.goto("/single-product/20");
    line.latency = 1_000;
    await pressBoth(page, [".buy-form button[value=add]", ".logo-link"], 600);
    await page.waitForURL(/\/(?:home)?$/);
    release();
    await expect(page.locator(".cart-count")).toHaveText("1");
    line.latency = 0;
    await allSettled({ page, line, context });
    expect(await cartIn(SHOP, context)).toEqual({ 20: 1 });
  });
});
