/**
 * What lies where: no name leaves its box, no notice covers what is being used, and a cart line has room. That no page
 * is wider than its window, whatever is set: readers-settings.spec.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { buy } from "#tests/support/checkout-walk.ts";
import { startFaultyShop } from "#tests/support/faulty-shop.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { open } from "#tests/support/ready.ts";

test.use({ ...WITHOUT_PICTURES, baseURL: process.env.SHOP_URL ?? "" });

/** Whether what is drawn in the middle of an element is the element's own. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

test("a notice of success does not stand over a field that is being filled in", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await buy(page);
  const notices = page.locator(".notices");
  await expect(notices.locator(".notice-success")).toBeVisible();
  const field = page.locator("main input[data-max]").first();
  const box = await field.boundingBox();
  await field.focus();
  expect(await isOnTop(page, "main input[data-max]")).toBe(true);
  expect(await field.boundingBox()).toEqual(box);
  await field.blur();
  await page.setViewportSize({ width: 1440, height: 600 });
  const positionOf = () => notices.evaluate((element) => getComputedStyle(element).position);
  expect(await positionOf()).toBe("sticky");
  await field.focus();
  expect(await positionOf()).toBe("static");
});

test("on a phone the notice of an added product stands below its name and price", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/single-product/5");
  const price = page.locator(".purchase .price-large");
  await price.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await page.locator(".buy-form button[value=add]").click();
  const notice = page.locator(".notices .notice-success");
  await expect(notice).toBeInViewport();
  expect(await isOnTop(page, ".purchase .price-large")).toBe(true);
  expect(await isOnTop(page, ".buy-form button[value=add]")).toBe(true);
});

test("a cart line has room for its name, at any width @noscript", async ({ page }) => {
  await buy(page);
  for (const width of [768, 991, 992, 1_100, 1_279, 1_280]) {
    await page.setViewportSize({ width, height: 900 });
    const text = await page.locator(".cart-line-text").boundingBox();
    expect(text?.width, `${width} px`).toBeGreaterThan(140);
    const line = await page.locator(".cart-line").boundingBox();
    expect(line?.height, `${width} px`).toBeLessThan(240);
  }
});

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

/** Pages that show names. */
const NAMED = [
  ...["/", "/category/1", "/category/1?view=list", "/category/1?brand=1", "/single-product/1", "/brands"],
  ...["/compare?ids=1,2,3", "/cart", "/shipping", "/confirm-order", "/show-order/PI000001", "/profile?role=orders"],
];

test("names of 40 letters without a place to break at stay in their boxes, and make no page wider @noscript", async ({
  browser,
}) => {
  const shop = await startFaultyShop();
  try {
    shop.api.dress({ words: "Щ".repeat(40) });
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
    await context.addCookies(await orderingCustomer(shop.origin));
    const page = await context.newPage();
    for (const path of NAMED) {
      await page.goto(path);
      if (path === "/") await page.locator(".menu > summary").click();
      for (const width of [320, 1_280]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
        expect.soft(over, `${path} is wider than the page at ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await sticksOut(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await context.close();
  } finally {
    await shop.stop();
  }
});
