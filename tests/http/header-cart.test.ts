/** The header's cart without JavaScript changes quantities and removes lines, and the shopper stays on their page. */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

const { notices, ui } = SENTENCES.mn;

const PAGE = "/search?p=model";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());
beforeEach(() => shop.api.reset());

/** Two pieces of product 5 and one of 7. */
async function shopper(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  for (const [id, quantity] of [
    ["5", "2"],
    ["7", "1"],
  ] as const)
    await browser.post("/cart", { intent: "add", id, quantity });
  await browser.open(PAGE);
  return browser;
}

const buttons = ({ visit }: PlainBrowser, id: number) =>
  visit.page
    .querySelectorAll(".mini-lines button")
    .filter((button) => new URLSearchParams(button.getAttribute("formaction")?.split("?")[1]).get("id") === String(id));

/** Presses − (0), + (1) or the removing button (2) of a line. */
function press(browser: PlainBrowser, id: number, place: number) {
  const button = buttons(browser, id)[place];
  const form = button?.closest("form");
  const fields = form
    ?.querySelectorAll("input")
    .map((field): [string, string] => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]);
  return browser.post(button?.getAttribute("formaction") ?? "", fields ?? []);
}

const quantities = ({ visit }: PlainBrowser) =>
  visit.page.querySelectorAll(".mini-lines .quantity .num").map((shown) => Number(shown.textContent));
const sums = ({ visit }: PlainBrowser) =>
  visit.page.querySelectorAll(".mini-line-sum").map(({ textContent }) => textContent.trim());
const address = ({ visit: { url } }: PlainBrowser) => url.pathname + url.search;

test("− and + change a line, the sum follows, and the page stays", async () => {
  const browser = await shopper();
  expect(quantities(browser)).toEqual([2, 1]);
  await press(browser, 5, 1);
  expect([address(browser), quantities(browser)]).toEqual([PAGE, [3, 1]]);
  expect(browser.visit.page.querySelector(".mini-total .num")?.textContent).toBe(formatTugrik(3 * 105_000 + 107_000));
  expect(sums(browser)).toEqual([`3 × ${formatTugrik(105_000)} ${formatTugrik(315_000)}`, formatTugrik(107_000)]);
  await press(browser, 5, 0);
  await press(browser, 5, 0);
  expect(quantities(browser)).toEqual([1, 1]);
});

test.each([
  "/login",
  "/login?next=%2Fshipping",
  "/register?next=/shipping",
  "/forgot-password",
  "/forgot-password?next=%2Fshipping",
])("%s stays too: a form that is half filled in is not left", async (page) => {
  const browser = await shopper();
  for (const place of [1, 2]) {
    await browser.open(page);
    await press(browser, 5, place);
    expect(address(browser)).toBe(page);
  }
  expect(quantities(browser)).toEqual([1]);
});

test("without a script the cart is open again after a press, with a notice of the new quantity", async () => {
  const browser = await shopper();
  const isOpen = () => browser.visit.page.querySelector(".cart-menu")?.hasAttribute("open");
  expect(isOpen()).toBe(false);
  await press(browser, 5, 1);
  const told = interpolate(notices.cartSet, { model: "Model 5", quantity: 3 });
  expect(browser.text).toContain(told.replace("Model 5", ""));
  expect(isOpen()).toBe(true);
  await browser.open(PAGE);
  expect(isOpen()).toBe(false);
});

test("at 1 and at the stock a press changes nothing, and the limit is said", async () => {
  const browser = await shopper();
  shop.api.dress({ products: { 5: { remain: 2 } } });
  await browser.open(`${PAGE}&page=1`);
  await browser.post("/cart", { intent: "add", id: "9", quantity: "1", returnTo: PAGE });
  expect(buttons(browser, 5)[1]?.getAttribute("aria-disabled")).toBe("true");
  expect(browser.visit.page.querySelector(".mini-lines")?.textContent).toContain(interpolate(ui.most, { max: 2 }));
  await press(browser, 5, 1);
  expect(quantities(browser)).toEqual([2, 1, 1]);
  await press(browser, 7, 0);
  expect(quantities(browser)).toEqual([2, 1, 1]);
});

test("a press on a page older than the stock is refused by a notice, and no field elsewhere shows it", async () => {
  const browser = await shopper();
  shop.api.dress({ products: { 5: { remain: 2 } } });
  await press(browser, 5, 1);
  expect(browser.text).toContain(interpolate(notices.stockShortOf, { model: "Model 5" }));
  await browser.open("/single-product/5");
  expect(browser.visit.page.querySelector("#quantity")?.getAttribute("value")).toBe("1");
});

test("a line that is removed can be put back, where the shopper is", async () => {
  const browser = await shopper();
  await press(browser, 5, 2);
  expect([address(browser), quantities(browser)]).toEqual([PAGE, [1]]);
  await browser.press(ui.putBack);
  expect([address(browser), quantities(browser)]).toEqual([PAGE, [2, 1]]);
});

test("two lines that are removed one after the other are both put back", async () => {
  const browser = await shopper();
  await browser.post("/cart", { intent: "add", id: "9", quantity: "1" });
  await browser.open(PAGE);
  await press(browser, 5, 2);
  await press(browser, 7, 2);
  await browser.press(ui.putBack);
  await browser.press(ui.putBack);
  await browser.open(PAGE);
  expect(quantities(browser)).toEqual([2, 1, 1]);
});

test("a step counts from the quantity that another window has set", async () => {
  const browser = await shopper();
  const old = browser.visit;
  await press(browser, 5, 1);
  await browser.goBackTo(old);
  await press(browser, 5, 1);
  expect(quantities(browser)).toEqual([4, 1]);
});

test("the cart's own page has one control of a line, not two", async () => {
  const browser = await shopper();
  await browser.open("/cart");
  expect(browser.visit.page.querySelectorAll(".mini-lines button")).toHaveLength(0);
  expect(browser.visit.page.querySelectorAll(".mini-lines li")).toHaveLength(2);
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
  "it leads nowhere else: %s",
  async (returnTo) => {
    const browser = await shopper();
    for (const intent of ["set", "remove"]) {
      await browser.post(`/cart?intent=${intent}&id=5&quantity5=1`, { returnTo });
      expect([browser.visit.url.origin, browser.visit.url.pathname]).toEqual([shop.origin, "/cart"]);
    }
  },
);
