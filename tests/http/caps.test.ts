/**
 * Every limit of a purchase just below it, at it and just above it: what pages print and what the API stores, compared
 * with the model of drawn-checkout.ts.
 */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { bonusLimit } from "#bff/rules/bonus.ts";
import { MAX_LINES } from "#bff/rules/cart.ts";
import { couponCap } from "#bff/rules/coupon.ts";
import { FLAT_FEE_ABOVE, ZONES } from "#bff/rules/delivery.ts";
import { type Desk, openDesk, type Printed } from "#tests/support/checkout-desk.ts";
import { type DrawnCheckout, type DrawnLine, sumsOf } from "#tests/support/drawn-checkout.ts";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { notices } = SENTENCES.mn;

let shop: TestShop;
let desk: Desk;
beforeAll(async () => {
  shop = await startShop();
  desk = await openDesk(shop, MAX_LINES + 1);
});
afterAll(() => shop?.stop());

/** Khoroos of the seed, by fee. */
const PLACE = {
  cheap: { district: 1, khoroo: 1 },
  middle: { district: 1, khoroo: 9 },
  other: { district: 1, khoroo: 34 },
} as const;

const one = (price: number, more: Partial<DrawnLine> = {}): DrawnLine => ({
  ...{ price, discount: 0, bonusPercent: 0, remain: 100, quantity: 1 },
  ...more,
});
const buying = (line: DrawnLine, more: Partial<DrawnCheckout> = {}): DrawnCheckout => ({
  ...{ lines: [line], coupon: null, agrees: true, bonus: null, balance: 0, place: PLACE.cheap, isPerson: true },
  ...more,
});

/** A limit, what is bought at it, and which of its sums show the limit. */
const SUMS: [rule: string, limit: string, at: (offset: number) => DrawnCheckout, sums: (keyof Printed)[]][] = [
  [
    "T4",
    "bonus: half of what is payable",
    (offset) => buying(one(53_401), { balance: 120_000, bonus: bonusLimit(53_401, 120_000) + offset }),
    ["bonus", "total"],
  ],
  [
    "T4",
    "bonus: the balance",
    (offset) => buying(one(53_401), { balance: 5_000, bonus: 5_000 + offset }),
    ["bonus", "total"],
  ],
  [
    "T4",
    "bonus: half of what a coupon has left",
    (offset) =>
      buying(one(53_401), { coupon: 20_001, balance: 120_000, bonus: bonusLimit(53_401 - 20_001, 120_000) + offset }),
    ["coupon", "bonus", "total"],
  ],
  [
    "T2",
    "coupon: the most that it takes off, where the rest may lapse",
    (offset) => buying(one(100_001), { coupon: couponCap(100_001) + offset }),
    ["coupon", "total"],
  ],
  [
    "T2",
    "coupon: the most that it takes off, where nobody agrees that the rest lapses",
    (offset) => buying(one(100_001), { coupon: couponCap(100_001) + offset, agrees: false }),
    ["coupon", "total"],
  ],
  ...ZONES.map((zone): (typeof SUMS)[number] => [
    "D1, D2",
    `the flat fee's limit, to a khoroo that is ${zone}`,
    (offset) => buying(one(FLAT_FEE_ABOVE + offset), { place: PLACE[zone] }),
    ["fee", "total"],
  ]),
  [
    "D3",
    "the flat fee's limit after a coupon",
    (offset) => buying(one(FLAT_FEE_ABOVE + 10_000 + offset), { coupon: 10_000 }),
    ["coupon", "fee", "total"],
  ],
  [
    "D1",
    "the flat fee's limit, which bonus does not take an order below",
    (offset) => buying(one(FLAT_FEE_ABOVE + offset), { balance: 50_000, bonus: 50_000 }),
    ["bonus", "fee", "total"],
  ],
  [
    "D1",
    "the flat fee's limit after a discount",
    // A fifth off: beside the limit its price has a fraction of a tugrik.
    (offset) => buying(one((FLAT_FEE_ABOVE * 5) / 4 + offset, { discount: 20 })),
    ["sale", "fee", "total"],
  ],
  [
    "C4",
    "the stock, which has fallen since",
    (offset) => buying(one(10_000, { quantity: 5, remain: 5 + offset })),
    ["subtotal"],
  ],
  [
    "P1",
    "half a tugrik of a piece",
    // 1 % of 49, 50 and 51 tugrik.
    (offset) => buying(one(50 + offset, { discount: 1, quantity: 3 })),
    ["sale"],
  ],
];

describe.each(SUMS)("%s %s", (_rule, _limit, at, shown) => {
  test.each([-1, 0, 1])("%i", async (offset) => {
    const drawn = at(offset);
    const { shipping, confirm, order, stored } = await desk.walk(drawn);
    const all = sumsOf(drawn);
    // A coupon that is not used has no row.
    const sums = Object.fromEntries(
      shown.filter((key) => key !== "coupon" || all.coupon > 0).map((key) => [key, all[key]]),
    );
    // An order has no row for a discount that took nothing off.
    const { sale, ...others } = sums;
    expect({ shipping, confirm, order, stored }).toMatchObject({
      ...{ shipping: sums, confirm: sums, order: sale === 0 ? others : sums, stored: sums },
    });
    if (sale === 0) expect(order.sale).toBeUndefined();
    if (all.coupon === 0) expect([confirm.coupon, stored.coupon]).toEqual([undefined, 0]);
  });
});

const add = (browser: PlainBrowser, index: number, quantity: number) =>
  browser.post("/cart", { intent: "add", id: String(desk.products[index]), quantity: String(quantity) });
const noticeOf = ({ visit }: PlainBrowser) => visit.page.querySelector(".notices")?.textContent ?? "";

/** Pieces in the cart, by line. */
async function inCart(browser: PlainBrowser): Promise<number[]> {
  const { page } = await browser.open("/cart");
  return page.querySelectorAll(".cart-line input[name^=quantity]").map((field) => Number(field.getAttribute("value")));
}

describe("C3: lines of a cart", () => {
  test("one less, as many as may be, and one more", async () => {
    await desk.dress({ lines: desk.products.map(() => one(1_000)) });
    const browser = await desk.emptied();
    for (let index = 0; index <= MAX_LINES; index++) {
      await add(browser, index, 1);
      const isFull = index >= MAX_LINES;
      expect(noticeOf(browser).includes(notices.cartFull), `${index + 1}`).toBe(isFull);
      if (index >= MAX_LINES - 2) expect(await inCart(browser)).toHaveLength(isFull ? MAX_LINES : index + 1);
    }
    // Adding a product of the cart again raises its line.
    await add(browser, 0, 1);
    expect((await inCart(browser))[0]).toBe(2);
  });
});

describe("P5: a price of 1,000,000,000 ₮", () => {
  test.each([-1, 0, 1])("%i", async (offset) => {
    await desk.dress({ lines: [one(1_000)] });
    const browser = await desk.emptied();
    await add(browser, 0, 1);
    await desk.dress({ lines: [one(1_000_000_000 + offset)] });
    expect(await inCart(browser)).toHaveLength(offset > 0 ? 0 : 1);
  });
});
