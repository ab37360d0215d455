/**
 * Changes of a product in the cart are shown beside its line on every page until the shopper accepts them.
 */

import { beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { ADDRESS } from "#tests/support/walk.ts";

const { cart, cartChanges, notices } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeEach(() => {
  shop.api.reset();
  shop.api.newCustomers();
});

/** Two pieces each of product 1 (101,000 ₮) and product 3 (103,000 ₮, 10 % off). */
async function shopper(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  for (const id of [1, 3]) {
    await browser.open(`/single-product/${id}`);
    await browser.press("buy", { quantity: "2" });
  }
  expect(browser.visit.page.querySelector(".cart-change")).toBeNull();
  return browser;
}

/** The sentences beside the lines of the page. */
const told = (browser: PlainBrowser) =>
  browser.visit.page.querySelectorAll(".cart-change").map((element) => element.textContent.trim());

const CUT = interpolate(cartChanges.cut, { from: 2, to: 1 });
const PRICE_UP = interpolate(cartChanges.priceUp, { from: formatTugrik(101_000), to: formatTugrik(111_000) });
const ENDED = interpolate(cartChanges.discountEnded, { from: formatTugrik(92_700), to: formatTugrik(103_000) });

test("a cut, a price and an ended discount stand beside their lines, on a reload too, until they are accepted", async () => {
  const browser = await shopper();
  const before = browser.cookies.get("shown");
  shop.api.dress({ products: { 1: { sale_price: 111_000 }, 3: { discount: 0, remain: 1 } } });
  for (const _ of ["first", "reload"]) {
    await browser.open("/cart");
    expect(told(browser)).toEqual([PRICE_UP, CUT, ENDED]);
    expect(browser.visit.page.querySelector("#p-3 input[name^=quantity]")?.getAttribute("value")).toBe("1");
    expect(browser.cookies.get("shown")).toBe(before);
  }
  await browser.press("accept");
  expect(browser.visit.url.pathname).toBe("/cart");
  expect(told(browser)).toEqual([]);
  expect(browser.visit.page.querySelector("#p-3 input[name^=quantity]")?.getAttribute("value")).toBe("1");
});

test.each(["/shipping", "/cart"])("if %s is the next page, it names what changed and accepts it", async (page) => {
  const browser = await shopper();
  shop.api.dress({ products: { 1: { remain: 0 }, 3: { remain: 1 } } });
  await browser.signIn(undefined, page);
  expect(browser.visit.url.pathname).toBe(page);
  expect(told(browser).sort()).toEqual([CUT, cartChanges.soldOut].sort());
  await browser.press("accept");
  expect(browser.visit.url.pathname).toBe(page);
  expect(told(browser)).toEqual([cartChanges.soldOut]);
  expect(browser.visit.page.querySelector("[name=intent][value=accept]")).toBeNull();
  expect(browser.text).toContain(cartChanges.unsoldHint);
});

test("going on from a cut keeps the quantity that the page showed when the stock comes back", async () => {
  const browser = await shopper();
  await browser.signIn(undefined, "/cart");
  shop.api.dress({ products: { 3: { remain: 1 } } });
  await browser.open("/cart");
  expect(told(browser)).toEqual([CUT]);
  await browser.press("next");
  expect(browser.visit.url.pathname).toBe("/shipping");
  shop.api.reset();
  await browser.open("/cart");
  expect(browser.visit.page.querySelector("#p-3 input[name^=quantity]")?.getAttribute("value")).toBe("1");

  // A cut that the address's page was the first to find.
  await browser.open("/single-product/3");
  await browser.press("buy", { quantity: "3" });
  shop.api.dress({ products: { 3: { remain: 2 } } });
  await browser.open("/shipping");
  expect(told(browser)).toEqual([interpolate(cartChanges.cut, { from: 4, to: 2 })]);
  await browser.press("confirm", { ...ADDRESS, email: "demo@och.mn" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  shop.api.reset();
  await browser.open("/cart");
  expect(browser.visit.page.querySelector("#p-3 input[name^=quantity]")?.getAttribute("value")).toBe("2");
});

test("going on from a cut leaves what another tab has set since", async () => {
  const browser = await shopper();
  await browser.signIn(undefined, "/cart");
  shop.api.dress({ products: { 3: { remain: 1 } } });
  await browser.open("/cart");
  const stale = browser.visit;
  shop.api.reset();
  await browser.open("/single-product/3");
  await browser.press("buy", { quantity: "3" });
  await browser.goBackTo(stale).press("next");
  await browser.open("/cart");
  expect(browser.visit.page.querySelector("#p-3 input[name^=quantity]")?.getAttribute("value")).toBe("5");
});

/** Count and sum of the cart in the header. */
const header = ({ visit: { page } }: PlainBrowser) =>
  [".cart-count", ".cart-total"].map((part) => page.querySelector(part)?.textContent);

test("the header has the same count and sum as the page below, whatever has just changed", async () => {
  const browser = await shopper();
  await browser.signIn(undefined, "/cart");
  expect(header(browser)).toEqual(["4", formatTugrik(2 * 101_000 + 2 * 92_700)]);
  shop.api.dress({ products: { 1: { remain: 0 }, 3: { sale_price: 113_000, discount: 0, remain: 1 } } });
  for (const page of ["/cart", "/shipping"]) {
    await browser.open(page);
    expect(header(browser), page).toEqual(["1", formatTugrik(113_000)]);
  }
});

test("the shop says how many lines still fit before the cart is full, on adding and in the cart", async () => {
  const browser = new PlainBrowser(shop.origin);
  const add = (id: number) => browser.post("/cart", { intent: "buy", id: String(id), quantity: "1" });
  for (let id = 101; id <= 134; id++) await add(id);
  expect(browser.text).not.toContain(cart.roomLeft.slice(0, 20));
  await add(135);
  expect(browser.text).toContain(interpolate(notices.addedNearlyFull, { model: "Model 135", room: 5 }));
  expect(browser.text).toContain(interpolate(cart.roomLeft, { room: 5 }));
  for (let id = 136; id <= 140; id++) await add(id);
  expect(browser.text).toContain(interpolate(cart.roomLeft, { room: 0 }));
  await add(141);
  expect(browser.text).toContain(notices.cartFull);
});

// Last, since the shop then pauses its calls (bff/upstream/health.ts).
test("without the API the cart shows its lines and the prices last seen, and removes lines", async () => {
  const browser = await shopper();
  shop.api.set("reset");
  await browser.open("/cart");
  expect(browser.visit.status).toBe(503);
  expect(browser.text).toContain(cart.knownOnly);
  expect(browser.visit.page.querySelectorAll(".cart-line")).toHaveLength(2);
  expect(browser.text).toContain(interpolate(cart.lastPrice, { price: formatTugrik(92_700) }).replace(/\s/g, " "));
  await browser.press("remove");
  expect(browser.visit.page.querySelectorAll(".cart-line")).toHaveLength(1);
});
