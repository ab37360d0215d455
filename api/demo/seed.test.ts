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

describe("the catalogue has what a real one has", () => {
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
