/**
 * What a shopper has set in the browser is honoured on every page: more contrast, colours of their own, text of twice
 * the size, a zoom of 400 %.
 */
import { expect, test } from "playwright/test";
import { axeFaults } from "#tests/support/axe.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { open } from "#tests/support/ready.ts";

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());

/** Every page; 1,280 px at 400 % are 320. */
const PATHS = [...openPaths(), ...PAGE_STATES].filter(
  (path) => !/suggestions|logout|paid|callback|login\/|\/view\/|\/theme\/|\/language\//.test(path),
);

const SETTINGS = {
  "a zoom of 400 %": { viewport: { width: 320, height: 225 }, text: "100%" },
  "text of twice the size on a phone": { viewport: { width: 390, height: 844 }, text: "200%" },
  "text of twice the size": { viewport: { width: 1_280, height: 900 }, text: "200%" },
};

for (const [name, { viewport, text }] of Object.entries(SETTINGS)) {
  test(`with ${name} no page is wider than its window`, async ({ browser, javaScriptEnabled }) => {
    const context = await browser.newContext({ viewport, javaScriptEnabled, baseURL: shop.origin });
    const page = await context.newPage();
    for (const path of PATHS) {
      await page.goto(path);
      const over = await page.locator("html").evaluate((html, size) => {
        html.style.setProperty("font-size", size);
        return html.scrollWidth - html.clientWidth;
      }, text);
      expect.soft(over, path).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`more contrast in ${colorScheme}: quiet words and lines are drawn in ink @script`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, contrast: "more", baseURL: shop.origin });
    const page = await context.newPage();
    await open(page, "/category/1");
    const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator("main .muted").first()).toHaveCSS("color", ink);
    await expect(page.locator(".listing-filters fieldset").first()).toHaveCSS("border-top-color", ink);
    for (const path of ["/", "/category/1", "/single-product/1"]) {
      await open(page, path);
      expect.soft(await axeFaults(page, path)).toEqual([]);
    }
    await context.close();
  });
}

test("with colours of one's own the chosen tab and picture differ from the others", async ({ browser }) => {
  const context = await browser.newContext({ forcedColors: "active", baseURL: shop.origin });
  const page = await context.newPage();
  await page.goto("/");
  const borderOf = (which: string) =>
    page
      .locator(`#lists .tabs a${which}`)
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const canvas = await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
  expect(await borderOf(":not([aria-current])")).toBe(canvas);
  expect(await borderOf("[aria-current]")).not.toBe(canvas);
  await context.close();
});
