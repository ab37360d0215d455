/** A link from outside that names a product to buy: it shows the product, and changes nothing until a press. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { interpolate } from "#app/words/interpolate.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { cartLink, notices, product } = SENTENCES.mn;
const { cartLink: english } = SENTENCES.en;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.sql("UPDATE product SET remain = 3 WHERE id = 5");
  await shop.sql("UPDATE product SET remain = 0 WHERE id = 6");
  await shop.sql("UPDATE product SET remain = 4, color_name = 'Номин' WHERE id = 8");
  await shop.sql("UPDATE product SET remain = 250, color_name = 'Номин' WHERE id = 9");
});
afterAll(() => shop?.stop());

const quantityOf = ({ visit }: PlainBrowser) => visit.page.querySelector("[name=quantity]")?.getAttribute("value");

test("shows the product and the quantity, and adds them to the cart on a press alone", async () => {
  const browser = new PlainBrowser(shop.origin);
  const { page, headers, status } = await browser.open("/cart/add?id=5&quantity=2");
  expect([status, page.querySelector("h1")?.textContent, quantityOf(browser)]).toEqual([200, cartLink.heading, "2"]);
  expect(headers.get("Set-Cookie") ?? "").not.toMatch(/(?:^|[-_ ])cart=/);
  expect(page.querySelector(".cart-count")).toBe(null);
  await browser.press("buy");
  expect(browser.visit.url.pathname).toBe("/cart");
  expect(browser.visit.page.querySelector(".cart-count")?.textContent).toBe("2");
});

test("offers no more than the stock, and a wrong quantity has its message on the product page", async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/cart/add?id=5&quantity=900");
  expect(quantityOf(browser)).toBe("3");
  await browser.press("buy", { quantity: "2.5" });
  expect(browser.visit.url.pathname).toBe("/single-product/5");
  expect(browser.text).toContain(notices.quantityWrong);
});

test("a sold-out product is named as such, with links onward", async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/cart/add?id=6");
  expect(browser.text).toContain(product.soldOut);
  expect(browser.text).toContain(cartLink.soldOutHint);
  expect(browser.visit.page.querySelector("button[value=buy]")).toBe(null);
  await browser.follow(cartLink.toProduct);
  expect(browser.visit.url.pathname).toBe("/single-product/6");
  // What cannot be bought promises nothing, and leads on.
  const { page } = browser.visit;
  for (const promise of [".promises", ".instalments-link", "#instalments"])
    expect(page.querySelector(promise), promise).toBe(null);
  expect(page.querySelector('.buy-form a[href="#similar"]')?.textContent).toBe(product.seeSimilar);
  expect(page.querySelector("#similar .card")).not.toBe(null);
});

test.each(["?id=999999999", "?id=x", "?id=-1", "?id=5'"])(
  "%s is not found, no product leads to the cart",
  async (query) => {
    const browser = new PlainBrowser(shop.origin);
    expect((await browser.open(`/cart/add${query}`)).status).toBe(404);
    expect((await browser.open("/cart/add")).url.pathname).toBe("/cart");
  },
);

const described = ({ visit: { page } }: PlainBrowser) =>
  (page.querySelector("[name=quantity]")?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => page.getElementById(id)?.textContent)
    .join(" ");

test.each(["2.5", "-1", "abc", "0", "1e9", "٥"])(
  "a quantity of %s in the link is one, and the field says that it was not understood",
  async (quantity) => {
    const browser = new PlainBrowser(shop.origin);
    const path = `/cart/add?id=5&quantity=${encodeURIComponent(quantity)}`;
    await browser.open(path);
    expect(quantityOf(browser)).toBe("1");
    expect(described(browser)).toContain(cartLink.quantityUnread);
    await browser.open(`${path}&lang=en`);
    expect(described(browser)).toContain(english.quantityUnread);
  },
);

test.each([5, 900])(
  "a quantity of %i, more than there are, is what there is, and the field says so",
  async (quantity) => {
    const browser = new PlainBrowser(shop.origin);
    await browser.open(`/cart/add?id=8&quantity=${quantity}`);
    expect(quantityOf(browser)).toBe("4");
    expect(described(browser)).toContain(interpolate(cartLink.quantityOver, { max: 4 }));
    await browser.open("/cart/add?id=8&quantity=4");
    expect(browser.text).not.toContain(interpolate(cartLink.quantityOver, { max: 4 }));
  },
);

test.each(["", "&quantity=", "&quantity=2", "&quantity=900"])("a link with «%s» is understood", async (quantity) => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open(`/cart/add?id=5${quantity}`);
  expect(browser.text).not.toContain(cartLink.quantityUnread);
});

test("names the colour, and the stock as the product's page does", async () => {
  const stockLine = ({ visit: { page } }: PlainBrowser) => page.querySelector(".stock-line")?.outerHTML;
  for (const [id, stock] of [
    [8, "4"],
    [9, "100+"],
  ] as const) {
    const link = new PlainBrowser(shop.origin);
    await link.open(`/cart/add?id=${id}`);
    expect(link.text).toContain(`${product.colour}: Номин`);
    const page = new PlainBrowser(shop.origin);
    await page.open(`/single-product/${id}`);
    expect(stockLine(link)).toContain(`${stock}</strong>`);
    expect(stockLine(link)).toBe(stockLine(page));
  }
});
