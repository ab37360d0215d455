import { expect, test } from "vitest";
import { contract, productRow } from "../upstream/contract.ts";
import { oddRowsOf } from "../upstream/wire.ts";
import { groupOfList, homeView } from "./home.ts";
import { listingContents } from "./listing.ts";
import { PLACEHOLDER } from "./picture.ts";

const home = (wire: Record<string, unknown>) => homeView(contract.homePage.reply.parse({ random: [], ...wire }));
const product = (id: number, more: Record<string, unknown> = {}) => ({
  id,
  model: `M${id}`,
  sale_price: 1_000,
  ...more,
});
const products = (count: number, more: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => product(index + 1, more));

test("a page of which nothing came is empty, not broken", () => {
  const { deal, special, ...lists } = home({ homeBanner: null });
  expect([deal, special, Object.values(lists).flat()]).toEqual([null, null, []]);
});

test("hero: titles that are there, link and price only where given", () => {
  const titles = { title_1: "A", title_2: "", title_3: "C" };
  const { hero } = home({
    homeBanner: [
      { id: 1, product_id: 5, ...titles, image: "b.svg", sale_price: "2000.00", discount: "50" },
      { id: 2, product_id: 0, title_1: null, image: null, sale_price: null, discount: null },
    ],
  });
  expect(hero).toMatchObject([
    { href: "/single-product/5", titles: ["A", "C"], unitPrice: 1_000, oldPrice: 2_000 },
    { href: null, titles: [], unitPrice: null, oldPrice: null, picture: { src: PLACEHOLDER } },
  ]);
});

test("the deal is the first special product; of one that has ended the full price, and its end, for the page to say so", () => {
  const ended = "2020-01-01T00:00:00.000Z";
  const { deal } = home({
    specialProduct: [product(1, { sale_price: 5_000, discount: 30, discount_end_time: ended }), product(2)],
  });
  expect(deal).toMatchObject({ card: { id: 1, unitPrice: 5_000, oldPrice: null }, saving: 0, endsAt: ended });
  expect(home({ specialProduct: [product(1, { discount_end_time: "soon" })] }).deal).toMatchObject({
    saving: 0,
    endsAt: null,
  });
});

test("a picture stands for the deal where the server gives one, whatever else is in the list", () => {
  const view = home({ specialProduct: [7, { name: "", product_id: 3 }, { name: "sale.png", product_id: "12" }] });
  expect(view.deal).toBeNull();
  expect(view.special).toMatchObject({ href: "/single-product/12", picture: { src: "/images/special/sale.png" } });
});

test("8 recommended, 50 discounted, all of the top rated", () => {
  const view = home({ featuredProduct: products(12), discountProduct: products(60), topRatedProduct: products(9) });
  expect([view.recommended.length, view.discounted.length, view.topRated.length]).toEqual([8, 50, 9]);
});

test("each category takes its own products: 8 small, the ninth large with the big pictures that exist", () => {
  const view = home({
    randomCategory: [
      { id: 2, category_name: "Утас" },
      { id: 3, category_name: "Зурагт" },
      { id: 4, category_name: "Хоосон" },
    ],
    random: [
      ...products(11, { type: 2, big_image1: "b1.svg", big_image2: null, big_image3: "b3.svg" }),
      ...products(3, { type: "3" }).map((row) => ({ ...row, id: row.id + 20 })),
      product(99, { type: null }),
    ],
  });
  expect(view.categories.map(({ id, cards }) => [id, cards.map((card) => card.id)])).toEqual([
    [2, [1, 2, 3, 4, 5, 6, 7, 8]],
    [3, [21, 22, 23]],
  ]);
  expect(view.categories[0]?.large?.card.id).toBe(9);
  expect(view.categories[0]?.large?.pictures.map(({ src }) => src)).toEqual([
    "/images/product/b1.svg",
    "/images/product/b3.svg",
  ]);
  expect(view.categories[1]?.large).toBeNull();
  // Without big pictures its large card shows the card's own.
  const bare = home({
    randomCategory: [{ id: 2, category_name: "Утас" }],
    random: products(9, { type: 2, image: "small.svg" }),
  });
  expect(bare.categories[0]?.large?.pictures.map(({ src }) => src)).toEqual(["/images/product/small.svg"]);
});

test("every category has its group where the server gives all products of all of them, as it does", () => {
  const categories = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    category_name: `Ангилал ${index + 1}`,
  }));
  const random = products(7 * 200).map((row, index) => ({ ...row, type: 1 + Math.floor(index / 200) }));
  const reply = contract.homePage.reply.parse({ randomCategory: categories, random });
  expect(homeView(reply).categories.map(({ id, cards }) => [id, cards.length])).toEqual(
    categories.map(({ id }) => [id, 8]),
  );
  expect(oddRowsOf(reply.random)).toBeUndefined();
});

test("the large card of a group, which a shopper sees first, has a picture where any product of the group has one", () => {
  const categories = { randomCategory: [{ id: 2, category_name: "Утас" }] };
  const large = (...withPicture: number[]) => {
    const random = products(12, { type: 2 }).map((row) =>
      withPicture.includes(row.id) ? { ...row, image: "x.svg" } : row,
    );
    const [group] = home({ ...categories, random }).categories;
    const inGroup = [group?.large?.card.id, ...(group?.cards ?? []).map(({ id }) => id)];
    expect(new Set(inGroup).size).toBe(inGroup.length);
    expect(group?.cards).toHaveLength(8);
    return group?.large?.card.id;
  };
  expect(large(9, 11)).toBe(9);
  expect(large(3, 11)).toBe(11);
  expect(large(3)).toBe(3);
  expect(large()).toBeUndefined();
  const { cards } = listingContents(
    {
      product: products(10).map((row) => productRow.parse(row.id === 10 ? { ...row, image: "x.svg" } : row)),
      pagination: 1,
      total: 10,
      max: null,
    },
    { title: "Утас", crumbs: [] },
  );
  expect(groupOfList(2, { title: "Утас", cards }).large?.card.id).toBe(10);
});

test("banners lead to their sub-category, or nowhere", () => {
  const { banners } = home({
    banners: [
      { id: 1, subId: 12, image: "p.svg" },
      { id: 2, subId: null },
    ],
  });
  expect(banners.map(({ href }) => href)).toEqual(["/sub-category/12", null]);
});
