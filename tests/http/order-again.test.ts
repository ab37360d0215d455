/** Ordering again adds an order's products to the cart, whose page shows what has changed since. */

import { afterEach, beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { MAX_LINES } from "#bff/rules/cart.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { cartChanges, notices, order: words, profile } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeAll(async () => {
  shop.api.newCustomers();
});
afterEach(() => shop.api.reset());

const signedIn = () => new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" }).signIn();

const ROW = {
  ordernumber: "PI000777",
  created_at: "2026-11-20T09:30:00.000Z",
  status: "expired",
  total_amount: 310_000,
  tax: 5_000,
  payment: "qpay",
};
const line = (id: number, quantity: number) => ({
  id,
  image: null,
  name: "Утас",
  model: `Model ${id}`,
  quantity,
  amount: 1,
});

const know = (...lines: object[]) =>
  shop.api.alter((name, answer) =>
    name === "showOrder" ? { result: "success", order: [ROW], product: lines, coupon: 0 } : answer,
  );

const quantities = ({ visit }: PlainBrowser) =>
  visit.page
    .querySelectorAll("main .cart-line")
    .map((item) => [item.getAttribute("id"), item.querySelector("input[id^=quantity-]")?.getAttribute("value")]);

test("a discontinued product is named and not added; the cart says when there are fewer than ordered", async () => {
  know(line(1, 2), line(987_654, 1), line(3, 5_000));
  const browser = await signedIn();
  await browser.open("/show-order/PI000777");
  await browser.press(words.again);
  expect(browser.text).toContain(cartChanges.changed);
  expect(browser.text).not.toContain(notices.orderedAgain);
  expect(browser.text).toContain(
    interpolate(notices.orderedAgainPart, { count: 2, left: interpolate(notices.products, { count: 1 }) }),
  );
  expect(browser.visit.page.querySelector("#p-987654")).toBeNull();
  expect(browser.visit.page.querySelector("#p-3 [role=alert]")).not.toBeNull();
  expect(quantities(browser)[0]).toEqual(["p-1", "2"]);
});

test("a sold-out product is named and not added; if all are sold out, nothing else happens", async () => {
  const browser = await signedIn();
  await browser.open("/single-product/1");
  const model = browser.visit.page.querySelector("h1")?.text.trim() ?? "";
  shop.api.dress({ products: { 1: { remain: 0 } } });
  await browser.post("/cart", { intent: "again", lines: "1x2,3x1" });
  expect(browser.text).toMatch(/нэмээгүй: [^.]+/);
  expect(model).toContain(/нэмээгүй: ([^.]+)/.exec(browser.text)?.[1]);
  expect(quantities(browser)).toEqual([["p-3", "1"]]);
  shop.api.dress({ products: { 1: { remain: 0 }, 3: { remain: 0 } } });
  const before = browser.cookies.get("shown");
  await browser.post("/cart", { intent: "again", lines: "1x2,3x1" });
  expect(browser.text).toContain(notices.orderedAgainNone.split("{{")[0]);
  expect(browser.cookies.get("shown")).toBe(before);
});

test("an order's products are in the cart at one press; two presses of one page add them once", async () => {
  know(line(1, 2), line(3, 1));
  const browser = await signedIn();
  await browser.open("/show-order/PI000777");
  const page = browser.visit;
  for (const _ of [1, 2]) {
    browser.goBackTo(page);
    await browser.press(words.again);
    expect(browser.visit.url.pathname).toBe("/cart");
    expect(browser.text).toContain(notices.orderedAgain);
    expect(quantities(browser)).toEqual([
      ["p-1", "2"],
      ["p-3", "1"],
    ]);
  }
  await browser.open("/show-order/PI000777");
  await browser.press(words.again);
  expect(quantities(browser)[0]).toEqual(["p-1", "4"]);
});

test("invalid lines add nothing", async () => {
  const browser = await signedIn();
  const tooMany = Array(MAX_LINES + 1).fill("1x1");
  for (const lines of ["", "0x1", "1x-1", "1x99999", "1x1;2x2", tooMany.join()]) {
    await browser.post("/cart", { intent: "again", lines });
    expect(browser.text, lines).toContain(notices.notUnderstood);
    expect(browser.cookies.has("shown"), lines).toBe(false);
  }
});

test("the list of orders: the newest, without the draft, by pages of five, each leading to its page", async () => {
  const rows = [
    { ...ROW, ordernumber: "PI000999", enable_is: 0 },
    ...Array.from({ length: 7 }, (_, index) => ({ ...ROW, ordernumber: `PI00000${index + 1}`, status: "pending" })),
  ];
  shop.api.alter((name, answer) => (name === "myInfo" ? { ...answer, order: rows } : answer));
  const browser = await signedIn();
  const listed = () =>
    browser.visit.page.querySelectorAll("main .order-rows a").map((link) => link.getAttribute("href"));
  await browser.open("/profile?role=orders");
  expect(listed()).toEqual([1, 2, 3, 4, 5].map((number) => `/show-order/PI00000${number}`));
  expect(browser.text).toContain(profile.pending);
  await browser.open("/profile?role=orders&page=2");
  expect(listed()).toEqual([6, 7].map((number) => `/show-order/PI00000${number}`));
  await browser.open("/profile?role=orders&page=99");
  expect(listed()).toHaveLength(2);
  rows.length = 0;
  await browser.open("/profile?role=orders");
  expect(browser.text).toContain(profile.noOrders);
});
