/**
 * What a browser does for every document, done by a script for client-side navigations: announce, start at the top,
 * restore on Back.
 */

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { startFaultyShop } from "#tests/support/faulty-shop.ts";
import { arrived, giveSign, hydrated, open } from "#tests/support/ready.ts";

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

test("a new page is announced and the focus goes to its content; the first page is not @script", async ({ page }) => {
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

test("a slow navigation shows a progress mark, which moves nothing @script", async ({ page }) => {
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

test("a shell without the API's lists is completed by the next document @script", async ({ page }) => {
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

test("a language that another tab chose comes with a document of its own @script", async ({ page, context }) => {
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

test("a page that the browser translates, and calls by another language, is loaded once @script", async ({ page }) => {
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

test("a document that comes in pieces, its scripts from the cache before its end, is hydrated @script", async ({
  page,
}) => {
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
