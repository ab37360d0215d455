/** Phones and three-word addresses as people write and paste them reach the shop API as it takes them. */

import { beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { MAX_DRAFT_LENGTHS } from "#bff/rules/delivery-address.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";
import { openProductInStock } from "#tests/support/walk.ts";

const { checkout, checkoutAnswers, notices } = SENTENCES.mn;

const shop = sharedShop();
let browser: PlainBrowser;
let email: string;
beforeAll(async () => {
  ({ browser, email } = await shopper());
});

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

// Further spellings: bff/rules/contact.test.ts.
test("phones and three words as they are written and pasted", async () => {
  const w3w = `https://what3words.com/${encodeURIComponent("гурван.үгт.хаяг")}`;
  await browser.open("/shipping");
  await browser.press("confirm", { ...ADDRESS, phone: "+976 9911-2233", phone2: "(976) 8811 2233", w3w });
  expect(browser.visit.url.pathname).toBe("/confirm-order");
  const [row] = await shop.sql(
    "SELECT u.phone, u.phone2, o.w3w FROM user u JOIN orders o ON o.user_id = u.id WHERE u.email = ? AND o.enable_is = 0",
    email,
  );
  expect(row).toEqual({ phone: "99112233", phone2: "88112233", w3w: "гурван.үгт.хаяг" });
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
  ["confirm", "name", checkoutAnswers.nameTooLong],
  ["place", "more", null],
] as const)("%s with a %s that is too long loses nothing that the field took", async (button, name, message) => {
  await browser.open("/shipping");
  const field = browser.visit.page.querySelector(`main [name=${name}]`);
  expect(field?.getAttribute("maxlength")).toBe(String(MAX_DRAFT_LENGTHS[name]));
  await browser.press(button, { ...ADDRESS, [name]: filling(name) });
  if (message === null) await browser.open("/shipping");
  else expect([browser.visit.url.pathname, browser.visit.status]).toEqual(["/shipping", 400]);
  const shown = browser.visit.page.querySelector(`main [name=${name}]`);
  expect(name === "more" ? shown?.textContent : shown?.getAttribute("value")).toBe(filling(name));
  if (message) expect(shown?.parentNode?.textContent).toContain(message);
});

/** Longer than any field of the form takes: only a forged form sends it. */
const LONG = `${TOO_LONG} `.repeat(3).trim();

test("every mistake is told at once, what only the shop knows among them", async () => {
  const { browser, email } = await shopper();
  await browser.press("confirm", { ...ADDRESS, name: LONG, phone: "1", khoroo: "", email: `other.${email}` });
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
});

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
