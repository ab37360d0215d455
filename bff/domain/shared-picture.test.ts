import { describe, expect, test } from "vitest";
import { toListPrice, toUnitPrice } from "./price.ts";
import { sharedMark, sharedPictureAddress } from "./shared-picture.ts";

const product = { title: "Утас", unitPrice: toUnitPrice(900_000), oldPrice: toListPrice(1_000_000), discount: 10 };
const list = { title: "Утас", total: { count: 24, over: false } };
const page = { title: "Тухай", note: "Монголын дэлгүүр" };

test.each([
  ["product", 7, "mn", "/og/product/7.png"],
  ["product", 7, "en", "/og/product/7.png?lang=en"],
  ["brand", 3, "mn", "/og/brand/3.png"],
  ["page", "about", "en", "/og/page/about.png?lang=en"],
] as const)("the picture of %s %s in %s is at %s", (kind, name, language, address) => {
  expect(sharedPictureAddress(kind, name, language, null)).toBe(address);
});

test("the address names the facts that the picture shows, behind the language", () => {
  expect(sharedPictureAddress("product", 7, "mn", product)).toBe(`/og/product/7.png?v=${sharedMark(product)}`);
  expect(sharedPictureAddress("product", 7, "en", product)).toBe(`/og/product/7.png?lang=en&v=${sharedMark(product)}`);
});

describe("what a picture shows is changed, so is its address", () => {
  test.each([
    ["a product's title", product, { ...product, title: "Таблет" }],
    ["a price", product, { ...product, unitPrice: toUnitPrice(800_000) }],
    ["a price before the discount", product, { ...product, oldPrice: null }],
    ["a discount", product, { ...product, discount: 20 }],
    ["a list's title", list, { ...list, title: "Таблет" }],
    ["how many products a list has", list, { ...list, total: { count: 25, over: false } }],
    ["whether there are more than are counted", list, { ...list, total: { count: 24, over: true } }],
    ["a page's title", page, { ...page, title: "Холбоо" }],
    ["a page's note", page, { ...page, note: "Дэлгүүр" }],
  ])("%s", (_, before, after) => {
    expect(sharedMark(after)).not.toBe(sharedMark(before));
    expect(sharedMark({ ...before })).toBe(sharedMark(before));
  });
});

test("what the picture does not show leaves its address", () => {
  expect(sharedMark({ ...product, ...{ stock: 3 } })).toBe(sharedMark(product));
});
