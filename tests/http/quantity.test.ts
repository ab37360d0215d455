/**
 * An invalid quantity in every form that has one: a message at the field, the typed text kept, no effect.
 */

import { beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { notices } = SENTENCES.mn;

/** Others: bff/rules/quantity.test.ts, and each form of one in tests/http/every-form.test.ts. */
const WRONG = "2.5";

const shop = sharedShop();
/** A product with 59 pieces, and another one. */
let id: number;
let other: number;
beforeAll(async () => {
  const rows = await shop.sql("SELECT id FROM product WHERE listed = 1 AND id > 1 AND remain > 20 LIMIT 2");
  [id = 0, other = 0] = rows.map((row) => Number(row.id));
  await shop.sql("UPDATE product SET remain = 59 WHERE id = ?", id);
});

const browse = () => new PlainBrowser(shop.origin);
const badge = ({ visit }: PlainBrowser) => visit.page.querySelector(".cart-count")?.textContent ?? "0";

/** A field with its message, as assistive technology finds it. */
function fieldOf({ visit: { page } }: PlainBrowser, form: string) {
  const field = page.querySelector(`${form} input[name^=quantity][data-max]`);
  const described = field?.getAttribute("aria-describedby");
  return {
    value: field?.getAttribute("value"),
    message: described ? page.querySelector(`#${described}`)?.textContent : undefined,
    isInvalid: field?.getAttribute("aria-invalid") === "true",
  };
}

const wrong = (value: string, message = notices.quantityWrong) => ({ value, message, isInvalid: true });
const right = (value: string) => ({ value, message: undefined, isInvalid: false });

test.each(["buy", "save", "compare"])("on the product page, by the button %s", async (button) => {
  const browser = browse();
  await browser.signIn(await newCustomer(shop.apiOrigin), `/single-product/${id}`);
  await browser.press(button, { quantity: WRONG });
  expect(browser.here).toBe(`/single-product/${id}`);
  expect(fieldOf(browser, ".buy-form")).toEqual(wrong(WRONG));
  expect(badge(browser)).toBe("0");
  // Acts that do not need the number are done.
  expect(browser.visit.page.querySelector(".notice-success") !== null).toBe(["save", "compare"].includes(button));
  await browser.open(browser.here);
  expect(fieldOf(browser, ".buy-form")).toEqual(right("1"));
});

test("more than the stock is not added, and stays in the field", async () => {
  const browser = browse();
  await browser.open(`/single-product/${id}`);
  await browser.press("add", { quantity: "60" });
  expect(browser.notices).toContain(`${notices.stockShort}: `);
  expect(fieldOf(browser, ".buy-form")).toEqual(wrong("60", interpolate(notices.quantityShort, { max: 59 })));
  expect(browser.visit.page.querySelector("title")?.textContent).toMatch(/^Алдаа: /);
  expect(browser.visit.url.hash).toBe("#quantity");
  expect(badge(browser)).toBe("0");
  await browser.press("add", { quantity: "58" });
  expect(fieldOf(browser, ".buy-form")).toEqual(right("58"));
  await browser.press("add", { quantity: "2" });
  expect(fieldOf(browser, ".buy-form")).toEqual(
    wrong("2", interpolate(notices.quantityShortInCart, { max: 59, inCart: 58 })),
  );
});

test("from a card, whose form has no visible field, the notice states it", async () => {
  const browser = browse();
  await browser.open("/new-arrival");
  await browser.press("add", { quantity: WRONG });
  expect(browser.here).toBe("/new-arrival");
  expect(browser.notices).toContain(notices.quantityWrong);
  expect(badge(browser)).toBe("0");
});

/** A cart of one piece of each of two products. */
async function withTwoLines(): Promise<PlainBrowser> {
  const browser = browse();
  await browser.open(`/single-product/${id}`);
  await browser.press("add");
  await browser.open(`/single-product/${other}`);
  await browser.press("buy");
  return browser;
}

/** What is typed into the fields of both lines. */
const both = (first: string, second: string) => ({ [`quantity${id}`]: first, [`quantity${other}`]: second });

test("what is typed in the cart goes on with the shopper to the address, every line of it", async () => {
  const browser = await withTwoLines();
  await browser.press("next", both("3", " 04 "));
  expect(browser.here).toBe("/login?next=%2Fshipping");
  expect(badge(browser)).toBe("7");
});

test("more than the stock in a line stops the checkout: the message is at the field, what was typed in the others stays", async () => {
  const browser = await withTwoLines();
  await browser.press("next", both("60", "3"));
  expect(browser.here).toBe("/cart");
  expect(browser.visit.url.hash).toBe(`#quantity-${id}`);
  expect(fieldOf(browser, `#p-${id}`)).toEqual(wrong("60", interpolate(notices.quantityShort, { max: 59 })));
  expect(fieldOf(browser, `#p-${other}`)).toEqual(right("3"));
  expect(badge(browser)).toBe("4");
});

test("an untouched field does not undo what another tab has set", async () => {
  const browser = await withTwoLines();
  const before = browser.visit;
  await browser.press("set", { [`quantity${id}`]: "9" });
  await browser.goBackTo(before).press("next", { [`quantity${other}`]: "2" });
  expect(badge(browser)).toBe("9+");
  await browser.open("/cart");
  expect(fieldOf(browser, `#p-${id}`)).toEqual(right("9"));
  expect(fieldOf(browser, `#p-${other}`)).toEqual(right("2"));
});

test("a line that another tab has removed is not set, and that is what the notice says", async () => {
  const browser = browse();
  for (const product of [id, other]) await browser.post("/cart", { intent: "add", id: String(product), quantity: "2" });
  const stale = await browser.open("/cart");
  await browser.post(`/cart?id=${id}`, { intent: "remove", id: String(id) });
  await browser.goBackTo(stale).press("set", { [`quantity${id}`]: "4" });
  expect(browser.notices).toContain(notices.lineGone);
  expect(browser.notices).not.toContain(notices.stockShort);
  expect(badge(browser)).toBe("2");
});

test.each([
  ["+", "1", 10],
  ["−", "-1", 8],
])("a press of %s counts from what is in the cart, also where another window has set it", async (_, step, to) => {
  const browser = browse();
  await browser.post("/cart", { intent: "add", id: String(id), quantity: "2" });
  const stale = await browser.open("/cart");
  await browser.press("set", { [`quantity${id}`]: "9" });
  const button = stale.page.querySelector(`#p-${id} button[formaction$="step=${step}"]`);
  if (!button) throw new Error(`No button for ${step}`);
  await browser.goBackTo(stale).press(button);
  expect(fieldOf(browser, `#p-${id}`)).toEqual(right(String(to)));
});
