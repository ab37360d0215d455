/** Phones and three-word addresses as people write and paste them reach the shop API as it takes them. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { MAX_DRAFT_LENGTHS } from "#bff/rules/delivery-address.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const { checkout, checkoutAnswers, notices } = SENTENCES.mn;

let shop: TestShop;
let browser: PlainBrowser;
let email: string;
beforeAll(async () => {
  shop = await startShop();
  ({ browser, email } = await shopper());
});
afterAll(() => shop?.stop());

/** A new customer with a product in the cart, on the address page. */
async function shopper() {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/category/1");
  await openProductInStock(browser, 5);
  await browser.press("buy");
  const customer = await newCustomer(shop.apiOrigin);
  await browser.signIn(customer, "/shipping");
  return { browser, ...customer };
}

const ADDRESS = {
  name: "Дэмо Болд",
  phone: "99112233",
  phone2: "",
  more: "12-р байр, 45 тоот",
  district: "1",
  khoroo: "1",
};

test.each(["+976 9911 2233", "976-99112233", "(976) 9911-2233", "9911 2233"])("the phone %s", async (phone) => {
  await shop.sql("UPDATE user SET phone = '', phone2 = '' WHERE email = ?", email);
  await browser.open("/shipping");
  await browser.press("confirm", { ...ADDRESS, phone, phone2: phone });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  const [row] = await shop.sql("SELECT phone, phone2 FROM user WHERE email = ?", email);
  expect(row).toEqual({ phone: "99112233", phone2: "99112233" });
});

test.each([
  ["https://what3words.com/гурван.үгт.хаяг", "гурван.үгт.хаяг"],
  [
    `https://what3words.com/${encodeURIComponent("дурсамжийн.тэмдэглэлүүд.баяртайгаар")}`,
    "дурсамжийн.тэмдэглэлүүд.баяртайгаар",
  ],
  ["///гурван.үгт.хаяг", "гурван.үгт.хаяг"],
])("the three words %s", async (w3w, words) => {
  await browser.open("/shipping");
  await browser.press("confirm", { ...ADDRESS, w3w });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  const [row] = await shop.sql(
    "SELECT w3w FROM orders WHERE user_id = (SELECT id FROM user WHERE email = ?) AND enable_is = 0",
    email,
  );
  expect(row).toEqual({ w3w: words });
});

test("a question mark in an address is sent as its full-width form, and is shown as it was typed", async () => {
  await browser.open("/shipping");
  await browser.press("confirm", { ...ADDRESS, more: "45 тоот (хаалга нь?)", w3w: "" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect(browser.text).toContain("45 тоот (хаалга нь?)");
  const [row] = await shop.sql("SELECT more_address FROM user WHERE email = ?", email);
  expect(row).toEqual({ more_address: "45 тоот (хаалга нь？)" });
  browser.cookies.delete("shopper");
  await browser.open("/shipping");
  expect(browser.visit.page.querySelector("main [name=more]")?.textContent).toBe("45 тоот (хаалга нь?)");
});

/** As long as a field lets it be, which is longer than the API accepts. */
const TOO_LONG = "Баянзүрх дүүргийн урт хаяг, ".repeat(12);
const filling = (name: "more" | "name") => TOO_LONG.slice(0, MAX_DRAFT_LENGTHS[name] - 1).concat("!");

test.each([
  ["confirm", "more", checkoutAnswers.moreTooLong],
  ["confirm", "name", checkoutAnswers.nameTooLong],
  ["place", "more", null],
  ["cart", "name", null],
  ["coupon", "more", null],
] as const)("%s with a %s that is too long loses nothing that the field took", async (button, name, message) => {
  await browser.open("/shipping");
  const field = browser.visit.page.querySelector(`main [name=${name}]`);
  expect(field?.getAttribute("maxlength")).toBe(String(MAX_DRAFT_LENGTHS[name]));
  await browser.press(button, {
    ...ADDRESS,
    [name]: filling(name),
    ...(button === "coupon" ? { coupon: "NOSUCH" } : {}),
  });
  if (message === null) await browser.open("/shipping");
  else expect([browser.visit.url.pathname, browser.visit.status]).toEqual(["/shipping", 400]);
  const shown = browser.visit.page.querySelector(`main [name=${name}]`);
  expect(name === "more" ? shown?.textContent : shown?.getAttribute("value")).toBe(filling(name));
  if (message) expect(shown?.parentNode?.textContent).toContain(message);
});

test("an address that is too long when the session has ended comes back whole after the sign-in", async () => {
  const { browser, email, password } = await shopper();
  browser.cookies.delete("session");
  await browser.press("confirm", { ...ADDRESS, email, more: filling("more") });
  expect(browser.visit.url.pathname).toBe("/login");
  await browser.press("Нэвтрэх", { email, password });
  expect(browser.visit.url.pathname).toBe("/shipping");
  expect(browser.visit.page.querySelector("main [name=more]")?.textContent).toBe(filling("more"));
  await browser.press("confirm");
  expect(browser.visit.status).toBe(400);
  expect(browser.text).toContain(checkoutAnswers.moreTooLong);
});

/** Longer than any field of the form takes: only a forged form sends it. */
const LONG = `${TOO_LONG} `.repeat(3).trim();

test.each(["confirm", "enter"])(
  "every mistake is told at once, what only the shop knows among them; by the button %s",
  async (intent) => {
    const { browser, email } = await shopper();
    const { fields } = browser.filled("confirm", { ...ADDRESS, name: LONG, phone: "1", khoroo: "" });
    const form = fields.filter(([name]) => !["intent", "email"].includes(name));
    await browser.post("/shipping", [...form, ["email", `other.${email}`], ["intent", intent]]);
    expect(browser.visit.status).toBe(400);
    const told = browser.visit.page
      .querySelectorAll(".error-summary a")
      .map((link) => [link.getAttribute("href"), link.text.trim()]);
    expect(told).toEqual([
      ["#shipping-name", checkoutAnswers.nameTooLong],
      ["#shipping-phone", checkoutAnswers.phoneDigits],
      ["#shipping-email", interpolate(checkoutAnswers.emailOther, { own: email })],
      ["#shipping-khoroo", checkoutAnswers.khorooRequired],
    ]);
  },
);

test("another e-mail address is explained at its field, and is sent once the shopper agrees", async () => {
  const { browser, email } = await shopper();
  const other = email.replace("@", ".other@");
  const known = async (address: string) => (await shop.sql("SELECT id FROM user WHERE email = ?", address)).length;
  expect(browser.text).not.toContain(checkout.emailYes);
  await browser.press("confirm", { ...ADDRESS, email: other });
  expect(browser.visit.status).toBe(400);
  expect(browser.text).toContain(interpolate(checkoutAnswers.emailOther, { own: email }));
  expect(browser.visit.page.querySelector("main [name=email]")?.getAttribute("value")).toBe(other);
  const box = browser.visit.page.querySelector("main [name=newSignIn]");
  expect([box?.getAttribute("value"), box?.hasAttribute("checked")]).toEqual(["yes", false]);
  expect([await known(email), await known(other)]).toEqual([1, 0]);
  await browser.press("confirm", { ...ADDRESS, email: other, newSignIn: "yes" });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  expect(browser.text).toContain(interpolate(notices.signInChanged, { email: other }));
  expect([await known(email), await known(other)]).toEqual([0, 1]);
});
