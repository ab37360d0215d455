/** Pages as Markdown: the same facts as the HTML, only for clients that ask for it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatTugrik } from "#bff/domain/money.ts";
import { productLdOf } from "#tests/support/json-ld.ts";
import { PlainBrowser, printed } from "#tests/support/plain-browser.ts";
import { startShop, type TestShop } from "#tests/support/shop.ts";

const MARKDOWN = "text/markdown, text/html;q=0.5, */*;q=0.1";
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await shop.sql(
    "UPDATE model SET name = '[нэр](//evil.example) <b>*од*' WHERE id = (SELECT model_id FROM product WHERE id = 30)",
  );
});
afterAll(() => shop?.stop());

const read = (path: string, accept = MARKDOWN) => fetch(shop.origin + path, { headers: { Accept: accept } });
const typeOf = (answer: Response) => answer.headers.get("Content-Type")?.split(";")[0];

describe("a product", () => {
  test.each([5, 20, 30, 152, 240])("№ %i: name, price, address and specification of its page", async (id) => {
    const answer = await read(`/single-product/${id}`);
    const text = await answer.text();
    const { page } = await new PlainBrowser(shop.origin).open(`/single-product/${id}`);
    const { product } = productLdOf(page);
    expect([answer.status, typeOf(answer)]).toEqual([200, "text/markdown"]);
    const bare = text.replace(/\\([\\`*_[\]<>|#~!])/g, "$1");
    expect(bare.split("\n")[0]).toBe(`# ${product.name}`);
    expect(bare).toContain(`**${formatTugrik(product.offers.price)}**`);
    expect(bare).toContain(product.offers.url);
    for (const row of page.querySelectorAll("#specification tr, #specification dl > div"))
      expect(bare).toContain(printed(row.querySelector("dd, td")?.textContent ?? "").trim());
    expect(bare).not.toMatch(/\u00a0(?!₮)/);
    expect(bare.includes(`/cart/add?id=${id}`)).toBe(product.offers.availability.endsWith("InStock"));
  });

  test("whose name looks like Markdown is printed as text", async () => {
    const text = await (await read("/single-product/30")).text();
    expect(text).not.toMatch(/(?<!\\)\]\(\/\/evil/);
    expect(text).toContain("\\[нэр\\](//evil.example) \\<b\\>\\*од\\*");
  });
});

describe("a list", () => {
  test.each(["/category/1", "/category/1?page=2", "/sub-category/1", "/brand/1", "/search?p=утас", "/new-arrival"])(
    "%s: the products of its page, in their order, with their prices",
    async (path) => {
      const text = await (await read(path)).text();
      const { page } = await new PlainBrowser(shop.origin).open(path);
      const cards = page.querySelectorAll(".card-grid article.card, .card-list article.card");
      expect(cards.length).toBeGreaterThan(0);
      const shown = cards.map((card) => ({
        id: card.getAttribute("id")?.slice("p-".length),
        price: card.querySelector(".price > span")?.textContent.replace(/\D/g, ""),
      }));
      const told = [...text.matchAll(/^- \[.*\]\(\S+\/single-product\/(\d+)\): \*\*([\d,]+)/gm)].map(
        ([, id, price]) => ({
          id,
          price: price?.replace(/\D/g, ""),
        }),
      );
      expect(told).toEqual(shown);
    },
  );

  test("leads on to its pages and filters, whose addresses are the page's own", async () => {
    const text = await (await read("/category/1")).text();
    const [, next = ""] = /\]\((\S+page=2\S*)\)/.exec(text) ?? [];
    expect((await read(next.slice(shop.origin.length))).status).toBe(200);
    const [, brand = ""] = /\]\((\S+brand=\d+)\)/.exec(text) ?? [];
    const narrowed = await new PlainBrowser(shop.origin).open(brand.slice(shop.origin.length));
    expect(narrowed.page.querySelectorAll(".chips .chip").length).toBeGreaterThan(0);
  });
});

test("no cache mixes up HTML and Markdown: both vary by Accept, and neither is shared", async () => {
  for (const path of ["/single-product/5", "/category/1", "/search?p=утас"])
    for (const accept of [MARKDOWN, BROWSER]) {
      const answer = await read(path, accept);
      await answer.text();
      expect(typeOf(answer)).toBe(accept === MARKDOWN ? "text/markdown" : "text/html");
      expect(answer.headers.get("Vary")).toMatch(/\bAccept\b(?!-)/);
      expect(answer.headers.get("Cache-Control")).toMatch(/^private/);
    }
});

test("pages without Markdown, and missing pages, answer with HTML", async () => {
  for (const [path, status] of [
    ["/cart", 200],
    ["/", 200],
    ["/search?p=qqqqqq", 200],
    ["/single-product/999999", 404],
    ["/nowhere", 404],
  ] as const) {
    const answer = await read(path);
    await answer.text();
    expect([answer.status, typeOf(answer)], path).toEqual([status, "text/html"]);
  }
});

test("/llms.txt names every category and sub-category, the search, and how to buy", async () => {
  const answer = await fetch(`${shop.origin}/llms.txt`);
  const text = await answer.text();
  expect([answer.status, typeOf(answer), answer.headers.get("Cache-Control")]).toEqual([
    200,
    "text/plain",
    "public, max-age=3600",
  ]);
  for (const [table, path] of [
    ["category", "category"],
    ["sub_category", "sub-category"],
  ] as const)
    for (const { id } of await shop.sql(`SELECT id FROM ${table}`))
      expect(text).toContain(`${shop.origin}/${path}/${id})`);
  for (const [address = ""] of text.matchAll(/(?<=\]\()\S+(?=\))/g))
    expect((await fetch(address)).status, address).toBe(200);
});
