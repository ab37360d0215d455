import { expect, test } from "vitest";
import { PRODUCTS } from "#tests/support/fake-upstream.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const shop = sharedFaultyShop();

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

/** The front page of an API that draws its products and categories anew, others on each call. */
async function openDrawn(browser: PlainBrowser, path: string, first: number) {
  const drawn = Array.from({ length: 9 }, (_, n) => ({ ...PRODUCTS[0], id: first + n, type: first }));
  const randomCategory = [{ id: first, category_name: `Ангилал ${first}`, image: null }];
  const answer = { featuredProduct: drawn, random: drawn, randomCategory };
  shop.api.alter((name, given) => (name === "homePage" ? { ...given, ...answer } : given));
  await shop.restart();
  return browser.open(`${shop.origin}${path}`);
}

test("a shopper who adds without scripts comes back to the place of the card, even where others were drawn meanwhile", async () => {
  const browser = new PlainBrowser(shop.origin);
  const before = await openDrawn(browser, "/", 100);
  const places = before.page
    .querySelectorAll("main .card [name=add]")
    .map((button) => new URLSearchParams(button.getAttribute("formaction")?.split("?")[1]).get("at") ?? "");
  expect(places).toHaveLength(17);
  const after = await openDrawn(browser, "/", 300);
  expect(places.filter((place) => !after.page.querySelector(`#${place}`))).toEqual([]);
  browser.goBackTo(before);
  const button = before.page.querySelector("#categories-3 [name=add]");
  if (!button) throw new Error("no card");
  const { fields, action } = browser.filled(button);
  const added = await browser.post(shop.origin + action.pathname + action.search, fields);
  expect(added.url.hash).toBe("#categories-3");
  expect(added.page.querySelector(".notices")?.textContent).toContain("Model 1");
});
