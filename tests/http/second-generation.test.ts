/**
 * Behaviour specific to the second generation of the API, through the whole shop (docs/api.md, section 7). Tests for
 * both generations run for it as well (vitest.config.ts).
 */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { PAYMENT_METHODS, usualMethods } from "#bff/rules/payment-methods.ts";
import { newCustomer } from "#tests/support/customer.ts";
import { isSecond } from "#tests/support/generation.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";
import { ADDRESS, openProductInStock } from "#tests/support/walk.ts";

const { notices, order: orderWords } = SENTENCES.mn;

const HERE = { ...ADDRESS, district: "1", khoroo: "1" };

describe.runIf(isSecond)("with the second generation", () => {
  let shop: TestShop;
  const logged: string[] = [];
  beforeAll(async () => {
    shop = await startShop({ log: (line) => logged.push(line) });
  });
  afterAll(() => shop?.stop());

  async function signedIn(next: string): Promise<PlainBrowser> {
    const browser = new PlainBrowser(shop.origin);
    await browser.signIn(await newCustomer(shop.apiOrigin), next);
    expect(browser.cookies.has("session")).toBe(true);
    return browser;
  }

  const whoIs = async () => Number((await shop.sql("SELECT max(id) AS id FROM user"))[0]?.id);

  test("the front page is whole: the special picture leads to its product, every category that it gives has its group", async () => {
    const browser = new PlainBrowser(shop.origin);
    const { page, status } = await browser.open("/");
    expect(status).toBe(200);
    const picture = page.querySelector("a.special img")?.getAttribute("src") ?? "";
    expect(picture).toMatch(/^\/images\/special\//);
    const drawn = await fetch(new URL(picture, shop.origin));
    expect([drawn.status, drawn.headers.get("Content-Type")]).toEqual([200, expect.stringMatching(/^image\//)]);
    const home = await fetch(`${shop.apiOrigin}/api/home/home-page`, { method: "POST" });
    const { random, randomCategory } = Object(await home.json());
    expect(random.length).toBeGreaterThan(100);
    expect(randomCategory).toHaveLength(5);
    const groups = page
      .querySelectorAll('[href^="/?in="], [href^="?in="], .tabs a')
      .map((tab) => tab.textContent.trim());
    expect(groups.length).toBeGreaterThan(4);
    expect(page.querySelectorAll("article.card").length).toBeGreaterThan(8);
    expect(logged.filter((line) => line.includes('"odd-rows"'))).toEqual([]);
    await browser.follow(/^\/single-product\/\d+$/);
    expect(browser.visit.status).toBe(200);
  });

  test("nothing is said of instalments, and qpay is the one way to pay", async () => {
    const browser = await signedIn("/category/1");
    await openProductInStock(browser, 5);
    expect(browser.text).not.toMatch(/4 хувааж|MCREDIT|Storepay/i);
    await browser.press("buy");
    expect(browser.text).not.toMatch(/4 хувааж|MCREDIT|Storepay/i);
    await browser.open("/shipping");
    await browser.press("confirm", HERE);
    const ways = browser.visit.page.querySelectorAll("input[name=payment]").map((radio) => radio.getAttribute("value"));
    expect(ways).toEqual(usualMethods("second"));
    // Its code never comes.
    expect(browser.text).not.toMatch(/QR/);
    const { action, fields } = browser.filled("confirm", { payment: "storepay" });
    await browser.post(action.href, fields);
    expect(browser.visit.url.pathname).toBe("/confirm-order");
    const [made] = await shop.sql(
      "SELECT count(*) AS n FROM orders WHERE user_id = ? AND enable_is = 1",
      await whoIs(),
    );
    expect(made?.n).toBe(0);
  });

  test("what somebody else has saved is not kept, and not called saved", async () => {
    const [row] = await shop.sql("SELECT product_id AS id FROM favourite LIMIT 1");
    const browser = await signedIn("/profile?role=saved");
    await browser.open(`/single-product/${row?.id}`);
    await browser.press("save");
    expect(browser.notices).toContain(notices.favouriteNotKept);
    expect(browser.visit.page.querySelector(".buy-form button[value=save]")?.textContent).toBe("Хадгалах");
  });

  test("a customer who is no more sees the product, and is signed out by the first page of their own", async () => {
    const browser = await signedIn("/");
    await shop.sql("DELETE FROM user WHERE id = ?", await whoIs());
    const { status } = await browser.open("/single-product/40");
    expect(status).toBe(200);
    expect(browser.visit.page.querySelector(".buy-form")).not.toBeNull();
    await browser.open("/profile");
    expect(browser.visit.url.pathname).toBe("/login");
    expect(browser.cookies.has("session")).toBe(false);
  });

  test("an order without a code is paid by transfer, and one of another way of paying reads as that", async () => {
    const browser = await signedIn("/category/1");
    await openProductInStock(browser, 5);
    await browser.press("buy");
    await browser.open("/shipping");
    await browser.press("confirm", HERE);
    await browser.press("confirm", { payment: "qpay" });
    expect(browser.visit.url.pathname).toMatch(/^\/show-order\//);
    const { pathname } = browser.visit.url;
    expect(browser.text).toContain(orderWords.payByTransfer);
    await shop.sql("UPDATE orders SET payment = 'storepay' WHERE ordernumber = ?", pathname.split("/").at(-1) ?? "");
    await browser.open(pathname);
    expect(browser.visit.status).toBe(200);
    expect(browser.text).toContain(
      interpolate(PAYMENT_METHODS.storepay.howToPayByNumber.mn, { number: ADDRESS.phone }),
    );
    expect(browser.text).not.toContain(orderWords.payByTransfer);
  });
});
