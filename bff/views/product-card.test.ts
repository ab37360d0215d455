import { expect, test } from "vitest";
import { productRow } from "../upstream/contract.ts";
import { productCard } from "./product-card.ts";

/** A row as it comes over the wire, read at the border as the upstream client reads it. */
const row = (wire: Record<string, unknown>) => productRow.parse({ id: 7, model: "X1", sale_price: 100_000, ...wire });
const card = (wire: Record<string, unknown>) => productCard(row(wire));

test.each([
  [{}, { unitPrice: 100_000, oldPrice: null, discount: 0 }],
  [
    { sale_price: "1999.00", discount: "15" },
    { unitPrice: 1_699, oldPrice: 1_999, discount: 15 },
  ],
  // It takes nothing off.
  [
    { sale_price: 10, discount: 1 },
    { unitPrice: 10, oldPrice: null, discount: 0 },
  ],
])("the price of %j", (wire, price) => {
  expect(card(wire)).toMatchObject(price);
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

test.each([
  [{ bonus_percent: 3 }, 3_000],
  [{ sale_price: 999, bonus_percent: "3" }, 29],
  [{ bonus_percent: 3, discount: 10 }, null],
  [{ bonus_percent: null }, null],
  // Too small for one point.
  [{ sale_price: 20, bonus_percent: 3 }, null],
])("the bonus of %j is %d", (wire, bonus) => {
  expect(card(wire).bonus).toBe(bonus);
});

const both = { type: 2, category_name: "Утас", category_sub_id: 21, sub_category_name: "Ухаалаг утас" };
test.each([
  ["the sub-category first", both, { href: "/sub-category/21", label: "Ухаалаг утас" }],
  ["the category without its name", { ...both, sub_category_name: null }, { href: "/category/2", label: "Утас" }],
  ["nothing without a name", { type: 2, category_sub_id: 21 }, null],
  ["nothing without an id", { ...both, type: 0, category_sub_id: null }, null],
])("a card links to %s", (_, wire, category) => {
  expect(card(wire).category).toEqual(category);
});
