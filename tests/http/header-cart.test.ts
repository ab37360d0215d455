/** The header's cart on every page: its lines, what each costs, and their sum. */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { formatTugrik } from "#bff/rules/money.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());
beforeEach(() => shop.api.reset());

test("the header's cart says what is in it and what it costs, on any page", async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.post("/cart", { intent: "add", id: "5", quantity: "2" });
  await browser.post("/cart", { intent: "add", id: "7", quantity: "1" });
  for (const page of ["/search?p=model", "/login", "/cart"]) {
    await browser.open(page);
    const sums = browser.visit.page.querySelectorAll(".mini-line-sum").map(({ textContent }) => textContent.trim());
    expect(sums).toEqual([`2 × ${formatTugrik(105_000)} ${formatTugrik(210_000)}`, formatTugrik(107_000)]);
    expect(browser.visit.page.querySelector(".mini-total .num")?.textContent).toBe(formatTugrik(317_000));
    expect(browser.visit.page.querySelectorAll(".mini-lines a").map((link) => link.getAttribute("href"))).toEqual([
      "/single-product/5",
      "/single-product/7",
    ]);
  }
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
  "a form that puts a line back or removes it leads nowhere else: %s",
  async (returnTo) => {
    const browser = new PlainBrowser(shop.origin);
    await browser.post("/cart", { intent: "add", id: "5", quantity: "2" });
    for (const intent of ["remove", "restore"]) {
      await browser.post(`/cart?intent=${intent}&id=5&quantity=1&place=0`, { returnTo });
      expect([browser.visit.url.origin, browser.visit.url.pathname]).toEqual([shop.origin, "/cart"]);
    }
  },
);
