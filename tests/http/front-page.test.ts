/** The front page by plain HTTP, with a fake API. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { PRODUCTS } from "#tests/support/fake-upstream.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

test("a product that is recommended and in the category drawn stands twice, its id once", async () => {
  const browser = new PlainBrowser(shop.origin);
  const { page } = await browser.open("/");
  const titles = (section: string) =>
    page.querySelectorAll(`#${section} .card-title`).map((title) => title.textContent);
  const twice = titles("categories").filter((title) => titles("lists").includes(title));
  expect(twice.length).toBeGreaterThan(0);
  const ids = page.querySelectorAll("[id]").map((element) => element.getAttribute("id"));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test("the discounted products come in pages of 16, fifty at the most, each once (rule G2)", async () => {
  const discountProduct = Array.from({ length: 55 }, (_, n) => ({ ...PRODUCTS[0], id: 100 + n, discount: 10 }));
  shop.api.alter((name, answer) => (name === "homePage" ? { ...answer, discountProduct } : answer));
  await shop.restart();
  const browser = new PlainBrowser(shop.origin);
  const pages: string[][] = [];
  for (const page of [1, 2, 3, 4]) {
    await browser.open(`/?tab=discounted&page=${page}`);
    const links = browser.visit.page.querySelectorAll("#lists .card-title a");
    pages.push(links.map((link) => link.getAttribute("href") ?? ""));
  }
  expect(pages.map(({ length }) => length)).toEqual([16, 16, 16, 2]);
  expect(pages.flat()).toEqual(discountProduct.slice(0, 50).map(({ id }) => `/single-product/${id}`));
});
