import { describe, expect, onTestFinished, test } from "vitest";
import { productRow } from "../upstream/contract.ts";
import { offerWidths } from "./picture.ts";
import { productCard, smallCard } from "./product-card.ts";

/** A row as it comes over the wire, read at the border as the upstream client reads it. */
const row = (wire: Record<string, unknown>) => productRow.parse({ id: 7, model: "X1", sale_price: 100_000, ...wire });
const card = (wire: Record<string, unknown>) => productCard(row(wire));

describe("price", () => {
  test.each([
    { given: "no discount", wire: {}, unitPrice: 100_000, oldPrice: null, discount: 0 },
    { given: "null discount", wire: { discount: null }, unitPrice: 100_000, oldPrice: null, discount: 0 },
    {
      given: "text numbers",
      wire: { sale_price: "1999", discount: "15" },
      unitPrice: 1_699,
      oldPrice: 1_999,
      discount: 15,
    },
    {
      given: "text with a fraction of nothing",
      wire: { sale_price: "100000.00", discount: 10 },
      unitPrice: 90_000,
      oldPrice: 100_000,
      discount: 10,
    },
    { given: "fractional discount", wire: { discount: 7.3 }, unitPrice: 92_700, oldPrice: 100_000, discount: 7.3 },
    {
      given: "discount that takes nothing off",
      wire: { sale_price: 10, discount: 1 },
      unitPrice: 10,
      oldPrice: null,
      discount: 0,
    },
    {
      given: "discount whose end is past, of a row from which `pricesAt` has not taken it",
      wire: { discount: 20, discount_end_time: "2020-01-01T00:00:00.000Z" },
      unitPrice: 80_000,
      oldPrice: 100_000,
      discount: 20,
    },
  ])("$given", ({ given: _, wire, ...expected }) => {
    expect(card(wire)).toMatchObject(expected);
  });
});

test.each([
  { sale_price: null },
  { sale_price: "x" },
  { sale_price: 0 },
  { sale_price: -100 },
  { sale_price: 1_000_000_001 },
  { sale_price: "100000.50" },
  { discount: "x" },
  { discount: 101 },
  { discount: -20 },
  { bonus_percent: "3%" },
  { bonus_percent: 101 },
  { id: null },
])("what cannot be sold is no product: %j", (wire) => {
  expect(productRow.safeParse({ id: 7, model: "X1", sale_price: 100_000, ...wire }).success).toBe(false);
});

describe("bonus", () => {
  test.each([
    { given: "share of the price", wire: { bonus_percent: 3 }, bonus: 3_000 },
    { given: "whole tugrik, down", wire: { sale_price: 999, bonus_percent: "3" }, bonus: 29 },
    { given: "not beside a discount", wire: { bonus_percent: 3, discount: 10 }, bonus: null },
    { given: "none given", wire: { bonus_percent: null }, bonus: null },
    { given: "too small for one point", wire: { sale_price: 20, bonus_percent: 3 }, bonus: null },
  ])("$given", ({ wire, bonus }) => {
    expect(card(wire).bonus).toBe(bonus);
  });
});

describe("stock", () => {
  test.each([
    { given: "missing, as in best sellers", wire: {}, stock: "unknown", remain: null },
    { given: "none", wire: { remain: 0 }, stock: "soldOut", remain: 0 },
    { given: "less than none", wire: { remain: -3 }, stock: "soldOut", remain: 0 },
    { given: "text", wire: { remain: "4" }, stock: "low", remain: 4 },
    { given: "much", wire: { remain: 250 }, stock: "inStock", remain: 250 },
  ])("$given", ({ given: _, wire, ...expected }) => {
    expect(card(wire)).toMatchObject(expected);
  });
});

describe("link", () => {
  const both = { type: 2, category_name: "Утас", category_sub_id: 21, sub_category_name: "Ухаалаг утас" };
  test.each([
    { name: "sub-category first", wire: both, category: { href: "/sub-category/21", label: "Ухаалаг утас" } },
    {
      name: "category where a list lacks the sub-category's name",
      wire: { ...both, sub_category_name: null },
      category: { href: "/category/2", label: "Утас" },
    },
    { name: "none without a name", wire: { type: 2, category_sub_id: 21 }, category: null },
    { name: "none without an id", wire: { ...both, type: 0, category_sub_id: null }, category: null },
  ])("$name", ({ wire, category }) => {
    expect(card(wire).category).toEqual(category);
  });
});

test("a photograph is offered in several widths, but for a shop where nobody makes it smaller: it would be loaded for each", () => {
  offerWidths(true);
  onTestFinished(() => offerWidths(false));
  expect(card({ image: "x1.webp" }).picture.srcSet).toContain("/images/product/x1.webp?w=320 320w");
  offerWidths(false);
  expect(card({ image: "x1.webp" }).picture).toEqual({ src: "/images/product/x1.webp", alt: "" });
});

test("the title is model and name, without a gap where one is missing", () => {
  expect(card({ name: "утас" }).title).toBe("X1 утас");
  expect(card({ name: null }).title).toBe("X1");
  expect(card({ model: null, name: "утас" }).title).toBe("утас");
});

test("a small card agrees with the whole one and carries nothing that it does not print", () => {
  const product = row({ discount: 25, total_rate: 3, image: "x1.svg" });
  const small = smallCard(product);
  expect(productCard(product)).toMatchObject(small);
  expect(Object.keys(small).sort()).toEqual(["id", "oldPrice", "picture", "rating", "title", "unitPrice"]);
});
