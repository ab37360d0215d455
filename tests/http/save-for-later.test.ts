/**
 * A line of the cart that is saved for later: it leaves the cart only when the API has saved it, and comes back to its
 * place. Without JavaScript; for both generations of the API.
 */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { isSecond } from "#tests/support/generation.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { notices, ui } = SENTENCES.mn;

let shop: TestShop;
let faulty: FaultyShop;
let stock: number[];
/** The products of a test: the second generation keeps a favourite for one customer only. */
let ids: number[];
beforeAll(async () => {
  [shop, faulty] = await Promise.all([startShop(), startFaultyShop()]);
  faulty.api.newCustomers();
  const rows = await shop.sql(
    `SELECT id FROM product WHERE listed = 1 AND remain > 20 AND id > 100
     AND id NOT IN (SELECT product_id FROM favourite) ORDER BY id LIMIT 60`,
  );
  stock = rows.map(({ id }) => Number(id));
});
beforeEach(() => {
  ids = stock.splice(0, 6);
  expect(ids).toHaveLength(6);
});
afterAll(() => Promise.all([shop?.stop(), faulty?.stop()]));

const nth = (place: number) => ids[place] ?? 0;

/** A cart of 1, 2, 3 … pieces of the first products. */
async function withCart(browser: PlainBrowser, count = 3): Promise<PlainBrowser> {
  for (let place = 0; place < count; place++)
    await browser.post("/cart", { intent: "add", id: String(nth(place)), quantity: String(place + 1) });
  await browser.open("/cart");
  return browser;
}

async function customer(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.origin);
  await browser.post("/login", { ...(await newCustomer(shop.apiOrigin)) });
  return browser;
}

const lines = ({ visit }: PlainBrowser) =>
  visit.page.querySelectorAll(".cart-line input[data-max]").map((field) => {
    const id = Number(field.getAttribute("name")?.replace("quantity", ""));
    return `${ids.indexOf(id)}x${field.getAttribute("value")}`;
  });

/** Presses the button of a line, with what was typed in others. */
function later(browser: PlainBrowser, place: number, typed: Record<string, string> = {}) {
  const button = browser.visit.page.querySelector(`#p-${nth(place)} [value=later]`);
  const { fields } = browser.filled("next", typed);
  return browser.post(button?.getAttribute("formaction") ?? "", [
    ...fields.filter(([name]) => name !== "intent"),
    ["intent", "later"],
  ]);
}

async function saved(browser: PlainBrowser): Promise<number[]> {
  await browser.open("/profile?role=saved");
  return browser.visit.page
    .querySelectorAll(".saved-list > li")
    .map((li) => ids.indexOf(Number(li.getAttribute("id")?.replace("p-", ""))));
}

test("one press moves a line to the favourites, keeps what was typed in others, and is taken back", async () => {
  const browser = await withCart(await customer());
  await later(browser, 1, { [`quantity${nth(0)}`]: "5" });
  expect(browser.visit.url.pathname).toBe("/cart");
  expect(lines(browser)).toEqual(["0x5", "2x3"]);
  expect(browser.text).toContain(notices.savedForLater.replace("{{model}} ", ""));
  await browser.press(ui.putBack);
  expect(lines(browser)).toEqual(["0x5", "1x2", "2x3"]);
  expect(await saved(browser)).toEqual([1]);
});

test("a guest who is asked to sign in for it, and goes on to order instead, orders the line", async () => {
  const browser = await withCart(new PlainBrowser(shop.origin));
  const left = browser.visit;
  await later(browser, 1);
  expect(browser.visit.url.pathname).toBe("/login");
  browser.goBackTo(left);
  await browser.press("next");
  expect(browser.visit.url.pathname + browser.visit.url.search).toBe("/login?next=%2Fshipping");
  await browser.press("Нэвтрэх", { ...(await newCustomer(shop.apiOrigin)) });
  expect(browser.visit.url.pathname).toBe("/shipping");
  await browser.open("/cart");
  expect(lines(browser)).toEqual(["0x1", "1x2", "2x3"]);
  expect(await saved(browser)).toEqual([]);
});

test("lines that were removed before can still be put back, behind it", async () => {
  const browser = await withCart(await customer());
  await browser.press("remove");
  await later(browser, 1);
  expect(lines(browser)).toEqual(["2x3"]);
  for (let count = 0; count < 2; count++) await browser.press(ui.putBack);
  expect(lines(browser)).toEqual(["0x1", "1x2", "2x3"]);
});

test("a sixth favourite is refused, and its line stays", async () => {
  const browser = await withCart(await customer(), 6);
  for (let place = 0; place < 5; place++) await later(browser, place);
  await later(browser, 5);
  expect(browser.text).toContain(notices.favouritesFull);
  expect(lines(browser)).toEqual(["5x6"]);
});

test.runIf(isSecond)(
  "a line stays in the cart when the API does not store it, since another customer has saved the product",
  async () => {
    await later(await withCart(await customer(), 1), 0);
    const browser = await withCart(await customer(), 2);
    await later(browser, 0);
    expect(browser.text).toContain(notices.favouriteNotKept);
    expect(lines(browser)).toEqual(["0x1", "1x2"]);
    expect(await saved(browser)).toEqual([]);
  },
);

test("a guest signs in, finds it moved, and it can be put back", async () => {
  const browser = await withCart(new PlainBrowser(shop.origin));
  await later(browser, 1);
  expect(browser.visit.url.pathname).toBe("/login");
  // An invitation, not an error.
  expect(browser.visit.page.querySelector(".notice-info")?.textContent).toContain(notices.signInForLater);
  expect(browser.visit.page.querySelector(".notice-failure")).toBeNull();
  await browser.press("Нэвтрэх", { ...(await newCustomer(shop.apiOrigin)) });
  expect(browser.visit.url.pathname).toBe("/cart");
  expect(browser.text).toContain(notices.savedForLater.replace("{{model}} ", ""));
  expect(lines(browser)).toEqual(["0x1", "2x3"]);
  await browser.press(ui.putBack);
  expect(lines(browser)).toEqual(["0x1", "1x2", "2x3"]);
  expect(await saved(browser)).toEqual([1]);
});

test.each(["500", "reset"] as const)("a failed call (%s) removes nothing from the cart", async (fault) => {
  const browser = new PlainBrowser(faulty.origin);
  await browser.post("/login", { email: "demo@och.mn", password: "demo-1234" });
  await browser.post("/cart", { intent: "add", id: "5", quantity: "2" });
  await browser.open("/cart");
  faulty.api.set(fault, "addFavouriteProduct");
  await browser.press("later");
  faulty.api.reset();
  expect(browser.text).toContain(notices.unreachable);
  await browser.open("/cart");
  expect(browser.visit.page.querySelector("#p-5 input[data-max]")?.getAttribute("value")).toBe("2");
});
