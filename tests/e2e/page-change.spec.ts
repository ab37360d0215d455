/**
 * What a script does once a page has changed (`app/shell/page-change.tsx`): what a browser does for every document,
 * announcing it, its start, its place on Back, and the focus on what was refused.
 */

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { startFaultyShop } from "#tests/support/faulty-shop.ts";
import { complaintsOf } from "#tests/support/modes.ts";
import { arrived, giveSign, hydrated, open, quiet, settled } from "#tests/support/ready.ts";

const SHOP = process.env.SHOP_URL ?? "";
test.use({ ...WITHOUT_PICTURES, baseURL: SHOP, viewport: { width: 1440, height: 900 } });

/** Counts the documents that a page loads. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const content = (page: Page) => page.locator("#content");
const spoken = (page: Page) => page.locator("body > [role=status]");

test("a new page is announced and the focus goes to its content; the first page is not", async ({ page }) => {
  await open(page, "/brands");
  await expect(spoken(page)).toBeEmpty();
  await expect(content(page)).not.toBeFocused();
  await page.locator("a[href='/new-arrival']").first().focus();
  await page.keyboard.press("Enter");
  await arrived(page, "/new-arrival");
  await expect(content(page)).toBeFocused();
  await expect(spoken(page)).toHaveText(await page.title());
  // Back restores the place and is announced too.
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator(".card-title a").nth(6).click();
  await page.waitForURL(/single-product/);
  await expect(content(page)).toBeFocused();
  await page.goBack();
  await arrived(page, "/new-arrival");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(content(page)).toBeFocused();
});

test("a slow navigation shows a progress mark, which moves nothing", async ({ page }) => {
  await open(page, "/brands");
  let answer = () => {};
  await page.route(/new-arrival\.data/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const before = await page.locator("h1").boundingBox();
  await page.locator("a[href='/new-arrival']").first().click();
  const mark = page.locator(".moving");
  await expect(mark).toHaveCSS("opacity", "1");
  expect(await page.locator("h1").boundingBox()).toEqual(before);
  answer();
  await arrived(page, "/new-arrival");
  await expect(mark).toHaveCount(0);
});

test("a shell without the API's lists is completed by the next document", async ({ page }) => {
  const faulty = await startFaultyShop();
  try {
    faulty.api.set("500", "categories", "brands");
    await open(page, `${faulty.origin}/login`);
    await expect(page.locator(".menu-groups")).toHaveCount(0);
    await expect(page.locator(".footer-lists")).toHaveCount(0);
    faulty.api.heal();
    const documents = documentsOf(page);
    await page.locator("a[href='/new-arrival']").first().click();
    await expect(page.locator(".menu-groups")).toHaveCount(1);
    await expect(page.locator(".footer-lists")).toBeAttached();
    await expect(page).toHaveURL(/\/new-arrival$/);
    expect(documents).toEqual(["/new-arrival"]);
  } finally {
    await faulty.stop();
  }
});

test("a language that another tab chose comes with a document of its own", async ({ page, context }) => {
  await open(page, "/brands");
  const other = await context.newPage();
  await other.goto("/language/en?next=/");
  const documents = documentsOf(page);
  await page.locator("a[href='/new-arrival']").first().click();
  await expect(page.locator("html[data-language=en]")).toBeAttached();
  await expect(page).toHaveURL(/new-arrival$/);
  await expect.poll(() => documents).toEqual(["/new-arrival"]);
  await hydrated(page);
  await page.locator(".footer-links a").first().click();
  await page.waitForURL((url) => url.pathname !== "/new-arrival");
  expect(documents).toEqual(["/new-arrival"]);
});

test("a page that the browser translates, and calls by another language, is loaded once", async ({ page }) => {
  const documents = documentsOf(page);
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      document.documentElement.lang = "ru";
    }),
  );
  await open(page, "/brands");
  await page.locator("a[href='/new-arrival']").first().click();
  await arrived(page, "/new-arrival");
  expect(documents).toEqual(["/brands"]);
});

test("a document that comes in pieces, its scripts from the cache before its end, is hydrated", async ({ page }) => {
  /** In the middle of the page's data, which stand at its end. */
  const cutOf = (html: string) => html.indexOf(`id="page-data"`) + 500;
  const line = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(SHOP + url, { headers: { Accept: headers.accept ?? "*/*" } });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of ["Content-Type", "Cache-Control", "Content-Security-Policy"])
      if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? "");
    const cut = answer.headers.get("Content-Type")?.startsWith("text/html") ? cutOf(body.toString("latin1")) : 0;
    response.write(body.subarray(0, cut));
    // Long enough for the scripts to run before the rest.
    if (cut > 0) await new Promise((resolve) => setTimeout(resolve, 1_500));
    response.end(body.subarray(cut));
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const { port } = line.address() as AddressInfo;
  for (const visit of ["the first", "with all scripts in the cache"]) {
    await page.goto(`http://127.0.0.1:${port}/single-product/5`, { waitUntil: "commit" });
    await expect(page.locator("script#start")).toBeAttached();
    await giveSign(page);
    await expect(page.locator("html[data-sends]"), visit).toBeAttached();
  }
  line.closeAllConnections();
  line.close();
});

test("a page in the place of its own form begins at its start and is announced", async ({ page }) => {
  await open(page, "/forgot-password");
  await page.locator("main [name=email]").fill("nobody@example.mn");
  await page.locator("main [name=email]").press("Enter");
  await arrived(page, /sent=1/);
  await expect(page.locator("#content")).toBeFocused();
  await expect(spoken(page)).toHaveText(await page.title());
});

test("a form with mistakes: the title says so and the summary takes the focus, with a second refusal again", async ({
  page,
}) => {
  await open(page, "/register");
  for (const _ of ["first", "second"]) {
    await page.locator("main .button[value=confirm]").press("Enter");
    await quiet(page);
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page).toHaveTitle(/^Алдаа/);
  }
});

test("the same wrong quantity takes the focus again with a second refusal, on the product's page and in the cart", async ({
  page,
}) => {
  await open(page, "/single-product/20");
  const field = page.locator("#quantity");
  for (const _ of ["first", "second"]) {
    await field.fill("99999");
    await page.locator(".buy-form button[value=add]").press("Enter");
    await quiet(page);
    await expect(page.locator(".buy-quantity .error")).toBeVisible();
    await expect(field).toBeFocused();
  }
  await field.fill("1");
  await page.locator(".buy-form button[value=buy]").press("Enter");
  await arrived(page, /\/cart$/);
  const line = page.locator(".cart-line input[name^=quantity]");
  for (const typed of ["99999", "99998"]) {
    await line.fill(typed);
    await line.blur();
    await quiet(page);
    await expect(page.locator(".cart-line .error")).toBeVisible();
    await expect(line).toBeFocused();
  }
});

test("a page that arrives with mistakes takes the focus to them too", async ({ page }) => {
  // The form is sent before its script is there, and the answer is a document.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/register");
  await page.unroute(/\/assets\/.*\.js/);
  await page.locator("main .button[value=confirm]").press("Enter");
  await expect(page.locator(".error-summary")).toBeFocused();
});

test("a link within a page leads to its target, wherever the page of another such link was left", async ({ page }) => {
  await open(page, "/");
  await page.locator("a.skip").press("Enter");
  await expect(page).toHaveURL(/#content$/);
  const product = page.locator("main a[href^='/single-product/']").first();
  const address = await product.getAttribute("href");
  await product.evaluate((link: HTMLElement) => link.click());
  await arrived(page, address ?? "");
  await page.locator("main a[href='#reviews']").first().press("Enter");
  await expect(page).toHaveURL(/#reviews$/);
  await quiet(page);
  await expect(page.locator("#reviews")).toBeInViewport();
});

test("the script takes the language out of the address, and keeps the rest", async ({ page }) => {
  const complaints = complaintsOf(page, "on");
  await open(page, "/category/1?lang=en&page=2#content");
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?page=2#content");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(complaints).toEqual([]);
});

// A page that was open during a deployment: Remix loads its document anew, which names the new scripts.
test("a link whose page's script is gone leads there when it is pressed again", async ({ page }) => {
  await open(page, "/");
  let isGone = true;
  await page.route(/\/assets\/single-product[-.][^/]*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const link = page.locator("main a[href^='/single-product/']").first();
  const reloaded = page.waitForEvent("load");
  await link.click();
  await reloaded;
  isGone = false;
  await link.click();
  await arrived(page, /^\/single-product\/\d+$/);
  await expect(page.locator(".buy-form")).toBeVisible();
});

test("a product that was added when the script that sends it is gone is in the cart, once", async ({ page }) => {
  await page.route(/\/assets\/cart_\.lines-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await open(page, "/single-product/5");
  const reloaded = page.waitForEvent("load");
  await page.locator(".buy-form button[value=add]").click();
  await reloaded;
  await page.unrouteAll();
  await expect(async () => {
    await open(page, "/cart");
    await expect(page.locator(".cart-line input[name^=quantity]")).toHaveValue("1", { timeout: 1_000 });
  }).toPass();
  await settled(page);
  await expect(page.locator(".cart-count")).toHaveText("1");
});
