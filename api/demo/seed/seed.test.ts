import { describe, expect, test } from "vitest";
import { BRANDS } from "./brands.ts";
import { COLOURS } from "./colours.ts";
import { buildSeed } from "./index.ts";
import { CATEGORIES } from "./kinds/all.ts";
import { fill } from "./models.ts";
import { chance } from "./random.ts";
import { KIND_REVIEWS } from "./reviews.ts";

const NOW = new Date("2026-11-21T00:00:00.000Z");
const tablesOf = async (products: number) =>
  new Map((await buildSeed(products, NOW)).tables.map((table) => [table.name, table]));
const kinds = CATEGORIES.flatMap((category) => category.kinds);

describe("the same seed", () => {
  test("gives the same rows, but for password salts", async () => {
    const [a, b] = [await tablesOf(600), await tablesOf(600)];
    a.delete("user");
    b.delete("user");
    expect(b).toEqual(a);
  });

  test("draws from the whole list, each item once", () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    expect(
      chance(7)
        .sample(items, 50)
        .sort((x, y) => x - y),
    ).toEqual(items);
    expect(new Set(chance(7).sample(items, 10)).size).toBe(10);
    expect(chance(7).sample(items, 10)).not.toEqual(chance(8).sample(items, 10));
  });
});

describe.each([600, 3_000])("a catalogue of %i products", (products) => {
  test("has exactly that many, of every kind, models with names of their own, ids from 2", async () => {
    const tables = await tablesOf(products);
    const rows = tables.get("product")?.rows ?? [];
    expect(rows).toHaveLength(products);
    expect(new Set(rows.map(([id]) => id)).size).toBe(products);
    expect(Math.min(...rows.map(([id]) => Number(id)))).toBe(2);
    expect(new Set(rows.map((row) => row[3])).size).toBe(kinds.length);
    const names = (tables.get("model")?.rows ?? []).map((row) => row[5]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("has sold-out, nearly sold-out and plentiful ones, running, endless and ended discounts, new arrivals", async () => {
    const rows = (await tablesOf(products)).get("product")?.rows ?? [];
    const remain = rows.map((row) => Number(row[15]));
    const ends = rows.filter((row) => Number(row[12]) > 0).map((row) => row[13]);
    for (const count of [
      remain.filter((stock) => stock === 0).length,
      remain.filter((stock) => stock > 0 && stock <= 3).length,
      remain.filter((stock) => stock > 100).length,
      ends.filter((end) => end === null).length,
      ends.filter((end) => end !== null && Date.parse(String(end)) > NOW.getTime()).length,
      ends.filter((end) => end !== null && Date.parse(String(end)) < NOW.getTime()).length,
    ]) {
      expect(count).toBeGreaterThan(10);
    }
    const fresh = rows.filter(
      (row) => Number(row[15]) > 0 && Date.parse(String(row[17])) > NOW.getTime() - 40 * 86_400_000,
    );
    expect(fresh.length).toBeGreaterThanOrEqual(60);
  });

  test("rates exactly the reviewed products, by their average", async () => {
    const tables = await tablesOf(products);
    const rates = new Map<unknown, number[]>();
    for (const [productId, , rate] of tables.get("review")?.rows ?? []) {
      rates.set(productId, [...(rates.get(productId) ?? []), Number(rate)]);
    }
    for (const row of tables.get("product")?.rows ?? []) {
      const given = rates.get(row[0]);
      const average =
        given === undefined ? null : Math.round(given.reduce((sum, rate) => sum + rate, 0) / given.length);
      expect(row[16]).toBe(average);
    }
  });
});

describe("every kind", () => {
  test.each(kinds.map((kind) => [kind.slug, kind] as const))("%s is complete", (_, kind) => {
    const brands = new Set(BRANDS.map(([slug]) => slug));
    for (const [brand] of kind.lines) expect(brands).toContain(brand);
    for (const colour of kind.colours) expect(COLOURS).toHaveProperty(colour);
    expect(new Set(kind.specs).size).toBe(kind.specs.length);
    for (const name of kind.specs) expect(name).toMatch(/^[\p{L}\p{N}]+(_[\p{L}\p{N}]+)?$/u);
    for (const [price, , ...values] of kind.tiers) {
      expect(values).toHaveLength(kind.specs.length);
      expect(price % 1_000).toBe(900);
      const specs = new Map(kind.specs.map((name, index) => [name, values[index] ?? ""]));
      for (const text of [kind.title, ...kind.descriptions, ...kind.story.flat()])
        expect(fill(text, specs)).not.toMatch(/[{}]/);
    }
    expect(KIND_REVIEWS[kind.slug]?.length).toBeGreaterThanOrEqual(3);
    expect(kind.story.length).toBeGreaterThan(1);
    expect(kind.story.length).toBeLessThanOrEqual(6);
    // Mongolian is written with Cyrillic letters only: a Latin look-alike inside a word is a slip of the keyboard.
    const texts = [
      kind.name,
      kind.title,
      ...kind.descriptions,
      ...kind.story.flat(),
      ...(KIND_REVIEWS[kind.slug] ?? []).map(([, text]) => text),
    ].join(" ");
    expect(texts.match(/[Ѐ-ӿ][a-zA-Z]|[a-zA-Z][Ѐ-ӿ]/gu)).toBeNull();
  });
});
