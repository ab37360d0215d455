/**
 * Every product of the catalogue without JavaScript: page, order and structured data agree.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatMoment } from "#app/date.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import { PLACEHOLDER } from "#bff/views/picture.ts";
import { draws } from "#tests/support/draws.ts";
import { productLdOf } from "#tests/support/json-ld.ts";
import { windowTitle } from "#tests/support/pages.ts";
import { PlainBrowser, type Visit } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

/** One of this many products is checked, with all colours of its group; different ones each time. */
const SHARE = draws(6, 1);
const DRAWN = Math.floor(Math.random() * SHARE);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

/** Ids of all products, as the reference API has them. */
async function allProducts(): Promise<number[]> {
  const found: number[] = [];
  for (let first = 2; ; first += 40) {
    const response = await fetch(`${shop.apiOrigin}/api/product/compare`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: Array.from({ length: 40 }, (_, index) => first + index) }),
    });
    const { product } = (await response.json()) as { product: { id: number }[] };
    if (product.length === 0) return found;
    found.push(...product.map(({ id }) => id));
  }
}

/** What cards say of their products' ratings ("" where they say nothing), by id; from the pages of all categories. */
async function ratingsOnCards(): Promise<Map<number, string>> {
  const said = new Map<number, string>();
  const browser = new PlainBrowser(shop.origin);
  for (const { id } of await shop.sql("SELECT id FROM category")) {
    for (let number = 1; ; number++) {
      const { page } = await browser.open(`/category/${id}?page=${number}`);
      const cards = page.querySelectorAll(".card-grid article.card");
      for (const card of cards)
        said.set(Number(card.id.slice("p-".length)), plain(card.querySelector(".rating")?.textContent ?? ""));
      if (cards.length < 30) break;
    }
  }
  return said;
}

/** A card has whole stars, the product's page and search engines the average that they are rounded from. */
function expectSameRating(shown: Shown, onCard: string): void {
  if (shown.average === "") expect(shown.rating, `product ${shown.id}`).toBe(onCard);
  else {
    expect(shown.rating, `product ${shown.id}`).toContain(`5-аас ${shown.average} одтой`);
    expect(onCard, `product ${shown.id}`).toBe(`5-аас ${Math.round(Number(shown.average))} одтой`);
  }
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** What a shopper reads on a product page. */
function shownOn({ page, url }: Visit) {
  const text = (selector: string) => plain(page.querySelector(selector)?.textContent ?? "");
  const price = page.querySelector(".purchase-price .price span");
  for (const hidden of price?.querySelectorAll(".visually-hidden") ?? []) hidden.remove();
  return {
    id: Number(url.pathname.split("/").at(-1)),
    title: text("h1"),
    price: price?.textContent.trim() ?? "",
    // A product whose colour the API does not name stands in the row under its title.
    colour: (page.querySelector(".colours [aria-current] img")?.getAttribute("alt") ?? "").replace(text("h1"), ""),
    colours: page.querySelectorAll(".colours a").map((a) => a.getAttribute("href") ?? ""),
    pictures: page.querySelectorAll(".gallery-row img").map((img) => img.getAttribute("src") ?? ""),
    most: Number(page.querySelector(".buy-form input[name=quantity]")?.getAttribute("data-max") ?? 0),
    quantity: page.querySelector(".buy-form input[name=quantity]")?.getAttribute("value"),
    canBuy: page.querySelector(".buy-form button[value=add]") !== null,
    average: text(".review-average"),
    rating: text(".purchase-rating .rating"),
    ends: /\d{4}\.\d\d\.\d\d \d\d:\d\d хүртэл/.exec(text(".purchase-price"))?.[0] ?? "",
    text: text("main"),
    crumbs: page.querySelectorAll(".crumbs li").map((li) => li.textContent.trim()),
  };
}
type Shown = ReturnType<typeof shownOn>;

function expectSameData(visit: Visit, shown: Shown): void {
  const { product, others, crumbs } = productLdOf(visit.page);
  const address = (path: string) => new URL(path, visit.url).href;
  expect(product).toMatchObject({
    name: shown.title,
    sku: String(shown.id),
    ...(shown.colour ? { color: shown.colour } : {}),
  });
  // A placeholder is shown but not published, since it is no picture of the product.
  const pictures = shown.pictures.filter((src) => src !== PLACEHOLDER).map(address);
  expect(product.image ?? []).toEqual(pictures);
  expect(product.offers.url).toBe(address(`/single-product/${shown.id}`));
  expect(formatTugrik(product.offers.price)).toBe(shown.price);
  expect(product.offers.availability.endsWith("/InStock")).toBe(shown.canBuy);
  expect([product.offers.url, ...others].sort()).toEqual(shown.colours.map(address).sort());
  if (product.brand) expect(shown.text).toContain(product.brand.name);
  if (product.description) expect(shown.text).toContain(plain(product.description));
  expect(product.aggregateRating?.ratingValue.toFixed(1) ?? "").toBe(shown.average);
  if (product.aggregateRating) expect(shown.text).toContain(`${product.aggregateRating.reviewCount} хэрэглэгч үнэлсэн`);
  else expect(shown.text).toContain("Үнэлгээ хараахан алга");
  const { priceValidUntil, shippingDetails } = product.offers;
  expect(priceValidUntil ? `${formatMoment(priceValidUntil)} хүртэл` : "").toBe(shown.ends);
  const rate = shippingDetails.shippingRate;
  const fee =
    "value" in rate ? formatTugrik(rate.value) : `${formatNumber(rate.minValue)}–${formatTugrik(rate.maxValue)}`;
  // What is sold out is not delivered.
  expect(shown.text.includes(plain(`Хүргэлтийн төлбөр ${fee}.`))).toBe(shown.canBuy);
  expect(crumbs.itemListElement.map(({ name }) => name)).toEqual(shown.crumbs);
  const head = (selector: string, name = "content") => visit.page.querySelector(selector)?.getAttribute(name);
  expect(visit.page.querySelector("title")?.textContent).toBe(windowTitle(shown.title));
  expect(head('link[rel="canonical"]', "href")).toBe(product.offers.url);
  expect(head('meta[property="og:title"]')).toBe(shown.title);
  expect(head('meta[name="description"]')).toContain(shown.price);
  const photograph = pictures.find((src) => !src.endsWith(".svg"));
  expect(head('meta[property="og:image"]')).toBe(photograph ?? new URL("/og.png", visit.url).href);
}

test("each colour of each group: page, cart and structured data agree", async () => {
  const left = new Set(await allProducts());
  expect(left.size).toBeGreaterThan(500);
  const onCards = await ratingsOnCards();
  let groups = 0;
  let withEnd = 0;
  let rated = 0;
  for (const id of left) {
    if (id % SHARE !== DRAWN) continue;
    const browser = new PlainBrowser(shop.origin);
    const group = shownOn(await browser.open(`/single-product/${id}`)).colours;
    groups += group.length > 1 ? 1 : 0;
    const expected: [string, string, string][] = [];
    for (const address of group) {
      const visit = await browser.open(address);
      const shown = shownOn(visit);
      expectSameData(visit, shown);
      const onCard = onCards.get(shown.id);
      if (onCard !== undefined) {
        expectSameRating(shown, onCard);
        rated += 1;
      }
      withEnd += shown.ends === "" ? 0 : 1;
      expect(shown.colours, address).toEqual(group);
      left.delete(shown.id);
      expect(shown.quantity ?? "1", address).toBe("1");
      if (!shown.canBuy) continue;
      expected.push([address, shown.colour, shown.price]);
      await browser.press("add");
    }
    const { page } = await browser.open("/cart");
    const lines = page.querySelectorAll(".cart-line").map((line) => {
      for (const hidden of line.querySelectorAll(".visually-hidden")) hidden.remove();
      return [
        line.querySelector("h2 a")?.getAttribute("href") ?? "",
        line.querySelector(".cart-line-text > p.muted")?.textContent.replace("Өнгө: ", "").trim() ?? "",
        line.querySelector(".price span")?.textContent.trim() ?? "",
      ];
    });
    expect(lines).toEqual(expected);
  }
  expect(groups).toBeGreaterThan(draws(12, 50));
  expect(withEnd).toBeGreaterThan(0);
  expect(rated).toBe([...onCards.keys()].filter((id) => !left.has(id)).length);
  const [listed] = await shop.sql("SELECT count(*) AS total FROM product WHERE listed = 1 AND id > 1");
  expect(onCards.size).toBe(listed?.total);
}, 600_000);

test("the promotional id shows the real product at its own address, and adds that one to the cart", async () => {
  const browser = new PlainBrowser(shop.origin);
  const { url } = await browser.open("/single-product/1");
  expect(url.pathname).toMatch(/^\/single-product\/(?!1$)\d+$/);
  await browser.press("buy");
  expect(browser.visit.page.querySelector(".cart-line h2 a")?.getAttribute("href")).toBe(url.pathname);
});
