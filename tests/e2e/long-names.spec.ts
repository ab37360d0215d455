/**
 * Names of 24 to 60 letters without a place to break at, wherever the catalogue has one: no page is wider than its
 * screen, no name leaves its box.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { shopRoutes } from "#tests/support/pages.ts";

const { account } = SENTENCES.mn;

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());

/** What holds a name: its words stay inside. */
const BOXES =
  "main li, main article, main td, main th, main dd, main dt, main label, .panel, .footer li, .strip li, .menu-panel li";

/** Words that stick out of their box or of the page. What a box scrolls, cuts or hides is not seen outside it. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate((boxes) => {
    const found: string[] = [];
    const cuts = (element: Element) => getComputedStyle(element).overflowX !== "visible";
    for (const box of document.querySelectorAll(boxes)) {
      const { left, right, width } = box.getBoundingClientRect();
      if (width < 2) continue;
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || parent.closest(".visually-hidden, svg, option, script")) continue;
        // Collapsed content has no box yet.
        if (parent.closest("details:not([open])") && !parent.closest("summary")) continue;
        let within: Element | null = parent;
        while (within && within !== box && !cuts(within) && getComputedStyle(within).position !== "absolute")
          within = within.parentElement;
        if (within !== box) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          if (rect.right > right + 1.5 || rect.left < left - 1.5)
            found.push(
              `${box.tagName}.${box.className}: ${parent.tagName}.${parent.className} by ${Math.round(rect.right - right)} px`,
            );
        }
      }
    }
    return [...new Set(found)].slice(0, 8);
  }, BOXES);
}

const WIDTHS = [320, 390, 1_280];

for (const letters of [24, 60]) {
  test(`names of ${letters} letters at ${WIDTHS.join(", ")} px`, async ({ browser, javaScriptEnabled }) => {
    await shop.restart();
    shop.api.dress({ words: "Щ".repeat(letters) });
    const context = await browser.newContext({ javaScriptEnabled, baseURL: shop.origin });
    const page = await context.newPage();
    const expectFitAt = async (width: number, label: string) => {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
      expect.soft(over, `${label} is wider than the page at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await sticksOut(page), `${label} at ${width} px`).toEqual([]);
    };
    const expectFit = async (label: string) => {
      for (const width of WIDTHS) await expectFitAt(width, label);
    };
    await page.goto("/single-product/2");
    await page.locator(".buy-form button[value=compare]").click();
    await expect(page.locator(".notices .notice-success")).toBeVisible();
    await page.goto("/single-product/3");
    await page.locator(".buy-form button[value=add]").click();
    await expect(page.locator(".notices .notice-success")).toBeVisible();
    await expectFit("notice of adding");
    await page.goto("/cart");
    await page.locator("button[value=remove]").first().click();
    await expect(page.locator(".notices .apart")).toBeVisible();
    await expectFit("notice of removing");
    await page.locator(".notices .apart button").click();
    await page.goto("/login");
    await page.locator("[name=email]").fill("demo@och.mn");
    await page.locator("[name=password]").fill("demo-1234");
    await page.locator(".sign-in").getByRole("button", { name: account.login, exact: true }).click();
    await expect(page.locator(".notices .notice-success")).toBeVisible();
    const paths = shopRoutes()
      .filter(({ id }) => !/logout|language|view|suggestions|error-page|\$$|paid|login/.test(id))
      .map(({ path }) => path);
    for (const path of [
      ...new Set([...paths, "/category/1?view=list", "/category/1?brand=1", "/search?p=x", "/compare?ids=2,3,4"]),
    ]) {
      await page.goto(path);
      await expectFit(path);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await page.locator(".menu > summary").click();
      await expectFitAt(width, "menu");
    }
    await context.close();
  });
}
