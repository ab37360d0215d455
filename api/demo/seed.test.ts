import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import models from "./catalogue/models.json" with { type: "json" };
import products from "./catalogue/products.json" with { type: "json" };
import reviews from "./catalogue/reviews.json" with { type: "json" };
import shop from "./catalogue/shop.json" with { type: "json" };
import stories from "./catalogue/stories.json" with { type: "json" };
import { buildSeed } from "./seed.ts";

const NOW = new Date("2026-11-21T00:00:00.000Z");
const PICTURES = path.join(import.meta.dirname, "files/images");
const MOST_BYTES_OF_PICTURES = 6_000_000;

const tablesOf = async (count: number) => new Map((await buildSeed(count, NOW)).tables.map((one) => [one.name, one]));

/** The rows of a table by the names of its columns. */
async function rowsOf(count: number, name: string) {
  const { columns, rows } = (await tablesOf(count)).get(name) ?? { columns: [], rows: [] };
  return rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])));
}

const reviewsOf = (id: number) => reviews.filter(({ product_id }) => product_id === id).length;
const modelsOfColours = (colours: number) =>
  models.filter(({ id }) => products.filter(({ model_id }) => model_id === id).length === colours);
const picturesOf = (views: number) => products.filter((product) => product.views.length === views);

describe("the catalogue has what a real one has", () => {
  test.each<[string, number, readonly unknown[]]>([
    ["models of one colour", 50, modelsOfColours(1)],
    ["models of several colours", 40, models.filter(({ id }) => !modelsOfColours(1).some((one) => one.id === id))],
    ["models of three colours or more", 5, [...modelsOfColours(3), ...modelsOfColours(4)]],
    ["products without a picture", 2, picturesOf(0)],
    ["with one", 20, picturesOf(1)],
    ["with two", 20, picturesOf(2)],
    ["with three", 20, picturesOf(3)],
    ["with four", 20, picturesOf(4)],
    ["products without a colour", 2, products.filter(({ color_name }) => color_name === "")],
    ["names longer than a card", 1, models.filter(({ name }) => name.length > 100)],
    ["brands without a logo", 2, shop.brand.filter(({ images }) => images === "")],
    ["sub-categories without specifications", 1, shop.sub_category.filter(({ specs }) => specs === null)],
    ["specifications without a value", 1, models.filter(({ specs }) => Object.values(specs).includes(""))],
    ["discounts without an end", 10, products.filter((one) => one.discount > 0 && one.discount_days === null)],
    ["discounts that end", 10, products.filter(({ discount_days }) => discount_days !== null && discount_days > 0)],
    ["discounts that are over", 5, products.filter(({ discount_days }) => discount_days !== null && discount_days < 0)],
    ["sold out", 10, products.filter(({ remain }) => remain === 0)],
    ["one left", 5, products.filter(({ remain }) => remain === 1)],
    ["more than 100 left", 20, products.filter(({ remain }) => remain > 100)],
    ["new arrivals, more than a page", 31, products.filter((one) => one.remain > 0 && one.created_days > -40)],
    ["prices that are not rounded", 2, products.filter(({ sale_price }) => sale_price % 100 !== 0)],
    ["products without a review", 50, products.filter(({ id }) => reviewsOf(id) === 0)],
    ["with one review", 10, products.filter(({ id }) => reviewsOf(id) === 1)],
    ["with many reviews", 5, products.filter(({ id }) => reviewsOf(id) >= 7)],
    ["events of more than a page", 1, shop.event.filter((event) => event.products.length > 30)],
    ["events without a product", 1, shop.event.filter((event) => event.products.length === 0)],
  ])("%s: %i or more", (_, least, found) => {
    expect(found.length).toBeGreaterThanOrEqual(least);
  });

  test("150 to 250 products, with something in every sub-category", () => {
    expect(products.length).toBeGreaterThanOrEqual(150);
    expect(products.length).toBeLessThanOrEqual(250);
    expect(new Set(models.map(({ category_sub_id }) => category_sub_id)).size).toBe(shop.sub_category.length);
  });

  test("Mongolian words in Cyrillic letters only", () => {
    // A Latin look-alike inside a word is a slip of the keyboard.
    const texts = JSON.stringify([
      shop.sub_category.map(({ sub_category_name }) => sub_category_name),
      models.map(({ name, description }) => [name, description]),
      stories,
      reviews,
    ]);
    expect(texts.match(/[Ѐ-ӿ][a-zA-Z]|[a-zA-Z][Ѐ-ӿ]/gu)).toBeNull();
  });
});

test("every picture is of a product or a banner, as small as can be, and all together are at most 6 MB", () => {
  const files = readdirSync(path.join(PICTURES, "product"));
  const named = new Set(products.flatMap(({ picture, views }) => views.map((view) => `${picture}-${view}.webp`)));
  expect(files.sort()).toEqual([...named].sort());
  const all = readdirSync(PICTURES, { recursive: true, encoding: "utf8" });
  expect(all.filter((name) => name.endsWith(".svg"))).toEqual([]);
  const bytes = all.map((name) => statSync(path.join(PICTURES, name))).filter((file) => file.isFile());
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES_OF_PICTURES);
});

test("the same number of products gives the same rows, but for password salts", async () => {
  const [a, b] = [await tablesOf(600), await tablesOf(600)];
  a.delete("user");
  b.delete("user");
  expect(b).toEqual(a);
});

test.each([0, products.length, 600, 3_000])(
  "asked for %i products it has as many, but never fewer than the catalogue",
  async (count) => {
    const rows = await rowsOf(count, "product");
    expect(rows).toHaveLength(Math.max(count, products.length));
    expect(rows.map(({ id }) => id)).toEqual(Array.from(rows, (_, index) => index + 2));
    const named = await rowsOf(count, "model");
    expect(new Set(named.map(({ model }) => model)).size).toBe(named.length);
    expect(new Set(rows.map(({ model_id }) => model_id))).toEqual(new Set(named.map(({ id }) => id)));
  },
);
