/**
 * When a page starts its scripts (decision 0254): at a shopper's first sign, after a while without one, or at once
 * where a write waits for its answer. What is pressed before is the browser's own, or kept.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { PREFIX } from "#app/writes/outbox.ts";
import { PRESSED_BY } from "#bff/rules/pressed-by.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { everyNth } from "#tests/support/draws.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";
import { comeAs } from "#tests/support/shop-forms.ts";

const { cart, ui } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";
const PATH = `${SHOP}/single-product/5`;
const started = (page: Page) => page.locator("html[data-sends]");

/** The script that sends forms (app/writes/delivery.ts). */
const QUEUE = /\/assets\/delivery-[^/]*\.js$/;

/** The scripts that a page has requested. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

const SIGNS: readonly [name: string, give: (page: Page) => Promise<void>][] = [
  ["a mouse that moves", (page) => page.mouse.move(60, 300)],
  ["a finger", (page) => page.touchscreen.tap(5, 400)],
  ["a key", (page) => page.keyboard.press("Shift")],
  ["scrolling", (page) => page.mouse.wheel(0, 300)],
  ["the focus", (page) => page.locator("header input[name=p]").focus()],
];

/** Opens the page in a time that stands still. */
async function openInPause(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-01-01T00:00:00Z" });
  await page.clock.pauseAt("2026-01-01T00:00:01Z");
  await page.goto(PATH);
}

test.describe("the page waits", () => {
  test.use({ hasTouch: true });
  for (const [name, give] of SIGNS)
    test(`for ${name} @script`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await openInPause(page);
      expect(scripts).toEqual([]);
      await give(page);
      await expect.poll(() => scripts.length).toBeGreaterThan(5);
    });

  test("for nobody for longer than three seconds @script", async ({ page }) => {
    const scripts = scriptsOf(page);
    await openInPause(page);
    await page.clock.runFor(2_900);
    expect(scripts).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
  });
});

test("a page after an unanswered press starts at once @script", async ({ page }) => {
  await open(page, PATH);
  await page.evaluate((prefix) => localStorage.setItem(`${prefix}x`, "{}"), PREFIX);
  const scripts = scriptsOf(page);
  await openInPause(page);
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
});

/** One piece in the cart, on whose page the shopper stands. */
async function inCart(page: Page): Promise<void> {
  await page.goto(PATH);
  await page.locator(".buy-form button[value=buy]").tap();
  await arrived(page, "/cart");
}

/** The same, where the page's scripts do not come. @returns lets them come */
async function inLateCart(page: Page): Promise<() => void> {
  await inCart(page);
  const release = await hold(page, SCRIPTS);
  await page.reload();
  return release;
}

/** What is kept for the next page. */
const kept = (page: Page) =>
  page.evaluate(
    (prefix) => Object.entries(localStorage).flatMap(([key, entry]) => (key.startsWith(prefix) ? [entry] : [])),
    PREFIX,
  );

const moreInCart = (page: Page) => page.locator(".cart-line").getByRole("button", { name: ui.more });

async function expectInCart(page: Page, quantity: string): Promise<void> {
  await expect(page.locator(".cart-count").first()).toHaveText(quantity);
  await open(page, `${SHOP}/cart`);
  await expect(page.locator("main [name^=quantity]").first()).toHaveValue(quantity);
}

test.describe("the first touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("on a button is a press that counts, once @script", async ({ page }) => {
    await page.goto(PATH);
    await expect(started(page)).not.toBeAttached();
    await page.locator(".buy-form button[value=add]").tap();
    await expectInCart(page, "1");
  });

  test("on the quantity's buttons counts each press @script", async ({ page }) => {
    await page.goto(PATH);
    const more = page.locator(".buy-quantity").getByRole("button", { name: ui.more });
    await more.tap();
    await more.tap();
    await expect(page.locator("#quantity")).toHaveValue("3");
  });

  test("on + in the cart counts each press @script", async ({ page }) => {
    await inCart(page);
    await page.reload();
    await expect(started(page)).not.toBeAttached();
    const more = moreInCart(page);
    await more.tap();
    await more.tap();
    await expectInCart(page, "3");
  });

  test("on + counts while the queue of writes is still on its way, too @script", async ({ page }) => {
    await inCart(page);
    const release = await hold(page, QUEUE);
    await page.reload();
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
    const asked = page.waitForRequest(QUEUE);
    const more = moreInCart(page);
    await more.tap();
    // React has taken the page over.
    await asked;
    await more.tap();
    await expect(started(page)).not.toBeAttached();
    release();
    await expect(page.locator("main [name^=quantity]").first()).toHaveValue("3");
    await expect(page.locator(".cart-count").first()).toHaveText("3");
    expect(documents).toEqual([]);
  });

  for (const [how, leave] of [
    ["a link", (page: Page) => page.locator("header .logo-link").tap()],
    ["a reload", (page: Page) => page.reload()],
    ["another form", (page: Page) => page.locator("header input[name=p]").press("Enter")],
  ] as const)
    test(`on + in the cart counts when ${how} leaves the page before its scripts are there @script`, async ({
      page,
    }) => {
      const release = await inLateCart(page);
      const more = moreInCart(page);
      await more.tap();
      await more.tap();
      const left = page.waitForEvent("domcontentloaded");
      await leave(page);
      await left;
      release();
      await expectInCart(page, "3");
    });

  test("what is being typed in the cart counts when a reload leaves the page before its scripts are there @script", async ({
    page,
  }) => {
    const release = await inLateCart(page);
    const field = page.locator("main [name^=quantity]").first();
    await field.selectText();
    await field.pressSequentially("4");
    await page.reload();
    release();
    await expectInCart(page, "4");
  });

  test("on + in a customer's cart is kept as theirs @script", async ({ page, context }) => {
    const { cookies } = await comeAs("customer", SHOP);
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: SHOP })));
    await inLateCart(page);
    // The customer may have had a line before.
    await moreInCart(page).first().tap();
    await page.goto(`${SHOP}/brands`);
    expect(await kept(page)).toEqual([expect.stringContaining(`${PRESSED_BY}=`)]);
  });

  test("on + in the cart, and then on its line's removal, leaves nothing to be sent @script", async ({ page }) => {
    const release = await inLateCart(page);
    await moreInCart(page).tap();
    await page.locator(".cart-line button[value^=remove]").first().tap();
    await expect(page.locator(".cart-line")).toHaveCount(0);
    // The script at the end of the page takes out what was answered.
    await expect.poll(() => kept(page)).toEqual([]);
    release();
    await settled(page);
    await expect(page.locator("main")).toContainText(cart.empty);
  });

  test("counts where the queue of writes cannot be loaded @script", async ({ page }) => {
    await page.route(QUEUE, (route) => route.fulfill({ status: 404 }));
    const asked = page.waitForRequest(QUEUE);
    await page.clock.install();
    await page.goto(PATH);
    await page.locator(".buy-quantity").getByRole("button", { name: ui.more }).tap();
    await asked;
    await page.clock.runFor(10_000);
    await expect(page.locator("#quantity")).toHaveValue("2");
  });

  test("on − and + moves every text as the page's script does @script", async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(PATH);
    const field = page.locator("#quantity");
    const most = Number(await field.getAttribute("data-max"));
    const texts = [
      "1",
      "2",
      String(most - 1),
      String(most),
      String(most + 1),
      "",
      "0",
      "-3",
      "2.5",
      "1e9",
      "5x",
      "9".repeat(13),
    ];
    const moves = async () => {
      const shown: string[] = [];
      for (const text of everyNth(texts, 2, 0))
        for (const name of [ui.less, ui.more]) {
          await field.fill(text);
          // At its limit a button is marked as disabled and can be pressed.
          await page.locator(".buy-quantity").getByRole("button", { name }).tap({ force: true });
          const atLimit = await page
            .locator(".buy-quantity button[aria-disabled=true]")
            .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
          shown.push(`${text} ${name}: ${await field.inputValue()}, at its limit: ${atLimit}`);
        }
      return shown;
    };
    const early = await moves();
    release();
    await settled(page);
    expect(early).toEqual(await moves());
  });

  for (const button of ["add", "buy"])
    test(`on + is in what the press of "${button}" right after it sends @script`, async ({ page }) => {
      await page.goto(PATH);
      await page.locator(".buy-quantity").getByRole("button", { name: ui.more }).tap();
      await page.locator(`.buy-form button[value=${button}]`).tap();
      await expect(page.locator(".cart-count").first()).toHaveText("2");
    });

  test("on + in the cart is in what any other button of it sends @script", async ({ page }) => {
    for (const id of [5, 20]) {
      await page.goto(`${SHOP}/single-product/${id}`);
      await page.locator(".buy-form button[value=buy]").tap();
      await arrived(page, "/cart");
    }
    await page.reload();
    await page.locator("#p-5").getByRole("button", { name: ui.more }).tap();
    await page.locator("#p-20").getByRole("button", { name: cart.remove }).tap();
    await expect(page.locator("#p-20")).toHaveCount(0);
    await expect(page.locator(".cart-count").first()).toHaveText("2");
    await page.reload();
    await page.locator("#p-5").getByRole("button", { name: ui.more }).tap();
    await page.getByRole("button", { name: cart.confirmAddress }).tap();
    await arrived(page, "/login?next=%2Fshipping");
    await expect(page.locator(".cart-count").first()).toHaveText("3");
  });

  test("on + counts without any script of the page, by the button beside it @script", async ({ page }) => {
    await inCart(page);
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await moreInCart(page).tap();
    await page.locator(".cart-line button[value=set]").tap();
    await expect(page.locator(".cart-count").first()).toHaveText("2");
  });

  for (const times of [1, 2])
    test(`on a button that shows the password counts each of ${times} @script`, async ({ page }) => {
      await page.goto(`${SHOP}/register`);
      const button = page.locator("main .needs-script[type=button]").first();
      for (let press = 0; press < times; press++) await button.tap();
      await expect(started(page)).toBeAttached();
      await expect(button).toHaveAttribute("aria-pressed", String(times === 1));
      await expect(page.locator("main input[autocomplete=new-password]").first()).toHaveAttribute(
        "type",
        times === 1 ? "text" : "password",
      );
    });
});

test("a filter chosen before the script is there is applied by it @script", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${SHOP}/category/1`);
  const box = page.locator("#filters input[type=checkbox], main form input[type=checkbox]").first();
  // A choice alone, without any sign before it.
  await box.evaluate((input: HTMLInputElement) => {
    input.checked = true;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page).toHaveURL(/\/category\/1\?/);
  await expect(box).toBeChecked();
});

/** Whether the line of progress shows. */
const progress = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, "::before").position === "fixed");

test.describe("progress shows that a quantity of the cart waits for the scripts", () => {
  test.use({ hasTouch: true });
  for (const [where, leave] of [
    ["of its page", null],
    ["of the next page", (page: Page) => page.locator("header .logo-link").tap()],
    ["of its page, loaded again", (page: Page) => page.reload()],
  ] as const)
    test(`${where} @script`, async ({ page }) => {
      const release = await inLateCart(page);
      expect(await progress(page)).toBe(false);
      await moreInCart(page).tap();
      if (leave) {
        const left = page.waitForEvent("domcontentloaded");
        await leave(page);
        await left;
      }
      expect(await progress(page)).toBe(true);
      release();
      await expect(page.locator(".cart-count").first()).toHaveText("2");
      await settled(page);
      expect(await progress(page)).toBe(false);
    });
});

/** What a script showed without loading a page stays an entry of that document, though it has been loaded again. */
test.describe("Back, after a reload, before the scripts are there, shows", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const backAfterReload = async (page: Page) => {
    const release = await hold(page, SCRIPTS);
    await page.reload();
    await page.evaluate(() => history.back());
    return release;
  };

  test("the list as it was before a filter @script", async ({ page }) => {
    await open(page, `${SHOP}/category/1`);
    const count = page.locator("main header [role=status]").first();
    const before = await count.textContent();
    await page.locator("#filters input[type=checkbox]").first().check();
    await expect(page).toHaveURL(/\/category\/1\?/);
    await settled(page);
    const release = await backAfterReload(page);
    await expect(page).toHaveURL(/\/category\/1$/);
    await expect(page.locator("#filters input:checked")).toHaveCount(0);
    expect(await count.textContent()).toBe(before);
    release();
    await settled(page);
    await expect(page.locator("#filters input:checked")).toHaveCount(0);
  });

  test("the page before it @script", async ({ page }) => {
    await open(page, SHOP);
    const heading = page.locator("h1").first();
    const before = await heading.textContent();
    await page.locator("header a[href='/top-20'], main a[href='/top-20']").first().click();
    await arrived(page, "/top-20");
    await settled(page);
    const release = await backAfterReload(page);
    await expect(heading).toHaveText(before ?? "");
    release();
    await settled(page);
    await expect(heading).toHaveText(before ?? "");
  });

  test("the page before one without scripts @script", async ({ page }) => {
    await open(page, `${SHOP}/top-20`);
    const heading = page.locator("h1");
    const before = await heading.textContent();
    await page.locator("a[href='/bonus']").first().click();
    await expect(heading).not.toHaveText(before ?? "");
    await settled(page);
    await page.reload();
    await expect(page.locator("script[type=module]")).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(heading).toHaveText(before ?? "");
  });
});

test.describe("progress shows that a chosen filter waits for the scripts", () => {
  const choose = async (page: Page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${SHOP}/category/1`);
    expect(await progress(page)).toBe(false);
    await page.locator("#filters input[type=checkbox]").first().check();
  };

  test("until it is applied @script", async ({ page }) => {
    const release = await hold(page, SCRIPTS);
    await choose(page);
    expect(await progress(page)).toBe(true);
    release();
    await expect(page).toHaveURL(/\/category\/1\?/);
    await settled(page);
    expect(await progress(page)).toBe(false);
  });

  for (const [what, scripts] of [
    ["they", SCRIPTS],
    ["the last of them", /\/assets\/entry\.client-[^/]*\.js$/],
  ] as const)
    test(`and that it does not, where ${what} cannot be loaded @script`, async ({ page }) => {
      const asked = page.waitForRequest(scripts);
      await page.route(scripts, (route) => route.fulfill({ status: 404 }));
      await choose(page);
      await asked;
      await expect.poll(() => progress(page)).toBe(false);
      await page.locator("#filters input[type=checkbox]").nth(1).check();
      expect(await progress(page)).toBe(false);
    });
});
