import { expect, test } from "vitest";
import { contract } from "../upstream/contract.ts";
import { compareView } from "./compare.ts";

const reply = contract.compare.reply.parse({
  product: [
    { id: 2, name: "Утас", model: "B", sale_price: "1000", discount: 10, remain: 3, total_rate: 0 },
    { id: 1, name: "Утас", model: "A", sale_price: 1000, discount: null, remain: 101, total_rate: "4" },
  ],
  specs: ["RAM", "Screen_size_max", "Nothing", "RAM"],
  sp: [
    { product_id: 2, RAM: "8GB", Screen_size_max: "6.1", Nothing: "-" },
    { product_id: "1", RAM: " 8GB ", Screen_size_max: null },
  ],
});

test("columns stand in the requested order; a gone product and a repeated one have none", () => {
  const { products } = compareView([1, 9, 2, 1], reply);
  expect(products.map(({ id }) => id)).toEqual([1, 2]);
  expect(products.map(({ unitPrice }) => unitPrice)).toEqual([1000, 900]);
  expect(products.map(({ rating }) => rating)).toEqual([4, null]);
});

test("only the first underscore of a name is a space; a missing value is null; a row without any value is none", () => {
  expect(compareView([1, 2], reply).rows).toEqual([
    { label: "RAM", values: ["8GB", "8GB"], differs: false },
    { label: "Screen size_max", values: [null, "6.1"], differs: true },
  ]);
});
