/**
 * When a page starts its scripts (decision 0254): at a shopper's first sign, or after a while without one. Until then a
 * form is a form, and what only a script serves is hidden.
 */
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { hold } from "#tests/support/hold.ts";
import { SCRIPTS } from "#tests/support/modes.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";
const PATH = `${SHOP}/single-product/5`;
const started = (page: Page) => page.locator("html[data-sends]");

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
    test(`for ${name}`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await openInPause(page);
      expect(scripts).toEqual([]);
      await give(page);
      await expect.poll(() => scripts.length).toBeGreaterThan(5);
    });

  test("for nobody for longer than three seconds", async ({ page }) => {
    const scripts = scriptsOf(page);
    await openInPause(page);
    await page.clock.runFor(2_900);
    expect(scripts).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
  });
});

test.describe("before the scripts are there", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** One piece in the cart, on whose page the shopper stands; its scripts come later. */
  async function inLateCart(page: Page): Promise<() => void> {
    await page.goto(PATH);
    await page.locator(".buy-form button[value=buy]").tap();
    await arrived(page, "/cart");
    const release = await hold(page, SCRIPTS);
    await page.reload();
    return release;
  }
  const quantity = (page: Page) => page.locator(".cart-line input[name^=quantity]");
  const count = (page: Page) => page.locator(".cart-count").first();

  test("the first touch on a form's button is a press that counts, once", async ({ page }) => {
    await page.goto(PATH);
    await expect(started(page)).not.toBeAttached();
    await page.locator(".buy-form button[value=add]").tap();
    await expect(count(page)).toHaveText("1");
    await open(page, `${SHOP}/cart`);
    await expect(quantity(page)).toHaveValue("1");
  });

  for (const path of ["/single-product/5", "/cart"])
    test(`what only a script serves is hidden, and moves nothing as it appears, at ${path}`, async ({ page }) => {
      const release = await inLateCart(page);
      await page.goto(SHOP + path);
      const seen = page.locator("main .needs-script").filter({ visible: true });
      await expect(page.locator("footer")).toBeAttached();
      await expect(seen).toHaveCount(0);
      await page.evaluate(() => {
        const shifts: PerformanceEntry[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
      });
      release();
      await settled(page);
      // The cart's buttons all work without one.
      if (path !== "/cart") await expect(seen).not.toHaveCount(0);
      expect(await page.evaluate(() => Object(window).shifts)).toEqual([]);
    });

  test("a quantity that was changed and left is sent by the scripts when they come", async ({ page }) => {
    const release = await inLateCart(page);
    await quantity(page).fill("3");
    await quantity(page).blur();
    release();
    await expect(count(page)).toHaveText("3");
    await settled(page);
    await expect(quantity(page)).toHaveValue("3");
  });
});

test("a filter chosen before the script is there is applied by it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // A choice alone, without any sign before it; from here it could come after the script, which starts by itself.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const input = document.querySelector<HTMLInputElement>("#filters input[type=checkbox]");
      if (input) input.checked = true;
    });
  });
  await page.goto(`${SHOP}/category/1`);
  await expect(page).toHaveURL(/\/category\/1\?/);
  await expect(page.locator("#filters input[type=checkbox]").first()).toBeChecked();
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

  test("the list as it was before a filter", async ({ page }) => {
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

  test("the page before one without scripts", async ({ page }) => {
    await open(page, `${SHOP}/top-20`);
    const heading = page.locator("h1");
    const before = await heading.textContent();
    await page.locator("a[href='/bonus']").first().click();
    await expect(heading).not.toHaveText(before ?? "");
    await settled(page);
    await page.reload();
    await expect(page.locator("script#start")).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(heading).toHaveText(before ?? "");
  });
});
