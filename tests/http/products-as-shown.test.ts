/** A product of each category, in all its colours: page, cart and structured data agree. */
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { formatMoment } from "#app/date.ts";
import { formatNumber, formatTugrik } from "#bff/rules/money.ts";
import { PLACEHOLDER } from "#bff/views/picture.ts";
import { productLdOf } from "#tests/support/json-ld.ts";
import { windowTitle } from "#tests/support/pages.ts";
import { PlainBrowser, type Visit } from "#tests/support/plain-browser.ts";
import { sharedShop } from "#tests/support/shared-shop.ts";

const shop = sharedShop();

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** What is paid now, without the words for listeners and the price before. */
function priceIn(price: HTMLElement | null): string {
  for (const other of price?.querySelectorAll(".visually-hidden, del") ?? []) other.remove();
  return price?.textContent.trim() ?? "";
}

/** What a shopper reads on a product page. */
function shownOn({ page, url }: Visit) {
  const text = (selector: string) => plain(page.querySelector(selector)?.textContent ?? "");
  return {
    id: Number(url.pathname.split("/").at(-1)),
    title: text("h1"),
    price: priceIn(page.querySelector(".purchase-price .price")),
    // A product whose colour the API does not name stands in the row under its title.
    colour: (page.querySelector(".colours [aria-current] img")?.getAttribute("alt") ?? "").replace(text("h1"), ""),
    colours: page.querySelectorAll(".colours a").map((a) => a.getAttribute("href") ?? ""),
    pictures: page.querySelectorAll(".gallery-row img").map((img) => img.getAttribute("src") ?? ""),
    quantity: page.querySelector(".buy-form input[name=quantity]")?.getAttribute("value"),
    canBuy: page.querySelector(".buy-form button[value=add]") !== null,
    average: text(".review-average"),
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

test("each colour of a group: page, cart and structured data agree", async () => {
  const rows = await shop.sql("SELECT min(id) AS id FROM product WHERE listed = 1 AND id > 1 GROUP BY type");
  let [groups, withEnd] = [0, 0];
  for (const { id } of rows) {
    const browser = new PlainBrowser(shop.origin);
    const group = shownOn(await browser.open(`/single-product/${id}`)).colours;
    groups += group.length > 1 ? 1 : 0;
    const expected: [string, string, string][] = [];
    for (const address of group) {
      const visit = await browser.open(address);
      const shown = shownOn(visit);
      expectSameData(visit, shown);
      withEnd += shown.ends === "" ? 0 : 1;
      expect(shown.colours, address).toEqual(group);
      expect(shown.quantity ?? "1", address).toBe("1");
      if (!shown.canBuy) continue;
      expected.push([address, shown.colour, shown.price]);
      await browser.press("add");
    }
    const { page } = await browser.open("/cart");
    const lines = page.querySelectorAll(".cart-line").map((line) => {
      return [
        line.querySelector("h2 a")?.getAttribute("href") ?? "",
        line.querySelector(".cart-line-text > p.muted")?.textContent.replace("Өнгө: ", "").trim() ?? "",
        priceIn(line.querySelector(".price")),
      ];
    });
    expect(lines).toEqual(expected);
  }
  expect([groups > 3, withEnd > 0]).toEqual([true, true]);
});

test("the promotional id shows the real product at its own address, and adds that one to the cart", async () => {
  const browser = new PlainBrowser(shop.origin);
  const { url } = await browser.open("/single-product/1");
  expect(url.pathname).toMatch(/^\/single-product\/(?!1$)\d+$/);
  await browser.press("buy");
  expect(browser.visit.page.querySelector(".cart-line h2 a")?.getAttribute("href")).toBe(url.pathname);
});
