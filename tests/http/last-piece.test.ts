/** Two shoppers order the last piece at once: it is sold once; the other shopper is told and loses nothing. */

import { beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { type Desk, openDesk } from "#tests/support/checkout-desk.ts";
import type { DrawnCheckout } from "#tests/support/drawn-checkout.ts";
import { isSecond } from "#tests/support/generation.ts";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { cartChanges, submit } = SENTENCES.mn;

const shop = sharedShop();
let desks: [Desk, Desk];
beforeAll(async () => {
  desks = [await openDesk(shop, 2), await openDesk(shop, 2)];
});

const BALANCE = 9_000;
const wanting = (quantity: number, remain: number): DrawnCheckout => ({
  lines: [{ price: 40_000, discount: 0, bonusPercent: 3, remain, quantity }],
  ...{ coupon: null, bonus: 1_000, balance: BALANCE, place: { district: 1, khoroo: 1 }, isPerson: true },
});

const press = (browser: PlainBrowser) => browser.press("confirm", { payment: "qpay" });
const isSold = ({ visit }: PlainBrowser) => visit.url.pathname.startsWith("/show-order/");
const countOf = async (desk: Desk) => (await desk.orders()).length;
const stockOf = async ({ products }: Desk) =>
  Number((await shop.sql("SELECT remain FROM product WHERE id = ?", products[0] ?? 0))[0]?.remain);
const pointsOf = async ({ customer }: Desk) =>
  Number((await shop.sql("SELECT bonus FROM user WHERE email = ?", customer.email))[0]?.bonus);

/** Both customers on the confirm page, each with what they want of one product. */
async function bothAtConfirm(quantity: number, remain: number): Promise<[PlainBrowser, PlainBrowser]> {
  const browsers: [PlainBrowser, PlainBrowser] = [desks[0].browser(), desks[1].browser()];
  for (const [index, desk] of desks.entries())
    await desk.toConfirm(browsers[index] ?? browsers[0], wanting(quantity, remain));
  return browsers;
}

// The second generation neither looks at the stock nor lowers it (docs/api.md, section 5).
test.skipIf(isSecond)("pressed by both at once", async () => {
  const before = await Promise.all(desks.map(countOf));
  const browsers = await bothAtConfirm(1, 1);
  const confirm = browsers.map(({ visit }) => visit);
  await Promise.all(browsers.map(press));
  expect(browsers.filter(isSold)).toHaveLength(1);
  expect(await stockOf(desks[0])).toBe(0);
  const other = isSold(browsers[0]) ? 1 : 0;
  const [loser, desk] = [browsers[other], desks[other]];
  const after = await Promise.all(desks.map(countOf));
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual(other === 1 ? [1, 0] : [0, 1]);
  expect(await pointsOf(desk)).toBe(BALANCE);
  // Either the page says so before anything is sent, or the API does in its own words.
  expect(loser.text).toMatch(new RegExp(`${submit.soldMeanwhile}|Үлдэгдэл хүрэлцэхгүй байна`));
  expect(loser.cookies.has("shown")).toBe(true);
  await loser.open("/cart");
  expect(loser.text).toContain(cartChanges.soldOut);
  const again = confirm[other];
  if (again) await press(loser.goBackTo(again));
  expect(await countOf(desk)).toBe(after[other]);
});

test("sold between the confirm page and its button: nothing is sent, and the cart says so", async () => {
  const [first, second] = await bothAtConfirm(1, 1);
  const before = await countOf(desks[1]);
  await press(first);
  expect(isSold(first)).toBe(true);
  // Sets the stock by hand, since this server does not lower it.
  if (isSecond) await shop.sql("UPDATE product SET remain = 0 WHERE id = ?", desks[0].products[0] ?? 0);
  await press(second);
  expect(second.visit.url.pathname).toBe("/cart");
  expect(second.text).toContain(submit.soldMeanwhile);
  expect(second.text).toContain(cartChanges.soldOut);
  expect([await countOf(desks[1]), await pointsOf(desks[1])]).toEqual([before, BALANCE]);
});
