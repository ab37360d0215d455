/** The front page by plain HTTP, with a fake API. */
import { afterAll, beforeAll, expect, test } from "vitest";
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
