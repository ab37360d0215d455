/** The cart compared with its products' present state: reading never changes the cookie. */
import { describe, expect, test } from "vitest";
import { cookieHeader, type FakeAnswer, fakeShop } from "#tests/fixtures/fake-api.ts";
import { ask } from "../client.ts";
import type { Cart } from "../domain/cart.ts";
import { toUnitPrice } from "../domain/price.ts";
import { knownCart, priceCart, writeCart } from "./cart-pricing.ts";

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
  await writeCart(before, cart);
  return { ...shop, ...shop.visit(await cookieHeader(before)) };
}

describe("a cart that is read", () => {
  test.each<[string, object[], object[], { items: number[]; unsold: [number, string][] }]>([
    ["as it was", [row(1), row(2)], [stock(1), stock(2)], { items: [1, 2], unsold: [] }],
    ["sold out", [row(1), row(2)], [stock(1), stock(2, { remain: 0 })], { items: [1], unsold: [[2, "soldOut"]] }],
    ["gone", [row(1)], [stock(1)], { items: [1], unsold: [[2, "gone"]] }],
    ["without its price", [row(1)], [stock(1), stock(2)], { items: [1], unsold: [[2, "unknown"]] }],
    ["without its stock", [row(1), row(2)], [stock(1)], { items: [1], unsold: [[2, "unknown"]] }],
    [
      "all gone",
      [],
      [],
      {
        items: [],
        unsold: [
          [1, "gone"],
          [2, "gone"],
        ],
      },
    ],
  ])("%s keeps its cookie", async (_, product, stocked, expected) => {
    const { visitor } = await withCart({ compare: { product }, cartProduct: { product: stocked } });
    const { items, unsold } = await priceCart(visitor);
    expect(items.map(({ id }) => id)).toEqual(expected.items);
    expect(unsold.map(({ id, changes }) => [id, changes[0]?.reason])).toEqual(expected.unsold);
    expect(await visitor.jar.headers()).toEqual([]);
  });

  test("a stock cut or another price is shown each time, at today's price", async () => {
    const { visitor } = await withCart({
      compare: { product: [row(1, { sale_price: 1_200 }), row(2)] },
      cartProduct: { product: [stock(1), stock(2, { remain: 1, discount: 10 })] },
    });
    for (const _ of ["first", "reload"]) {
      const { items } = await priceCart(visitor);
      expect(
        items.map(({ quantity, listPrice, discount, changes }) => [quantity, listPrice, discount, changes]),
      ).toEqual([
        [3, 1_200, 0, [{ reason: "priceUp", from: 1_000, to: 1_200 }]],
        [
          1,
          1_000,
          10,
          [
            { reason: "cut", from: 3, to: 1 },
            { reason: "priceDown", from: 1_000, to: 900 },
          ],
        ],
      ]);
      expect(await visitor.jar.headers()).toEqual([]);
    }
  });

  test.each<[string, FakeAnswer]>([
    ["an error", () => new Response(null, { status: 500 })],
    ["a list of something else", { product: [{ words: "x" }] }],
    ["no list", { product: "x" }],
    ["no JSON", () => new Response("<p>")],
  ])("with %s for an answer is what is known of it", async (_, broken) => {
    const answers = { compare: { product: [row(1), row(2)] }, cartProduct: { product: [stock(1), stock(2)] } };
    for (const endpoint of ["compare", "cartProduct"] as const) {
      const { visitor, bff } = await withCart({ ...answers, [endpoint]: broken });
      const response = await bff.cart.$get({ query: {} });
      expect(await visitor.jar.headers()).toEqual([]);
      const { cart, known } = await ask(Promise.resolve(response));
      const lines = known ?? [...(cart?.lines ?? []), ...(cart?.unsold ?? [])];
      expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
        [1, 3],
        [2, 3],
      ]);
    }
  });
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
