/** Ordering again adds an order's products to the cart, whose page shows what has changed since. */

import { afterEach, beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { MAX_LINES } from "#bff/rules/cart.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { cartChanges, notices, order: words, profile } = SENTENCES.mn;

const shop = sharedFaultyShop();
beforeAll(async () => {
  shop.api.newCustomers();
});
afterEach(() => shop.api.reset());

async function signedIn(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" });
  await browser.signIn();
  return browser;
}

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

const know = (status: string, ...lines: object[]) => knowWith({}, status, ...lines);
const knowWith = (more: object, status: string, ...lines: object[]) =>
  shop.api.alter((name, answer) =>
    name === "showOrder"
      ? { result: "success", order: [{ ...ROW, status, ...more }], product: lines, coupon: 0 }
      : answer,
  );

const written = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]));
const someProducts = (count: number) => written(notices.products, { count });
/** The beginning of a sentence, before its values. */
const started = (sentence: string) => new RegExp(sentence.replace(/\{\{left\}\}.*/, "").replace("{{count}}", "\\d+"));

const quantities = ({ visit }: PlainBrowser) =>
  visit.page
    .querySelectorAll("main .cart-line")
    .map((item) => [item.getAttribute("id"), item.querySelector("input[id^=quantity-]")?.getAttribute("value")]);

test.each(["pending", "delivered"])("%s: its products are in the cart, at one press", async (status) => {
  know(status, line(1, 2), line(3, 1));
  const browser = await signedIn();
  await browser.open("/show-order/PI000777");
  await browser.press(words.again);
  expect(browser.visit.url.pathname).toBe("/cart");
  expect(browser.text).toContain(notices.orderedAgain);
  expect(quantities(browser)).toEqual([
    ["p-1", "2"],
    ["p-3", "1"],
  ]);
});

test("a discontinued product is named and not added; the cart says when there are fewer than ordered", async () => {
  know("expired", line(1, 2), line(987_654, 1), line(3, 5_000));
  const browser = await signedIn();
  await browser.open("/show-order/PI000777");
  await browser.press(words.again);
  expect(browser.text).toContain(cartChanges.changed);
  expect(browser.text).not.toContain(notices.orderedAgain);
  expect(browser.text).toContain(written(notices.orderedAgainPart, { count: 2, left: someProducts(1) }));
  expect(browser.visit.page.querySelector("#p-987654")).toBeNull();
  expect(browser.visit.page.querySelector("#p-3 [role=alert]")).not.toBeNull();
  expect(quantities(browser)[0]).toEqual(["p-1", "2"]);
});

/** The shop's product is sold out. */
const sellOut = (...sold: number[]) =>
  shop.api.alter((name, answer) =>
    name === "cartProduct" && "product" in answer && Array.isArray(answer.product)
      ? { ...answer, product: answer.product.map((row) => (sold.includes(row.id) ? { ...row, remain: 0 } : row)) }
      : answer,
  );

test("a sold-out product is named and not added; if all are sold out, nothing else happens", async () => {
  const browser = await signedIn();
  await browser.open("/single-product/1");
  const model = browser.visit.page.querySelector("h1")?.text.trim() ?? "";
  sellOut(1);
  await browser.post("/cart", { intent: "again", lines: "1x2,3x1" });
  expect(browser.text).toMatch(started(notices.orderedAgainPart));
  expect(model).toContain(/нэмээгүй: ([^.]+)/.exec(browser.text)?.[1]);
  expect(quantities(browser)).toEqual([["p-3", "1"]]);
  sellOut(1, 3);
  const before = browser.cookies.get("shown");
  await browser.post("/cart", { intent: "again", lines: "1x2,3x1" });
  expect(browser.text).toMatch(started(notices.orderedAgainNone));
  expect(browser.cookies.get("shown")).toBe(before);
});

test("two presses of one page add once, with the same notice", async () => {
  know("expired", line(1, 2));
  const browser = await signedIn();
  await browser.open("/show-order/PI000777");
  const page = browser.visit;
  for (const _ of [1, 2]) {
    browser.goBackTo(page);
    await browser.press(words.again);
    expect(browser.text).toContain(notices.orderedAgain);
    expect(quantities(browser)).toEqual([["p-1", "2"]]);
  }
  await browser.open("/show-order/PI000777");
  await browser.press(words.again);
  expect(quantities(browser)).toEqual([["p-1", "4"]]);
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
});

test("without an order the list says so", async () => {
  shop.api.alter((name, answer) => (name === "myInfo" ? { ...answer, order: [] } : answer));
  const browser = await signedIn();
  await browser.open("/profile?role=orders");
  expect(browser.text).toContain(profile.noOrders);
});
