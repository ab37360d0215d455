/** What a search says of how it understood a text, as rendered: parts that can be taken away, and what was meant. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const { search: words } = SENTENCES.mn;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const searchFor = (text: string) => new PlainBrowser(shop.origin).open(`/search?${new URLSearchParams({ p: text })}`);

type Page = Awaited<ReturnType<typeof searchFor>>["page"];

/** The parts by what they say, with where they lead; without the link to the literal search. */
function partsOn(page: Page): Map<string, { href: string; isDropped: boolean }> {
  const parts = page.querySelectorAll(`nav[aria-label="${words.understood}"] a`).slice(0, -1);
  const chips = page.querySelectorAll(".listing-results .chips a:not(.chip-all)");
  const links = [...parts, ...chips];
  return new Map(
    links.map((link) => [
      link.textContent.trim(),
      { href: link.getAttribute("href") ?? "", isDropped: link.hasAttribute("aria-label") },
    ]),
  );
}

const cardsOn = (page: Page) => page.querySelectorAll("article.card").length;

test("each part of an understood text can be taken away, and the others stay", async () => {
  const rows = await shop.sql(
    `SELECT DISTINCT b.brandname, p.color_name, c.category_name, s.value FROM product p
     JOIN brand b ON b.id = p.brand_id JOIN category c ON c.id = p.type JOIN model_spec s ON s.model_id = p.model_id
     WHERE p.listed = 1 AND p.type = 1 AND p.color_name IN ('Хар', 'Цагаан') AND s.name = 'Санах_ой' LIMIT 3`,
  );
  expect(rows.length).toBe(3);
  for (const { brandname, color_name, category_name, value } of rows) {
    const text = `${color_name} ${value} ${brandname} ${category_name}`.toLowerCase();
    const { page } = await searchFor(text);
    const parts = partsOn(page);
    expect(parts.size, text).toBe(4);
    expect(cardsOn(page), text).toBeGreaterThan(0);
    for (const [part, { href, isDropped }] of parts) {
      expect(isDropped, part).toBe(true);
      const without = await new PlainBrowser(shop.origin).open(href);
      const left = [...parts.keys()].filter((other) => other !== part);
      expect([without.status, [...partsOn(without.page).keys()].sort()], `${text}, ${part}`).toEqual([
        200,
        left.sort(),
      ]);
      expect(cardsOn(without.page), `${text}, ${part}`).toBeGreaterThan(0);
    }
  }
});

test("what is chosen stays chosen in every link: of a part that is the whole text, and of the literal search", async () => {
  const chosen = "brand=2&max=2000000&sort=price-asc";
  const { page } = await new PlainBrowser(shop.origin).open(`/search?p=утас&${chosen}`);
  const links = page
    .querySelectorAll(`nav[aria-label="${words.understood}"] a`)
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual([`/category/1?${chosen}`, `/search?p=${encodeURIComponent("утас")}&exact=1&${chosen}`]);
});

test("a part that stands for many values says what was typed", async () => {
  const { page } = await searchFor("bluetooth чихэвч");
  for (const part of partsOn(page).keys()) expect(part.length, part).toBeLessThan(40);
});

test("signs that turn the direction of a text are no part of it", async () => {
  const { page } = await searchFor("\u202Eутас\u2066");
  expect(page.querySelector("h1")?.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(cardsOn(page)).toBeGreaterThan(0);
});

test.each([
  ["утсанд", "/category/1"],
  ["гар утс", "/category/1"],
  ["утсаа", "/category/1"],
])("%s is a telephone", async (text, href) => {
  expect([...partsOn((await searchFor(text)).page).values()]).toEqual([{ href, isDropped: false }]);
});

test.each(["256 гб", "1 тб", "wifi", "wifi 6", "type-c", "кабель type c", "borteq nova5 pro 256", "nova5 pro 256"])(
  "%s finds products",
  async (text) => {
    expect(cardsOn((await searchFor(text)).page)).toBeGreaterThan(0);
  },
);

test("one typing error in a product's name: the page says what was meant, and the link finds it", async () => {
  const [{ id, model_id } = {}] = await shop.sql(
    "SELECT id, model_id FROM product WHERE listed = 1 AND id > 50 LIMIT 1",
  );
  await shop.sql("UPDATE model SET model = 'Kestrelion 5' WHERE id = ?", Number(model_id));
  const { page, status } = await searchFor("kestreliom");
  expect([status, cardsOn(page)]).toEqual([200, 0]);
  const link = page.querySelectorAll("[role=status] a").find(({ textContent }) => textContent.trim() === "Kestrelion");
  expect(link?.parentNode?.textContent).toContain(words.didYouMean);
  expect(link?.getAttribute("href")).toBe("/search?p=Kestrelion");
  const found = await new PlainBrowser(shop.origin).open(link?.getAttribute("href") ?? "");
  const addresses = found.page.querySelectorAll("article.card a[href]").map((one) => one.getAttribute("href"));
  expect(addresses).toContain(`/single-product/${id}`);
});
