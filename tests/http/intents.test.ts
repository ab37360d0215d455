/** A form without a known button changes nothing and gets a message: no action guesses the intent. */

import { beforeEach, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { shopRoutes } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { notices } = SENTENCES.mn;

/** Actions behind forms with one button, which has no name: their address says what they do. Error pages do nothing. */
const ONE_BUTTON = [
  "routes/login",
  "routes/logout",
  "routes/single-product.$id",
  "routes/confirm-order_.result",
  "routes/error-page",
  "routes/$",
];

/** Everything that the forms of the shop hold beside their button's name. */
const FIELDS = {
  ...{ id: "1", quantity: "1", place: "0", ids: "1,2", old: "1", returnTo: "/" },
  ...{
    personal: "person",
    name: "Дэмо",
    phone: "99112233",
    email: "demo@och.mn",
    more: "45",
    district: "1",
    khoroo: "1",
  },
  ...{ payment: "qpay", total: "1", key: "k".repeat(22), coupon: "NAADAM", bonus: "1" },
};

/** Cookies that a guess would change. */
const STATE = ["shown", "compare", "coupon", "bonus", "save"];

const shop = sharedFaultyShop();
beforeEach(() => shop.api.reset());

async function customer(): Promise<PlainBrowser> {
  const browser = await new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin" }).signIn();
  await browser.post("/cart", { intent: "add", id: "1", quantity: "1" });
  return browser;
}

const stateOf = ({ cookies }: PlainBrowser) => STATE.map((name) => [name, cookies.get(name)]);

const named = () => shopRoutes().filter(({ id, hasAction }) => hasAction && !ONE_BUTTON.includes(id));

test("the actions are found", () => {
  expect(named().map(({ path }) => path)).toEqual(expect.arrayContaining(["/cart", "/compare", "/saved", "/shipping"]));
});

test.each([
  ["no button", {}],
  ["an unknown button", { intent: "nonsense" }],
])("every action refuses a form that names %s", async (_, button) => {
  for (const { path } of named()) {
    const browser = await customer();
    const before = stateOf(browser);
    expect(before).toContainEqual(["shown", expect.any(String)]);
    const calls = shop.api.calls.length;
    await browser.post(path, { ...FIELDS, ...button });
    expect(stateOf(browser), path).toEqual(before);
    expect(browser.text, `${path}, at ${browser.visit.url.pathname}`).toContain(notices.notUnderstood);
    const written = shop.api.calls.slice(calls).filter(({ name }) => /order|favourite|coupon/i.test(name));
    expect(written, path).toEqual([]);
  }
});
