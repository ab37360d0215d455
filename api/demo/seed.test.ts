import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import products from "./catalogue/products.json" with { type: "json" };
import { buildSeed } from "./seed.ts";

const NOW = new Date("2026-11-21T00:00:00.000Z");
const PICTURES = path.join(import.meta.dirname, "files/images");
const MAX_PICTURES_BYTES = 6_000_000;

/** The rows of a table by the names of its columns. */
async function rowsOf(count: number, name: string) {
  const { columns, rows } = (await buildSeed(count, NOW)).tables.find((table) => table.name === name) ?? {
    columns: [],
    rows: [],
  };
  return rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])));
}

test("every picture that the tables name is a file, and all together are at most 6 MB", async () => {
  const columns: [folder: string, table: string, column: string][] = [
    ["product", "product", "image"],
    ["category", "category", "image"],
    ["category", "sub_category", "image"],
    ["menu", "category", "icon"],
    ["brand", "brand", "images"],
    ["brand", "brand", "bg"],
    ["banner", "home_banner", "image"],
    ["banner", "promo_banner", "image"],
    ["banner", "event", "image"],
  ];
  const files = new Set(readdirSync(PICTURES, { recursive: true, encoding: "utf8" }));
  for (const [folder, table, column] of columns) {
    const named = (await rowsOf(0, table)).map((row) => row[column]).filter((file) => file !== "" && file !== null);
    expect(named.length, `${table}.${column}`).toBeGreaterThan(0);
    expect(named.filter((file) => !files.has(`${folder}/${file}`))).toEqual([]);
  }
  const bytes = [...files].map((name) => statSync(path.join(PICTURES, name))).filter((file) => file.isFile());
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MAX_PICTURES_BYTES);
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
