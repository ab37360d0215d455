/**
 * Tampered forms of the checkout: they make no order, and the order that is then confirmed costs and holds
 * what its page showed. For both generations of the API; the second one accepts any sum.
 */

import { beforeAll, describe, expect, test } from "vitest";
import { type Desk, openDesk, printedOn } from "#tests/support/checkout-desk.ts";
import { type DrawnCheckout, sumsOf } from "#tests/support/drawn-checkout.ts";
import type { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const shop = sharedShop();
let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(shop, 2);
});

const CHECKOUT: DrawnCheckout = {
  lines: [{ price: 53_401, discount: 10, bonusPercent: 3, remain: 50, quantity: 2 }],
  ...{ coupon: 7_000, bonus: 1_000, balance: 50_000, place: { district: 1, khoroo: 9 }, isPerson: true },
};
const { goods: _, ...SUMS } = sumsOf(CHECKOUT);

/** What nobody types: into a field of numbers, and in the place of a price. */
const ODD = ["-1", "1e9", "2.5", "٥", "null", "9".repeat(30)];

/**
 * Fields of no form of ours: what an order is made of, by the names that code and API have for it. A form with a name
 * that is none of a field is refused as a whole (bff/door/form-body.test.ts).
 */
const FOREIGN = [
  "price listPrice unitPrice discount sale discountTotal remain total subtotal payable amount fee delivery tax shipping",
  "useBonus bonusUsed bonusLimit balance couponUsed couponAmount active user customer orderKey key ordernumber status",
].flatMap((names) => names.split(" "));

const ordersOf = async () => (await desk.orders()).length;

/** Fields of a pressed button as a page has them, some of them changed or added. */
async function pressWith(
  browser: PlainBrowser,
  button: string,
  changed: Record<string, string>,
  clean: Record<string, string> = {},
) {
  const { action, fields } = browser.filled(button, { ...clean, ...changed });
  await browser.post(action.href, fields);
  expect(browser.visit.status, JSON.stringify(changed)).toBeLessThan(500);
}

/** The customer where the order is confirmed, and their browser as it was at the address. */
async function atConfirm() {
  const browser = desk.browser();
  const { confirm } = await desk.toConfirm(browser, CHECKOUT);
  expect(confirm).toEqual(SUMS);
  return browser;
}

/** The order that is confirmed now is the one that was meant. */
async function confirmsAsShown(browser: PlainBrowser, label: string): Promise<void> {
  await browser.open("/confirm-order");
  if (browser.visit.url.pathname === "/shipping") await browser.press("confirm");
  expect(printedOn(browser), label).toEqual(SUMS);
  await browser.press("confirm", { payment: "qpay" });
  expect(browser.visit.url.pathname, label).toMatch(/^\/show-order\//);
  expect(printedOn(browser), label).toEqual(SUMS);
  expect((await desk.orders()).at(-1), label).toEqual(SUMS);
}

describe("fields that no form has", () => {
  test.each(ODD)("all of them %s, on every step of a purchase", async (value) => {
    const before = await ordersOf();
    const extra = Object.fromEntries(FOREIGN.map((name) => [name, value]));
    await desk.dress(CHECKOUT);
    const browser = await desk.emptied();
    const id = String(desk.products[0]);
    await browser.post("/cart", { ...extra, intent: "add", id, quantity: "1", name: "Хямд", model: "X" });
    await browser.open("/cart");
    await pressWith(browser, "set", { ...extra, [`quantity${id}`]: "2" });
    await browser.open("/shipping");
    const address = {
      name: "Дэмо Болд",
      phone: "99112233",
      more: "45 тоот",
      district: "1",
      khoroo: "9",
      khorooOf: "1",
    };
    await pressWith(browser, "coupon", extra, { ...address, coupon: "DRAWN" });
    await pressWith(browser, "bonus", { ...extra, bonus: "1000" }, address);
    await pressWith(browser, "confirm", extra, address);
    expect(browser.visit.url.pathname).toBe("/confirm-order");
    expect(printedOn(browser)).toEqual(SUMS);
    await pressWith(browser, "confirm", { ...extra, payment: "qpay" });
    expect(browser.visit.url.pathname).toMatch(/^\/show-order\//);
    expect(await ordersOf()).toBe(before + 1);
    expect((await desk.orders()).at(-1)).toEqual(SUMS);
  });
});

/** Fields of our forms: on which page, by which button, and what else than odd numbers is tried in them. */
const OWN: [page: string, button: string, field: string, more?: string[]][] = [
  ["/cart", "set", "quantity", ["0", "51"]],
  ["/cart", "set", "were", ["1.1", "x"]],
  ["/shipping", "bonus", "bonus"],
  ["/shipping", "confirm", "bonus"],
  ["/shipping", "confirm", "bonusShown", ["1000000"]],
  ["/shipping", "confirm", "district", ["0", "99", ""]],
  ["/shipping", "confirm", "khoroo", ["0", "99", ""]],
  ["/confirm-order", "confirm", "payment", ["", "free", "mongolchat", "QPAY"]],
  ["/confirm-order", "confirm", "confirmed", ["", "{}"]],
];

describe.each(OWN)("on %s, by %s, in the field %s", (page, button, field, more = []) => {
  test("odd values order nothing, and change no sum", async () => {
    const browser = await atConfirm();
    const before = await ordersOf();
    for (const value of [...ODD, ...more]) {
      await browser.open(page);
      await pressWith(browser, button, {
        payment: "qpay",
        [field === "quantity" ? `quantity${desk.products[0]}` : field]: value,
      });
      expect(await ordersOf(), value).toBe(before);
      // What was typed wrongly into the address is not the address any more: it is typed again.
      if (field === "district" || field === "khoroo") {
        await browser.open("/shipping");
        await browser.press("confirm", { district: "1", khoroo: "9", khorooOf: "1" });
      }
    }
    await confirmsAsShown(browser, field);
  });
});

test("ids of unknown products, with any quantity, leave the cart unchanged", async () => {
  const browser = await atConfirm();
  for (const id of [...ODD, "0", "999999999", "__proto__", "1 OR 1=1"])
    for (const intent of ["add", "buy", "set", "remove", "restore"]) {
      await browser.post("/cart", { intent, id, quantity: "1", place: "0", price: "1" });
      expect(browser.visit.status).toBeLessThan(500);
    }
  for (const quantity of [...ODD, "0", ""])
    for (const intent of ["add", "buy", "restore"]) {
      await browser.post("/cart", { intent, id: String(desk.products[0]), quantity, place: "0" });
      expect(browser.visit.status).toBeLessThan(500);
    }
  await confirmsAsShown(browser, "ids");
});

test("another customer's used coupon, or an unknown one, takes nothing off", async () => {
  const browser = await atConfirm();
  await browser.press("remove-coupon");
  await shop.batch([
    ["INSERT OR REPLACE INTO coupon (code, amount, status) VALUES ('GONE', 40000, 0)"],
    ["INSERT OR REPLACE INTO coupon (code, amount, status) VALUES ('HUGE', 5000000, 1)"],
  ]);
  const { coupon: _, ...sums } = sumsOf({ ...CHECKOUT, coupon: null });
  const { goods, ...without } = sums;
  for (const coupon of ["GONE", "7000", "DRAWN%", "DRAWN' OR '1'='1", "__proto__", ...ODD]) {
    await browser.open("/shipping");
    await pressWith(browser, "coupon", { coupon });
    await browser.open("/confirm-order");
    expect(printedOn(browser), coupon).toEqual(without);
  }
  // No field of the form says how much it takes off.
  await browser.open("/shipping");
  await pressWith(browser, "coupon", { coupon: "HUGE", worth: "5000000", amount: "5000000" });
  await browser.open("/confirm-order");
  expect(printedOn(browser).coupon).toBe(Math.floor(goods / 2));
});

test("steps out of order make no order", async () => {
  const before = await ordersOf();
  const form = { intent: "confirm", payment: "qpay" };
  const confirmed = String(new Map((await atConfirm()).filled("confirm").fields).get("confirmed"));
  const [nobody, withCart] = [await desk.emptied(), desk.browser()];
  await withCart.post("/cart", { intent: "add", id: String(desk.products[0]), quantity: "2" });
  for (const browser of [nobody, withCart])
    for (const [path, fields] of [
      ["/confirm-order", form],
      ["/confirm-order", { ...form, confirmed }],
      ["/confirm-order", { ...form, confirmed, again: "PI1" }],
      ["/confirm-order", { intent: "coupon", coupon: "HUGE" }],
      ["/confirm-order", { intent: "bonus", bonus: "1000" }],
      ["/shipping", { intent: "coupon", coupon: "HUGE" }],
      ["/shipping", { intent: "bonus", bonus: "1000" }],
      ["/shipping", { intent: "confirm", payment: "qpay", confirmed }],
    ] as const) {
      await browser.post(path, fields);
      expect(browser.visit.status, path).toBeLessThan(500);
      expect(await ordersOf(), `${path} ${JSON.stringify(fields)}`).toBe(before);
    }
});
