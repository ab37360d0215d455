/**
 * What a shopper has set in the browser is honoured on every page: more contrast, colours of their own, text of twice
 * the size, a zoom of 400 %, light or dark.
 */

import { expect, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { axeFaults } from "#tests/support/axe.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { orderingCustomer } from "#tests/support/ordering-customer.ts";
import { openPaths, PAGE_STATES } from "#tests/support/pages.ts";
import { photograph } from "#tests/support/photograph.ts";
import { arrived, open } from "#tests/support/ready.ts";

const { footer } = SENTENCES.mn;

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
  // A sum of seven figures is the widest word of a line.
  shop.api.dress({ product: { sale_price: 5_999_900 } });
});
test.afterAll(() => shop?.stop());

/** Every page; 1,280 px at 400 % are 320. */
const PATHS = [...openPaths(), ...PAGE_STATES].filter(
  (path) => !/suggestions|lines$|logout|paid|callback|login\/|\/view\/|\/theme\/|\/language\//.test(path),
);

const SETTINGS = {
  "a zoom of 400 %": { viewport: { width: 320, height: 225 }, text: "100%" },
  "text of twice the size on a phone": { viewport: { width: 360, height: 740 }, text: "200%" },
  "text of twice the size": { viewport: { width: 1_280, height: 900 }, text: "200%" },
};

// Of a customer with a full cart and an address, whose pages show more. Where a style needs no script, neither does this.
test("no page is wider than its window, no button is cut, no heading or button breaks within a word, and sizes keep their order, whatever is set @noscript", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  await context.addCookies(await orderingCustomer(shop.origin));
  const page = await context.newPage();
  for (const path of PATHS) {
    await page.goto(path);
    for (const [name, { viewport, text }] of Object.entries(SETTINGS)) {
      await page.setViewportSize(viewport);
      const over = await page.locator("html").evaluate((html, size) => {
        html.style.setProperty("font-size", size);
        return html.scrollWidth - html.clientWidth;
      }, text);
      expect.soft(over, `${path} with ${name}`).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(brokenWords), `${path} with ${name}`).toEqual([]);
      expect.soft(await page.evaluate(wrongSizes), `${path} with ${name}`).toEqual([]);
    }
  }
  await context.close();
});

/** Runs in the page: words of headings and buttons, of up to 13 letters, that stand in two lines. */
function brokenWords(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll("h1, h2, h3, button, .button")) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(
        /(?<![\p{L}\d])[\p{L}\d]{2,13}(?![\p{L}\d])/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = range.getClientRects();
        if (first && others.some(({ top }) => top >= first.bottom - 1)) found.push(`${element.tagName}: ${word}`);
      }
    }
  }
  return [...new Set(found)];
}

/**
 * Runs in the page: buttons that the edge of their box cuts off, but for a table that is scrolled; struck prices as
 * large as the price to pay; first headings smaller than the text.
 */
function wrongSizes(): string[] {
  const found: string[] = [];
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  for (const button of document.querySelectorAll("main button, main .button")) {
    const { right, width } = button.getBoundingClientRect();
    if (width < 2) continue;
    // A quiet button's empty edge may hang out, its words may not.
    const words = document.createRange();
    words.selectNodeContents(button);
    const { left } = words.getBoundingClientRect();
    const box = button.closest("main > *, .rotator-row > li, .deal, .panel, .compare-frame");
    if (!box || box.matches(".compare-frame")) continue;
    const edges = box.getBoundingClientRect();
    if (right > edges.right + 1 || left < edges.left - 1) found.push(`cut: ${button.textContent}`);
  }
  for (const before of document.querySelectorAll(".price del")) {
    const now = before.parentElement?.querySelector(":scope > span");
    if (now && sizeOf(before) >= sizeOf(now)) found.push(`struck: ${before.textContent}`);
  }
  for (const heading of document.querySelectorAll("h1:not(.visually-hidden)"))
    if (sizeOf(heading) <= sizeOf(document.body)) found.push(`small: ${heading.textContent}`);
  return found;
}

declare global {
  interface Window {
    /** What has moved of itself. */
    shifts: string[];
  }
}

/** How late fonts and pictures are, in milliseconds: behind the page's first paint. */
const LATE = 300;
const OBLONG = Buffer.from(photograph(200, 150));

/** Runs in the page, before it. A digit of the countdown that is a hair narrower than the one before is no movement. */
function watchShifts(): void {
  const LEAST = 0.0001;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("value" in entry && "sources" in entry && Array.isArray(entry.sources))) continue;
      if (("hadRecentInput" in entry && entry.hadRecentInput) || Number(entry.value) < LEAST) continue;
      const moved = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80));
      window.shifts.push(`${entry.value} ${moved.join(" ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

test("nothing moves while fonts and pictures come late", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.origin });
  await context.addInitScript(watchShifts);
  // Of a slow line, and pictures of other proportions than the page has kept room for.
  await context.route(/\.woff2$|\/images\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    const isPicture = route.request().resourceType() === "image";
    await (isPicture ? route.fulfill({ contentType: "image/png", body: OBLONG }) : route.continue());
  });
  await context.addCookies(await orderingCustomer(shop.origin));
  const page = await context.newPage();
  for (const path of [
    "/",
    "/category/1",
    "/single-product/1",
    "/compare?ids=1,2",
    "/cart",
    "/shipping",
    "/confirm-order",
  ]) {
    await open(page, path);
    expect.soft(await page.evaluate(() => window.shifts), `${path} moves`).toEqual([]);
  }
  await context.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`more contrast in ${colorScheme}: quiet words and lines are drawn in ink`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, contrast: "more", baseURL: shop.origin });
    const page = await context.newPage();
    await open(page, "/category/1");
    const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
    await expect(page.locator("main .muted").first()).toHaveCSS("color", ink);
    await expect(page.locator(".listing-filters fieldset").first()).toHaveCSS("border-top-color", ink);
    expect(await axeFaults(page, "/category/1")).toEqual([]);
    await context.close();
  });
}

test("with colours of one's own the current page, the chosen layout and what is compared have a frame, and nothing beside them", async ({
  browser,
}) => {
  const context = await browser.newContext({ forcedColors: "active", baseURL: shop.origin });
  await context.addCookies(await orderingCustomer(shop.origin));
  const page = await context.newPage();
  await page.goto("/category/1");
  await page.locator("button[value=compare]").first().click();
  await expect(page.locator(".card-buttons .is-chosen")).toHaveCount(1);
  const framed: Record<string, string> = {
    "/category/1": ".listing-sort a, .listing-views a, .card-buttons .icon-button",
    "/single-product/1?stars=5": ".thumbs a, a.bar-row",
    "/terms": ".information > nav a",
    "/compare?ids=1,2,3": "main a",
    "/profile": ".tabs a",
  };
  for (const [path, selector] of Object.entries(framed)) {
    await page.goto(path);
    const [chosen, others] = await page.locator(selector).evaluateAll((all) => {
      const isChosen = (one: Element) => one.matches("[aria-current], .is-chosen");
      const frames = (some: Element[]) => some.map((one) => getComputedStyle(one).outlineStyle);
      return [frames(all.filter(isChosen)), frames(all.filter((one) => !isChosen(one)))];
    });
    expect.soft([...new Set(chosen)], path).toEqual(["solid"]);
    expect.soft([...new Set(others)], path).toEqual(["none"]);
  }
  await context.close();
});

const PAPER = { light: "rgb(254, 253, 251)", dark: "rgb(20, 19, 17)" };
const OTHER = { light: "dark", dark: "light" } as const;

test("a browser that prefers dark gets dark; the link changes it here and on every page, and back", async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: "dark", baseURL: shop.origin });
  const page = await context.newPage();
  const link = (theme: "light" | "dark") => page.locator("footer").getByRole("link", { name: footer[theme] });
  const expectColours = async (theme: "light" | "dark") => {
    await expect(page.locator("html")).toHaveCSS("background-color", PAPER[theme]);
    // Only the other one is offered.
    await expect(link(OTHER[theme])).toBeVisible();
    await expect(link(theme)).toBeHidden();
  };
  await open(page, "/brands?x=1");
  await expectColours("dark");
  await link("light").click();
  await arrived(page, "/brands?x=1");
  await expectColours("light");
  // In the document itself, so that no page appears in the wrong colours first.
  const [document] = await Promise.all([page.waitForResponse("**/cart"), open(page, "/cart")]);
  expect(await document.text()).toContain('data-theme="light"');
  await expectColours("light");
  await link("dark").click();
  await arrived(page, "/cart");
  await expectColours("dark");
  await context.close();
});
