/**
 * Old phones are the shop's shoppers: in the oldest browsers that README names a cart works with scripts, and in
 * older ones the page stays plain HTML, which is whole.
 */

import { type Browser, expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { complaintsOf, SCRIPTS } from "#tests/support/modes.ts";
import { makeOld } from "#tests/support/old-browser.ts";
import { hydrated } from "#tests/support/ready.ts";

const { ui } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

const SHOP = process.env.SHOP_URL ?? "";

/** Opens a page in an old browser; Trusted Types, which one of them does not know, are a rule of the policy. */
async function openOld(browser: Browser, further?: readonly string[][]): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: SHOP, locale: "mn-MN", bypassCSP: true });
  await makeOld(context, further);
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page, "on") };
}

test("a shopper with one of the oldest browsers fills a cart and changes it", async ({ browser }) => {
  const { page, complaints } = await openOld(browser);
  const count = page.locator(".cart-count");
  const line = page.locator(".cart-line");
  await page.goto("/single-product/5");
  await hydrated(page);
  await page.locator("main button[value=buy]").click();
  await expect(page).toHaveURL(/\/cart$/);
  await line.getByRole("button", { name: ui.more }).click();
  await expect(count).toHaveText("2");
  await line.locator("input[name^=quantity]").fill("4");
  await line.locator("input[name^=quantity]").press("Enter");
  await expect(count).toHaveText("4");
  await line.locator("button[value=remove]").first().click();
  await expect(line).toHaveCount(0);
  await page.locator(".notices form button").first().click();
  await expect(count).toHaveText("4");
  const search = page.locator("header input[name=p]").first();
  await search.fill("утас");
  await expect(page.locator("[role=option]").first()).toBeVisible();
  await search.press("Enter");
  await expect(page).toHaveURL(/\/search\?/);
  await page.locator("details[data-popup] summary").filter({ visible: true }).first().click();
  await expect(page.locator("details[data-popup][open]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("details[data-popup][open]")).toHaveCount(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("in an older browser a page starts no script, and is the page without scripts", async ({ browser }) => {
  const { page, complaints } = await openOld(browser, [["Object", "hasOwn"]]);
  const scripts: string[] = [];
  page.on("request", (request) => SCRIPTS.test(request.url()) && scripts.push(request.url()));
  await page.goto("/single-product/5");
  await page.mouse.move(200, 200);
  await page.locator("main button[value=buy]").click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.locator(".cart-line input[name^=quantity]").fill("2");
  await page.locator(".cart-line input[name^=quantity]").press("Enter");
  await expect(page.locator(".cart-count")).toHaveText("2");
  await expect(page.locator(".needs-script").filter({ visible: true })).toHaveCount(0);
  expect(scripts).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
