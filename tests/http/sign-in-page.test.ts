/** The sign-in page by plain HTTP: its content, and that no link on it loses the return address. */

import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const { account, review } = SENTENCES.mn;
const { account: en } = SENTENCES.en;

const shop = sharedShop();

const browse = () => new PlainBrowser(shop.origin);
const PRODUCT = "/single-product/44";
const nextOf = ({ visit }: PlainBrowser) => visit.page.querySelector("main input[name=next]")?.getAttribute("value");

test("asks for the e-mail address by that name: there is no other user name", async () => {
  const { page } = await browse().open("/login");
  const field = page.querySelector("main input[name=email]");
  expect(page.querySelector(`label[for="${field?.getAttribute("id")}"]`)?.textContent).toBe("Имэйл хаяг");
});

describe("the other language", () => {
  test("keeps a guest's review, which waits in the way back", async () => {
    const browser = browse();
    const message = "Үнэхээр сайн бараа. ".repeat(24).trim();
    await browser.open(PRODUCT);
    await browser.press(review.send, { rate: "4", message });
    const before = browser.here;
    expect(before).toContain("draft");
    await browser.follow(/^\/language\/en/);
    expect(browser.here).toBe(before);
    expect(browser.text).toContain(en.password);
    await browser.press(en.login, { ...(await newCustomer(shop.apiOrigin)) });
    expect(browser.visit.page.querySelector("#review-form textarea")?.textContent).toBe(message);
  });

  test("keeps the longest way back there is, and what the page was opened with", async () => {
    const browser = browse();
    const next = `/search?search=${"%D3%A8".repeat(240)}`;
    await browser.open(`/login?sms=1&next=${encodeURIComponent(next)}`);
    expect(nextOf(browser)).toBe(next);
    await browser.follow(/^\/language\/en/);
    expect(nextOf(browser)).toBe(next);
    expect(browser.text).toContain(en.emailConfirmed);
  });
});

test.each(["/login", "/register", "/forgot-password", "/forgot-password?sent=1"])(
  "the header's own link to the page keeps the way back of %s",
  async (page) => {
    const browser = browse();
    await browser.open(`${page}${page.includes("?") ? "&" : "?"}next=${PRODUCT}`);
    await browser.follow(/^\/login/);
    expect(browser.visit.url.pathname).toBe("/login");
    expect(nextOf(browser)).toBe(PRODUCT);
  },
);

test("the page says that the cart is kept only when it is not empty", async () => {
  const browser = browse();
  await browser.open("/login?next=/profile");
  expect(browser.text).not.toContain(account.cartKept);
  await browser.open(PRODUCT);
  await browser.press("add");
  await browser.open("/login?next=/profile");
  expect(browser.text).toContain(account.cartKept);
});
