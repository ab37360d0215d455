import { describe, expect, test } from "vitest";
import { contract } from "../upstream/contract.ts";
import { PLACEHOLDER } from "./picture.ts";
import { type ProductView, productView } from "./product.ts";

const single = {
  id: 40,
  model: "X1",
  name: "утас",
  type: 2,
  category_name: "Утас",
  category_sub_id: 21,
  sub_category_name: "Ухаалаг утас",
  brandname: "Орд",
  images: "ord.svg",
  image: "x1.svg",
  color_name: "Хар",
  remain: 12,
  sale_price: 200_000,
  discount: 10,
  bonus_percent: 3,
  specs: "RAM#Screen_size_inch",
};

/** The view of a reply as it comes over the wire. */
function view({
  single: row,
  ...reply
}: {
  single?: Record<string, unknown>;
  [field: string]: unknown;
} = {}): ProductView {
  const wire = { result: "success", single: [{ ...single, ...row }], images: [], ...reply };
  const made = productView(contract.singleProduct.reply.parse(wire));
  if (!made) throw new Error("no view");
  return made;
}

const sources = (pictures: { src: string }[]) => pictures.map(({ src }) => src);

test("the page of a whole product", () => {
  expect(view()).toMatchObject({
    title: "X1 утас",
    brand: { name: "Орд", logo: { src: "/images/brand/ord.svg" } },
    crumbs: [
      { label: "Утас", href: "/category/2" },
      { label: "Ухаалаг утас", href: "/sub-category/21" },
      { label: "X1 утас", href: null },
    ],
    ...{ unitPrice: 180_000, oldPrice: 200_000, saving: 20_000, bonus: 5_400, stock: "inStock", maxQuantity: 12 },
  });
});

test("a product of which the API knows next to nothing is still a page", () => {
  const nothing = { specs: null, others: null, review: null, related: null };
  const reply = { result: "success", single: [{ id: 3, sale_price: "5000" }], ...nothing };
  expect(productView(contract.singleProduct.reply.parse(reply))).toMatchObject({
    ...{ title: "", brand: null, category: null, gallery: [{ src: PLACEHOLDER }] },
    ...{ unitPrice: 5_000, oldPrice: null, bonus: 0, stock: "unknown", remain: null },
    colours: [{ id: 3, current: true }],
    ratings: { count: 0, average: null },
    ...{ description: [], specs: [], reviews: [], related: [] },
  });
});

test("a discount that has ended does not count, whatever the API says; one that has not is shown with its end", () => {
  const [end, ahead] = ["2020-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"];
  expect(view({ single: { discount_end_time: end } })).toMatchObject({ unitPrice: 200_000, discountEndsAt: null });
  expect(view({ single: { discount_end_time: ahead } })).toMatchObject({ unitPrice: 180_000, discountEndsAt: ahead });
});

test("the promotional copy is in no colours and related products; where the server does not replace it, it is itself", () => {
  const related = [1, 41].map((id) => ({ id, sale_price: 1 }));
  const made = view({ single: { id: 1 }, ids: "40", related, others: [{ id: 1, color_name: "Хар" }] });
  expect([made.colours, made.related].map((shown) => shown.map(({ id }) => id))).toEqual([[40], [41]]);
  expect(view({ single: { id: 1 }, ids: 0, others: [{ id: 40 }] }).colours.map(({ id }) => id)).toEqual([1, 40]);
});

test("colours stand in one order on the page of each, each once, named by the title where they have no name", () => {
  const others = [{ id: 52 }, { id: 9, color_name: "Цагаан" }, { id: 40, color_name: "Хар" }];
  expect(view({ others }).colours.map(({ id, label, current }) => [id, label, current])).toEqual([
    [9, "Цагаан", false],
    [40, "Хар", true],
    [52, "X1 утас", false],
  ]);
});

describe("gallery", () => {
  test.each([
    { name: "all four", images: ["a.svg", "b.svg", "c.svg", "d.svg"], files: ["a.svg", "b.svg", "c.svg", "d.svg"] },
    { name: "a gap is the placeholder", images: ["a.svg", null, "c.svg", null], files: ["a.svg", null, "c.svg"] },
    { name: "nothing after the last", images: ["a.svg", null, null, ""], files: ["a.svg"] },
    { name: "none: the card's", images: [null, null, null, null], files: ["x1.svg"] },
    { name: "an unsafe file is the placeholder", images: ["a.svg", "http://evil/b.svg"], files: ["a.svg", null] },
  ])("$name", ({ images, files }) => {
    const [big_image1, big_image2, big_image3, big_image4] = images;
    expect(sources(view({ images: [{ big_image1, big_image2, big_image3, big_image4 }] }).gallery)).toEqual(
      files.map((file) => (file === null ? PLACEHOLDER : `/images/product/${file}`)),
    );
  });
});

describe("description", () => {
  const pairs = (images: Record<string, unknown>) =>
    view({ images: [{ big_image1: "a.svg", big_image4: "d.svg", ...images }] }).description.map(
      ({ title, text, picture }) => [title, text, picture?.src ?? null],
    );
  test("a picture ends the first half and begins the second", () => {
    const texts = [1, 2, 3, 4, 5, 6].map((n) => [`T${n}`, `D${n}`]);
    const wire = Object.fromEntries(
      texts.flatMap(([t, d], i) => [
        [`title${i + 1}`, t],
        [`desc${i + 1}`, d],
      ]),
    );
    expect(pairs(wire)).toEqual([
      ["T1", "D1", null],
      ["T2", "D2", null],
      ["T3", "D3", "/images/product/a.svg"],
      ["T4", "D4", "/images/product/d.svg"],
      ["T5", "D5", null],
      ["T6", "D6", null],
    ]);
  });
  test("missing pairs are left out, half ones kept", () => {
    expect(pairs({ title1: "T1", desc2: "D2", title3: "", desc6: "D6" })).toEqual([
      ["T1", "", null],
      ["", "D2", "/images/product/a.svg"],
      ["", "D6", "/images/product/d.svg"],
    ]);
  });
});

test("the table of specifications holds what the product names, in its order, as far as it has a value", () => {
  const specs = [{ Screen_size_inch: " 15.6 ", RAM: 8, Other: "not named" }];
  expect(view({ specs }).specs).toEqual([
    { label: "RAM", value: "8" },
    { label: "Screen size_inch", value: "15.6" },
  ]);
  for (const none of [
    { RAM: "-", Screen_size_inch: " - " },
    { RAM: null, Screen_size_inch: "" },
  ])
    expect(view({ specs: [none] }).specs).toEqual([]);
  // Names are only names: an object's own properties are no values.
  const named = view({ single: { specs: "constructor##RAM#RAM" }, specs: [{ RAM: "8" }] });
  expect(named.specs).toEqual([{ label: "RAM", value: "8" }]);
});

test("reviews stand newest first, in whatever order they come, with their moment and a rate on the scale", () => {
  const date = "2026-03-04T17:30:00.000Z";
  const review = [
    { name: "Б", message: "old", rate: 5, user_id: 1, created_at: "2026-01-01T10:00:00.000Z" },
    { name: "А", message: "undated", rate: 4, user_id: 2, created_at: null },
    { name: "Г", message: "new", rate: "2", user_id: 3, created_at: date },
    { name: "В", message: "same time", rate: 9, user_id: 2, created_at: date },
  ];
  const { reviews } = view({ review });
  expect(reviews.map(({ message }) => message)).toEqual(["same time", "new", "old", "undated"]);
  expect([reviews[0], reviews[3]?.date]).toEqual([{ author: "В", message: "same time", rate: 5, date }, null]);
  expect(view({ review: review.toReversed() }).reviews).toEqual(reviews);
});

test("a side piece that does not fit is left out, the product stays", () => {
  const odd = [{ name: "А", message: "Сайн", rate: 5 }, { rate: { words: 1 } }, "text", null];
  expect(view({ review: odd }).reviews.map(({ message }) => message)).toEqual(["Сайн"]);
  expect(view({ review: { words: 1 }, related: "none", others: 7, images: [7], specs: "x" })).toMatchObject({
    id: 40,
    reviews: [],
    related: [],
    description: [],
  });
});
