/**
 * The deal of an open front page shows the full price at the second of its end. What the next load shows:
 * tests/http/discount-end.test.ts.
 */

import { expect, test } from "playwright/test";
import { SENTENCES } from "#app/words/all.server.ts";
import { WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { open } from "#tests/support/ready.ts";

const { home } = SENTENCES.mn;

test.use(WITHOUT_PICTURES);

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(() => shop?.stop());

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

function dressUntil(end: number): void {
  const ends = new Date(end).toISOString();
  shop.api.dress({ product: { sale_price: 200_000, discount: 10, discount_end_time: ends } });
}
