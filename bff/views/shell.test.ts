import { expect, test } from "vitest";
import { contract, productRow } from "../upstream/contract.ts";
import { miniCart } from "./mini-cart.ts";
import { PLACEHOLDER } from "./picture.ts";
import { footerView, menuView } from "./shell.ts";

test("the menu files each sub-category under its category", () => {
  const reply = contract.categories.reply.parse({
    category: [
      { id: 1, category_name: "Утас", icon: "phone.svg" },
      { id: "2", category_name: "Зурагт", icon: null },
    ],
    subCategory: [
      { id: 11, categoryID: "1", sub_category_name: "Ухаалаг" },
      { id: 12, categoryID: 9, sub_category_name: "Эзэнгүй" },
      { id: 13, categoryID: 1, sub_category_name: "Товчтой" },
    ],
    events: null,
  });
  expect(menuView(reply)).toEqual({
    menu: [
      {
        id: 1,
        name: "Утас",
        icon: { src: "/images/menu/phone.svg" },
        subCategories: [
          { id: 11, name: "Ухаалаг" },
          { id: 13, name: "Товчтой" },
        ],
      },
      { id: 2, name: "Зурагт", icon: { src: PLACEHOLDER }, subCategories: [] },
    ],
    events: [],
  });
});

test("the footer shows three of each list and brands that are no links", () => {
  const products = [1, 2, 3, 4].map((id) => ({ id, model: `M${id}`, sale_price: 10 }));
  const footer = footerView(
    contract.brands.reply.parse({
      featured: products,
      discount: products.slice(0, 1),
      top: null,
      brand: [
        { brandname: "Орд", images: "ord.svg" },
        { brandname: "Говь", images: "" },
      ],
      categories: [{ id: 5, category_name: "Утас" }],
    }),
  );
  expect(footer.recommended.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect([footer.discounted.length, footer.topRated.length]).toEqual([1, 0]);
  expect(footer.brandLogos).toEqual([
    { name: "Орд", picture: { src: "/images/brand/ord.svg" } },
    { name: "Говь", picture: null },
  ]);
  expect(footer.categories).toEqual([{ id: 5, name: "Утас" }]);
});

test("the header's cart multiplies discounted lines by their quantity too, and has no sum without prices", () => {
  const rows = new Map([[5, productRow.parse({ id: 5, model: "X1", sale_price: 1_000, discount: 25 })]]);
  const lines = [{ id: 5, quantity: 3 }];
  expect(miniCart(lines, rows)).toMatchObject({
    total: 3 * 750,
    lines: [{ title: "X1", quantity: 3, unitPrice: 750 }],
  });
  expect(miniCart(lines, null)).toEqual({ count: { count: 3, over: false }, total: null, lines: [] });
});
