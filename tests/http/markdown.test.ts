/** Pages as Markdown: the same facts as the HTML, only for clients that ask for it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyList as emptyEnglish } from "#app/i18n/en/empty-list.ts";
import { emptyList } from "#app/i18n/mn/empty-list.ts";
import { errors } from "#app/i18n/mn/errors.ts";
import { listing } from "#app/i18n/mn/listing.ts";
import { product as productWords } from "#app/i18n/mn/product.ts";
import { search } from "#app/i18n/mn/search.ts";
import { interpolate } from "#app/i18n/words.ts";
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
/** Every address that a text leads to. */
const addressesIn = (text: string) => [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address = ""]) => address);
/** A text as it is read: nothing of it is escaped. */
const bareOf = (text: string) => printed(text.replace(/\\([\\`*_[\]<>|#~!])/g, "$1"));
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
  test.each([
    ...["/category/1", "/category/1?page=2", "/sub-category/1", "/brand/1"],
    ...["/search?p=утас", "/new-arrival", "/top-20"],
  ])("%s: the products of its page, in their order, with their prices", async (path) => {
    const text = await (await read(path)).text();
    const { page } = await new PlainBrowser(shop.origin).open(path);
    const cards = page.querySelectorAll(".card-grid article.card, .card-list article.card");
    expect(cards.length).toBeGreaterThan(0);
    const shown = cards.map((card) => ({
      id: card.getAttribute("id")?.slice("p-".length),
      price: card.querySelector(".price > span")?.textContent.replace(/\D/g, ""),
    }));
    const told = [...text.matchAll(/^- \[.*\]\(\S+\/single-product\/(\d+)\): \*\*([\d,]+)/gm)].map(([, id, price]) => ({
      id,
      price: price?.replace(/\D/g, ""),
    }));
    expect(told).toEqual(shown);
  });

  test("leads on to its pages and filters, whose addresses are the page's own", async () => {
    const text = await (await read("/category/1")).text();
    const [, next = ""] = /\]\((\S+page=2\S*)\)/.exec(text) ?? [];
    expect((await read(next.slice(shop.origin.length))).status).toBe(200);
    const [, brand = ""] = /\]\((\S+brand=\d+)\)/.exec(text) ?? [];
    const narrowed = await new PlainBrowser(shop.origin).open(brand.slice(shop.origin.length));
    expect(narrowed.page.querySelectorAll(".chips .chip").length).toBeGreaterThan(0);
  });

  test.each(["/category/1", "/search?p=утас"])("%s says what its counts count, as its page does", async (path) => {
    const text = bareOf(await (await read(path)).text());
    const { page } = await new PlainBrowser(shop.origin).open(path);
    expect(text.includes(listing.counts)).toBe(page.querySelector("#filters")?.textContent.includes(listing.counts));
    expect(text).not.toContain("undefined");
  });

  test("past its end has no products and no filters: it says where the list ends, and leads to its beginning", async () => {
    const answer = await read("/category/1?page=99");
    const text = await answer.text();
    expect([answer.status, typeOf(answer)]).toEqual([404, "text/markdown"]);
    expect(text).toContain(emptyList.pastEnd);
    expect(text).toMatch(new RegExp(interpolate(emptyList.pastEndHint, { pages: "\\d+" })));
    expect(text).not.toContain("99/");
    expect(addressesIn(text)).toEqual([`${shop.origin}/category/1`]);
    expect(await (await read("/category/1?page=99&lang=en")).text()).toContain(emptyEnglish.pastEnd);
  });

  test("that its filters leave empty says so, with the page's ways onward", async () => {
    const path = "/category/1?min=1&max=2";
    const text = await (await read(path)).text();
    const { page } = await new PlainBrowser(shop.origin).open(path);
    const ways = page.querySelectorAll(".empty a").map((link) => new URL(link.getAttribute("href") ?? "", shop.origin));
    expect(ways.length).toBeGreaterThan(0);
    expect(text).toContain(emptyList.empty);
    expect(addressesIn(text)).toEqual(expect.arrayContaining(ways.map(({ href }) => href)));
  });

  test("of brands names each with its page", async () => {
    const answer = await read("/brands");
    const { page } = await new PlainBrowser(shop.origin).open("/brands");
    const brands = page.querySelectorAll(".brand-card a").map((link) => shop.origin + link.getAttribute("href"));
    expect(typeOf(answer)).toBe("text/markdown");
    expect(brands.length).toBeGreaterThan(0);
    expect(addressesIn(await answer.text())).toEqual(brands);
    expect(bareOf(await (await read("/brands?q=qqqq")).text())).toContain("«qqqq»");
  });
});

describe("a search", () => {
  /** Where the page's own links lead; not its breadcrumbs, filters and products. */
  async function ways(path: string, selector: string): Promise<string[]> {
    const { page } = await new PlainBrowser(shop.origin).open(path);
    const links = page.querySelectorAll(selector).map((link) => link.getAttribute("href") ?? "");
    expect(links.length).toBeGreaterThan(0);
    return links.map((href) => new URL(href, shop.origin).href);
  }

  test.each(["гар утас", "256gb утас", "borteq nogoon"])(
    "for %s says how it was understood, and leads to the literal search",
    async (asked) => {
      const path = `/search?${new URLSearchParams({ p: asked })}`;
      const text = await (await read(path)).text();
      expect(text).toContain(search.understood);
      const links = await ways(path, `nav[aria-label="${search.understood}"] a`);
      expect(links.some((href) => href.includes("exact=1"))).toBe(true);
      expect(addressesIn(text)).toEqual(expect.arrayContaining(links));
      const { page } = await new PlainBrowser(shop.origin).open(path);
      for (const link of page.querySelectorAll(`nav[aria-label="${search.understood}"] a`))
        expect(bareOf(text)).toContain(printed(link.textContent).trim());
    },
  );

  test.each(["/search", "/search?p=qwertyzxcv", "/search?p=Kestreliom"])(
    "%s finds nothing, and says the same as its page with the same links",
    async (path) => {
      await shop.sql("UPDATE model SET model = 'Kestrelion 5' WHERE id = (SELECT model_id FROM product WHERE id = 60)");
      const answer = await read(path);
      const text = await answer.text();
      expect([answer.status, typeOf(answer)]).toEqual([200, "text/markdown"]);
      expect(answer.headers.get("Vary")).toMatch(/\bAccept\b(?!-)/);
      expect(text).toContain(printed(path === "/search" ? search.ask : search.none));
      expect(text.includes(search.didYouMean)).toBe(path.endsWith("Kestreliom"));
      expect(addressesIn(text)).toEqual(expect.arrayContaining(await ways(path, '.empty a, [id="best-sellers"] a')));
    },
  );
});

describe("in English", () => {
  test.each([
    ...["/category/1?page=2", "/category/1?page=99", "/category/1?min=1&max=2", "/single-product/5", "/top-20"],
    ...["/brands", "/search?p=256gb+утас", "/search?p=qwertyzxcv", "/search", "/single-product/999999"],
  ])("every link of %s stays English", async (path) => {
    const addresses = addressesIn(await (await read(`${path}${path.includes("?") ? "&" : "?"}lang=en`)).text());
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(new URL(address).searchParams.getAll("lang"), address).toEqual(["en"]);
  });
});

test("a missing product, category or brand is a short Markdown page that leads on", async () => {
  for (const path of ["/single-product/999999", "/category/999999", "/sub-category/999999", "/brand/999999"]) {
    const answer = await read(path);
    const text = await answer.text();
    expect([answer.status, typeOf(answer)], path).toEqual([404, "text/markdown"]);
    expect(answer.headers.get("Vary")).toMatch(/\bAccept\b(?!-)/);
    expect(answer.headers.get("Cache-Control")).toMatch(/^private/);
    expect(text.split("\n")[0]).toBe(`# ${errors.notFound}`);
    expect(addressesIn(text)).toEqual(expect.arrayContaining([`${shop.origin}/search`, `${shop.origin}/category/1`]));
    expect(typeOf(await read(path, BROWSER))).toBe("text/html");
  }
});

test("a product's stock is no more exact than on its page", async () => {
  await shop.sql("UPDATE product SET remain = 4321 WHERE id = 31");
  const text = await (await read("/single-product/31")).text();
  expect(text).toContain(`${productWords.stock} 100+`);
  expect(text).not.toContain("4321");
});

test("a sold-out product promises neither delivery nor bonus, as on its page", async () => {
  const [beforeAmount = ""] = productWords.bonus.split("{{");
  const textOf = async (id: number) => (await read(`/single-product/${id}`)).text();
  for (const promise of [productWords.delivery, beforeAmount.trim()]) expect(await textOf(32)).toContain(promise);
  await shop.sql("UPDATE product SET remain = 0 WHERE id = 33");
  const text = await textOf(33);
  expect(text).toContain(productWords.soldOut);
  for (const promise of [productWords.delivery, beforeAmount.trim()]) expect(text).not.toContain(promise);
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

test("pages without Markdown, and addresses without a page, answer with HTML", async () => {
  for (const [path, status] of [
    ["/cart", 200],
    ["/", 200],
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

test("/llms.txt says which pages answer with Markdown, and which addresses are not for crawlers", async () => {
  const text = await (await fetch(`${shop.origin}/llms.txt`)).text();
  const [, more = ""] = text.split("## More");
  for (const [, name, address = ""] of more.matchAll(/\[([^\]]+)\]\((\S+)\)/g)) {
    if (address.endsWith(".xml")) continue;
    const type = typeOf(await fetch(address, { headers: { Accept: MARKDOWN } }));
    expect(
      text
        .split("\n")
        .find((line) => line.includes("text/markdown"))
        ?.includes(`${name?.toLowerCase()}`),
    ).toBe(type === "text/markdown");
  }
  expect(text.split("\n").find((line) => line.includes("robots.txt"))).toMatch(/person.*crawl/);
});
