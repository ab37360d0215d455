/**
 * A page that is open when a discount ends shows the full price at that second. What the next load shows:
 * tests/http/discount-end.test.ts.
 */

import { expect, type Page, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { arrived, open, settled } from "#tests/support/ready.ts";

const { home } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

/** How long a discount has left when its page is asked for, in milliseconds; longer where the page takes longer. */
const LEFT = 4_000;

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());
test.describe.configure({ mode: "serial" });

const PLACES = [
  { path: "/single-product/4", where: ".purchase-price", says: "" },
  { path: "/", where: ".deal", says: home.ended },
  { path: "/?tab=discounted", where: "#lists article.card >> nth=0", says: "" },
];

for (const { path, where, says } of PLACES) {
  test(`${path} ${where} @script`, async ({ page }) => {
    const documents = documentsOf(page);
    const place = page.locator(where);
    let end = 0;
    for (let left = LEFT; end < Date.now(); left *= 2) {
      await shop.restart();
      documents.length = 0;
      end = Date.now() + left;
      dressUntil(end);
      await page.goto(shop.origin + path);
      const shown = await place.textContent();
      if (Date.now() < end) expect(shown).toMatch(/180,000\s₮/);
    }
    await expect(place).not.toContainText("180,000 ₮", { timeout: 60_000 });
    // Not before that second, and in the page that is open.
    expect(Date.now()).toBeGreaterThanOrEqual(end);
    expect(documents).toHaveLength(1);
    await expect(place).toContainText("200,000 ₮");
    await expect(place).not.toContainText("180,000 ₮");
    await expect(place).toContainText(says);
  });
}

test("the deal counts down to the second and then shows the full price, even if the shop does not answer @script", async ({
  page,
}) => {
  await shop.restart();
  await page.clock.install();
  const end = Date.now() + 3_600_000;
  dressUntil(end);
  await open(page, shop.origin);
  await page.route(/\.data/, () => undefined);
  const deal = page.locator(".deal");
  const clock = async (at: number) => {
    await page.clock.pauseAt(at);
    await expect(deal.locator(".countdown, .countdown-ended")).toBeVisible();
    return (await deal.innerText()).replaceAll("\u00a0", " ");
  };
  const before = await clock(end - 1_000);
  expect(before).toMatch(/00\s+Минут\s+01|Минут\s+00\s+Секунд\s+01|01\s+Секунд/);
  expect(before).toContain("180,000 ₮");
  expect(before).not.toContain(home.ended);
  for (const at of [end, end + 1_000]) {
    const after = await clock(at);
    expect(after).toContain(home.ended);
    expect(after).toContain("200,000 ₮");
    expect(after).not.toContain("180,000 ₮");
    expect(after).not.toContain("10%");
  }
});

/** Longer than the maximum of a browser's timer, in milliseconds, which would fire at once. */
const BEYOND_TIMERS = 40 * 24 * 3_600_000;

test("a page whose discount ends in forty days is not reloaded @script", async ({ page }) => {
  await shop.restart();
  const asked = readsOf(page);
  dressUntil(Date.now() + BEYOND_TIMERS);
  await open(page, `${shop.origin}/single-product/4`);
  await expect(page.locator(".purchase-price")).toContainText("180,000 ₮");
  await settled(page);
  expect(asked).toEqual([]);
});

test("a page that was left is not reloaded when its discount ends @script", async ({ page }) => {
  await shop.restart();
  const hour = 3_600_000;
  dressUntil(Date.now() + hour);
  await page.clock.install();
  await open(page, `${shop.origin}/single-product/4`);
  await page.locator("footer a[href='/terms']").first().click();
  await arrived(page, "/terms");
  const asked = readsOf(page);
  await page.clock.fastForward(2 * hour);
  await settled(page);
  expect(asked).toEqual([]);
});

function dressUntil(end: number): void {
  const ends = new Date(end).toISOString();
  shop.api.dress({ product: { sale_price: 200_000, discount: 10, discount_end_time: ends } });
}

/** What a page's script reads of the shop's pages from now on. */
function readsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(pathname);
  });
  return asked;
}

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  return documents;
}
