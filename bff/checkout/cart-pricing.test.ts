/** The cart compared with its products' present state: reading never changes the cookie. */

import { describe, expect, test } from "vitest";
import { cookieHeader, type FakeAnswer, fakeShop } from "#tests/fixtures/fake-api.ts";
import { setCart } from "#tests/fixtures/set-cart.ts";
import type { Cart } from "../rules/cart.ts";
import { toUnitPrice } from "../rules/price.ts";
import { askNamed, askProduct, knownCart, priceCart, productRows } from "./cart-pricing.ts";

const row = (id: number, fields: object = {}) => ({
  id,
  name: `Утас ${id}`,
  model: `M${id}`,
  sale_price: 1_000,
  remain: 5,
  ...fields,
});
const stock = (id: number, fields: object = {}) => ({ id, discount: 0, bonus_percent: 3, remain: 5, ...fields });
const CART: Cart = [1, 2].map((id) => ({
  id,
  quantity: 3,
  seen: { unitPrice: toUnitPrice(1_000), discounted: false },
}));

async function withCart(answers: { compare: FakeAnswer; cartProduct: FakeAnswer }, cart = CART) {
  const shop = fakeShop(answers);
  const { visitor: before } = shop.visit();
  await setCart(before, cart);
  return { ...shop, ...shop.visit(await cookieHeader(before)) };
}

test.each<[string, object[], object[], { items: number[]; unsold: [number, string][] }]>([
  ["as it was", [row(1), row(2)], [stock(1), stock(2)], { items: [1, 2], unsold: [] }],
  ["sold out", [row(1), row(2)], [stock(1), stock(2, { remain: 0 })], { items: [1], unsold: [[2, "soldOut"]] }],
  ["gone", [row(1)], [stock(1)], { items: [1], unsold: [[2, "gone"]] }],
  ["without its price", [row(1)], [stock(1), stock(2)], { items: [1], unsold: [[2, "unknown"]] }],
  ["without its stock", [row(1), row(2)], [stock(1)], { items: [1], unsold: [[2, "unknown"]] }],
])("a cart that is read, %s, keeps its cookie", async (_, product, stocked, expected) => {
  const { visitor } = await withCart({ compare: { product }, cartProduct: { product: stocked } });
  const { items, unsold } = await priceCart(visitor);
  expect(items.map(({ id }) => id)).toEqual(expected.items);
  expect(unsold.map(({ id, changes }) => [id, changes[0]?.reason])).toEqual(expected.unsold);
  expect(await visitor.shopper.jar.headers()).toEqual([]);
});

test("without the API a cart is its lines and the prices last seen, with names as far as they are cached", async () => {
  const { visitor } = await withCart({
    compare: { product: [row(1)] },
    cartProduct: () => new Response(null, { status: 500 }),
  });
  const known = await knownCart(visitor);
  expect(known.map(({ line, product }) => [line.id, line.quantity, line.seen?.unitPrice, product?.model])).toEqual([
    [1, 3, 1_000, "M1"],
    [2, 3, 1_000, undefined],
  ]);
});

test("a product is in stock as the cart's own call says, and as its row does where that says nothing", async () => {
  const { visitor } = await withCart({
    compare: { product: [row(1, { remain: 9 }), row(2, { remain: 8 })] },
    cartProduct: { product: [stock(1, { remain: 4 }), stock(2, { remain: null })] },
  });
  expect((await priceCart(visitor)).items.map(({ id, remain }) => [id, remain])).toEqual([
    [1, 4],
    [2, 8],
  ]);
});

test("what cannot be sold keeps its name while the API describes it, in the quantity that was chosen", async () => {
  const { visitor } = await withCart({
    compare: { product: [row(1)] },
    cartProduct: { product: [stock(1, { remain: 0 })] },
  });
  const { unsold } = await priceCart(visitor);
  expect(unsold.map(({ id, quantity, product }) => [id, quantity, product?.model ?? null])).toEqual([
    [1, 3, "M1"],
    [2, 3, null],
  ]);
});

describe("what the API is asked about products", () => {
  /** @param product of the calls, in either reply */
  function shopWith(product: object[] = [], stocked: object[] = []) {
    const { visit, calls } = fakeShop({ compare: { product }, cartProduct: { product: stocked } });
    return { visitor: visit().visitor, asked: () => calls.map(({ name, body }) => [name, body]) };
  }

  test("is nothing where there are none: an empty list is fatal on the existing server", async () => {
    const { visitor, asked } = shopWith();
    expect(await priceCart(visitor)).toEqual({ items: [], unsold: [] });
    expect(await knownCart(visitor)).toEqual([]);
    expect(await productRows(visitor.api.cached, [])).toEqual(new Map());
    expect(await askNamed(visitor, [])).toEqual(new Map());
    expect(asked()).toEqual([]);
  });

  test("answers with its name, price and stock, and whether the price is a discounted one", async () => {
    const { visitor } = shopWith([row(1), row(2)], [stock(1), stock(2, { discount: 10, remain: null })]);
    expect(await askProduct(visitor, 1)).toEqual({ model: "M1", unitPrice: 1_000, discounted: false, remain: 5 });
    expect(await askProduct(visitor, 2)).toEqual({ model: "M2", unitPrice: 900, discounted: true, remain: 5 });
  });

  test("answers nothing of a product that only one of its replies knows", async () => {
    const { visitor } = shopWith([row(1), row(2)], [stock(2), stock(3)]);
    expect([...(await askNamed(visitor, [1, 2, 3])).keys()]).toEqual([2]);
    expect(await askProduct(visitor, 1)).toBeUndefined();
  });
});
