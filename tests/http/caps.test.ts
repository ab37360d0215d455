/**
 * Every limit of a purchase just below it, at it and just above it: what pages print and what the API stores. The
 * figures are calculated by hand from docs/shop-rules.md.
 */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { type Desk, openDesk, type Printed } from "#tests/support/checkout-desk.ts";
import type { DrawnCheckout, DrawnLine } from "#tests/support/drawn-checkout.ts";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { notices } = SENTENCES.mn;

let shop: TestShop;
let desk: Desk;
beforeAll(async () => {
  shop = await startShop();
  desk = await openDesk(shop, 41);
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

/** A limit, what is bought at it, and what that comes to. */
const SUMS: [
  rule: string,
  limit: string,
  at: (offset: number) => DrawnCheckout,
  [below: Printed, at: Printed, above: Printed],
][] = [
  [
    "T4",
    "bonus: half of what is payable",
    (offset) => buying(one(53_401), { balance: 120_000, bonus: 26_700 + offset }),
    [
      { bonus: 26_699, total: 29_702 },
      { bonus: 26_700, total: 29_701 },
      { bonus: 26_700, total: 29_701 },
    ],
  ],
  [
    "T4",
    "bonus: the balance",
    (offset) => buying(one(53_401), { balance: 5_000, bonus: 5_000 + offset }),
    [
      { bonus: 4_999, total: 51_402 },
      { bonus: 5_000, total: 51_401 },
      { bonus: 5_000, total: 51_401 },
    ],
  ],
  [
    "T4",
    "bonus: half of what a coupon has left",
    (offset) => buying(one(53_401), { coupon: 20_001, balance: 120_000, bonus: 16_700 + offset }),
    [
      { coupon: 20_001, bonus: 16_699, total: 19_701 },
      { coupon: 20_001, bonus: 16_700, total: 19_700 },
      { coupon: 20_001, bonus: 16_700, total: 19_700 },
    ],
  ],
  [
    "T2",
    "coupon: half of the goods, where the rest may lapse",
    (offset) => buying(one(100_001), { coupon: 50_000 + offset }),
    [
      { coupon: 49_999, total: 53_002 },
      { coupon: 50_000, total: 53_001 },
      { coupon: 50_000, total: 53_001 },
    ],
  ],
  [
    "T2",
    "coupon: half of the goods, where nobody agrees that the rest lapses",
    (offset) => buying(one(100_001), { coupon: 50_000 + offset, agrees: false }),
    [{ coupon: 49_999, total: 53_002 }, { coupon: 50_000, total: 53_001 }, { total: 103_001 }],
  ],
  ...(["cheap", "middle", "other"] as const).map((zone): (typeof SUMS)[number] => {
    const fee = { cheap: 3_000, middle: 8_000, other: 5_000 }[zone];
    return [
      "D1, D2",
      `200,000 ₮ to a khoroo that is ${zone}`,
      (offset) => buying(one(200_000 + offset), { place: PLACE[zone] }),
      [
        { fee, total: 199_999 + fee },
        { fee, total: 200_000 + fee },
        { fee: 5_000, total: 205_001 },
      ],
    ];
  }),
  [
    "D3",
    "200,000 ₮ after a coupon",
    (offset) => buying(one(210_000 + offset), { coupon: 10_000 }),
    [
      { coupon: 10_000, fee: 3_000, total: 202_999 },
      { coupon: 10_000, fee: 3_000, total: 203_000 },
      { coupon: 10_000, fee: 5_000, total: 205_001 },
    ],
  ],
  [
    "D1",
    "200,000 ₮, which bonus does not take an order below",
    (offset) => buying(one(200_000 + offset), { balance: 50_000, bonus: 50_000 }),
    [
      { bonus: 50_000, fee: 3_000, total: 152_999 },
      { bonus: 50_000, fee: 3_000, total: 153_000 },
      { bonus: 50_000, fee: 5_000, total: 155_001 },
    ],
  ],
  [
    "D1",
    "200,000 ₮ after a discount",
    (offset) => buying(one(250_000 + offset, { discount: 20 })),
    // 249,999 less a fifth is 199,999.2, and 250,001 less a fifth 200,000.8.
    [
      { sale: 50_000, fee: 3_000, total: 202_999 },
      { sale: 50_000, fee: 3_000, total: 203_000 },
      { sale: 50_000, fee: 5_000, total: 205_001 },
    ],
  ],
  [
    "C4",
    "the stock, which has fallen since",
    (offset) => buying(one(10_000, { quantity: 5, remain: 5 + offset })),
    [{ subtotal: 40_000 }, { subtotal: 50_000 }, { subtotal: 50_000 }],
  ],
  [
    "P1",
    "half a tugrik of a piece",
    // 1 % of 49, 50 and 51 tugrik.
    (offset) => buying(one(50 + offset, { discount: 1, quantity: 3 })),
    [{ sale: 0 }, { sale: 0 }, { sale: 3 }],
  ],
];

describe.each(SUMS)("%s %s", (_rule, _limit, at, expected) => {
  test.each([-1, 0, 1])("%i", async (offset) => {
    const { shipping, confirm, order, stored } = await desk.walk(at(offset));
    const sums: Partial<typeof confirm> = expected[offset + 1] ?? {};
    // An order has no row for a discount that took nothing off (decision 0022).
    const { sale, ...others } = sums;
    expect({ shipping, confirm, order, stored }).toMatchObject({
      ...{ shipping: sums, confirm: sums, order: sale === 0 ? others : sums, stored: sums },
    });
    if (sale === 0) expect(order.sale).toBeUndefined();
    if (!("coupon" in sums)) expect([confirm.coupon, stored.coupon]).toEqual([undefined, 0]);
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
  test("39, 40 and 41", async () => {
    await desk.dress({ lines: desk.products.map(() => one(1_000)) });
    const browser = desk.browser();
    for (let index = 0; index < 41; index++) {
      await add(browser, index, 1);
      const isFull = index >= 40;
      expect(noticeOf(browser).includes(notices.cartFull), `${index + 1}`).toBe(isFull);
      if (index >= 38) expect(await inCart(browser)).toHaveLength(isFull ? 40 : index + 1);
    }
    // Adding a product of the cart again raises its line.
    await add(browser, 0, 1);
    expect((await inCart(browser))[0]).toBe(2);
  });
});

describe.each([
  ["C2, C3", "the stock", 5, 5],
  ["C3", "9,999 of a line", 20_000, 9_999],
])("%s: %s", (_rule, _limit, remain, most) => {
  test.each([-1, 0, 1])("%i, added", async (offset) => {
    await desk.dress({ lines: [one(1_000, { remain })] });
    const browser = desk.browser();
    await add(browser, 0, most + offset);
    expect(noticeOf(browser).includes(notices.stockShort)).toBe(offset > 0);
    expect(await inCart(browser)).toEqual(offset > 0 ? [] : [most + offset]);
  });

  test.each([-1, 0, 1])("%i, added to one that is there", async (offset) => {
    await desk.dress({ lines: [one(1_000, { remain })] });
    const browser = desk.browser();
    await add(browser, 0, 2);
    await add(browser, 0, most - 2 + offset);
    expect(noticeOf(browser).includes(notices.stockShort)).toBe(offset > 0);
    expect(await inCart(browser)).toEqual([offset > 0 ? 2 : most + offset]);
  });

  test.each([-1, 0, 1])("%i, set in the cart", async (offset) => {
    await desk.dress({ lines: [one(1_000, { remain })] });
    const browser = desk.browser();
    await add(browser, 0, 2);
    await browser.open("/cart");
    await browser.press("set", { [`quantity${desk.products[0]}`]: String(most + offset) });
    expect(noticeOf(browser).includes(notices.stockShort)).toBe(offset > 0);
    expect(await inCart(browser)).toEqual([offset > 0 ? 2 : most + offset]);
  });
});

describe("P5: a price of 1,000,000,000 ₮", () => {
  test.each([-1, 0, 1])("%i", async (offset) => {
    await desk.dress({ lines: [one(1_000)] });
    const browser = desk.browser();
    await add(browser, 0, 1);
    await desk.dress({ lines: [one(1_000_000_000 + offset)] });
    expect(await inCart(browser)).toHaveLength(offset > 0 ? 0 : 1);
  });
});
