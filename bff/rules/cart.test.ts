import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acceptShown,
  addAgain,
  addToCart,
  type Cart,
  type CartLine,
  cartBadge,
  checkCart,
  MAX_LINES,
  type ProductNow,
  quantityOf,
  removeFromCart,
  restoreToCart,
  roomLeft,
  setQuantities,
  setQuantity,
} from "./cart.ts";
import { toUnitPrice } from "./price.ts";
import { parseQuantity } from "./quantity.ts";
import { MAX_QUANTITY } from "./stock.ts";

/** A product at 100 ₮ with the given stock. */
const product = (remain: number | null): ProductNow => ({ remain, unitPrice: toUnitPrice(100), discounted: false });
const seen = { unitPrice: toUnitPrice(100), discounted: false };

const cart: Cart = [
  { id: 11, quantity: 2 },
  { id: 12, quantity: 1 },
];

const full = Array.from({ length: MAX_LINES }, (_, index) => ({ id: index + 1, quantity: 1 }));
type Outcome = ReturnType<typeof addToCart>["outcome"];

test.each<[string, Cart, id: number, pieces: number, remain: number | null, Outcome, after: Cart]>([
  ["a new product gets a line at the end", cart, 13, 4, 10, "added", [...cart, { id: 13, quantity: 4, seen }]],
  ["more pieces of one that is there", cart, 11, 3, 5, "added", [{ id: 11, quantity: 5 }, ...cart.slice(1)]],
  ["less stock than what is there and the new", cart, 11, 3, 4, "short", cart],
  ["no stock", cart, 13, 1, 0, "short", cart],
  ["unknown stock", cart, 13, 9_999, null, "added", [...cart, { id: 13, quantity: 9_999, seen }]],
  ["more than one line may hold", cart, 13, 10_000, null, "short", cart],
  ["a full cart takes no further product", full, 1000, 1, 10, "full", full],
  ["the last one with room", full.slice(1), 1000, 1, 10, "added", [...full.slice(1), { id: 1000, quantity: 1, seen }]],
  ["but more of those in it", full, MAX_LINES, 1, 10, "added", [...full.slice(0, -1), { id: MAX_LINES, quantity: 2 }]],
])("adding: %s", (_, before, id, pieces, remain, outcome, after) => {
  expect(addToCart(before, id, pieces, product(remain))).toEqual({ outcome, cart: after });
});

describe("addAgain", () => {
  const lines = (...pairs: [id: number, quantity: number][]) => pairs.map(([id, quantity]) => ({ id, quantity }));

  test("puts an order's products in as they were ordered, more of those that are there", () => {
    const { cart } = addAgain(lines([8, 3]), lines([5, 2], [8, 1], [5, 1]));
    expect(cart).toEqual(lines([8, 4], [5, 3]));
  });

  test("holds a line to what one may hold", () => {
    expect(addAgain(lines([8, MAX_QUANTITY]), lines([8, 1])).cart).toEqual(lines([8, MAX_QUANTITY]));
  });

  test("leaves a cart as it was in which not all of them have room", () => {
    const cart = full.slice(1);
    expect(addAgain(cart, lines([98, 1], [99, 1]))).toEqual({ outcome: "full", cart });
  });
});

/** How many a stock allows: stock.test.ts. */
test("setting a quantity keeps to the stock, leaves a sold-out line for checkCart to report, and adds no product", () => {
  const set = (id: number, pieces: number, remain: number | null) =>
    setQuantity(cart, id, pieces, remain).map(({ quantity }) => quantity);
  expect([set(11, 3, 10), set(11, 11, 10), set(11, 3, 0)]).toEqual([
    [3, 1],
    [10, 1],
    [2, 1],
  ]);
  expect(setQuantity(cart, 99, 3, 10)).toEqual(cart);
});

test("removeFromCart takes one line and leaves the others", () => {
  expect(removeFromCart(cart, 11)).toEqual([{ id: 12, quantity: 1 }]);
  expect(removeFromCart(cart, 99)).toEqual(cart);
});

describe("checkCart", () => {
  const now = (remain: number | null, price = 100, discounted = false): ProductNow => ({
    remain,
    unitPrice: toUnitPrice(price),
    discounted,
  });
  const line = { id: 1, quantity: 3, seen };
  const seenAt = (price: number) => ({ ...line, seen: { unitPrice: toUnitPrice(price), discounted: true } });
  test.each<[string, CartLine, ProductNow | null | undefined, number, changes: string[]]>([
    ["enough", line, now(10), 3, []],
    ["unknown stock", line, now(null), 3, []],
    ["too few", line, now(2), 2, ["cut from 3 to 2"]],
    ["none left", line, now(0), 0, ["soldOut from 3 to 0"]],
    ["no such product", line, undefined, 0, ["gone from 3 to 0"]],
    ["a product that cannot be read", line, null, 0, ["unknown from 3 to 0"]],
    ["a higher price", line, now(9, 120), 3, ["priceUp from 100 to 120"]],
    ["a lower price", line, now(9, 80, true), 3, ["priceDown from 100 to 80"]],
    ["a discount that ended", seenAt(90), now(9), 3, ["discountEnded from 90 to 100"]],
    ["a smaller discount", seenAt(80), now(9, 90, true), 3, ["priceUp from 80 to 90"]],
    ["too few at a higher price", line, now(1, 110), 1, ["cut from 3 to 1", "priceUp from 100 to 110"]],
    ["none left at another price", line, now(0, 50), 0, ["soldOut from 3 to 0"]],
    ["a cart of before, without prices", { id: 1, quantity: 3 }, now(9, 500), 3, []],
  ])("%s", (_, line, product, quantity, expected) => {
    const products = new Map(product === undefined ? [] : [[1, product]]);
    const [checked] = checkCart([line], products);
    expect(checked).toMatchObject({ line, quantity });
    expect(checked?.changes.map(({ reason, from, to }) => `${reason} from ${from} to ${to}`)).toEqual(expected);
  });
});

describe("acceptShown", () => {
  const lines: Cart = [1, 2, 3, 4].map((id) => ({ id, quantity: 5, seen }));

  test("cuts and remembers the prices of what was shown, and takes out nothing, sold out or not", () => {
    const shown = [
      { id: 1, quantity: 2, unitPrice: toUnitPrice(100), discounted: false },
      { id: 2, quantity: 0, unitPrice: toUnitPrice(0), discounted: false },
      { id: 3, quantity: 5, unitPrice: toUnitPrice(120), discounted: true },
    ];
    expect(acceptShown(lines, shown)).toEqual([
      { id: 1, quantity: 2, seen },
      { id: 2, quantity: 5, seen },
      { id: 3, quantity: 5, seen: { unitPrice: toUnitPrice(120), discounted: true } },
      { id: 4, quantity: 5, seen },
    ]);
  });

  test("adds neither pieces nor products", () => {
    const shown = [1, 9].map((id) => ({ id, quantity: 99, unitPrice: toUnitPrice(1), discounted: false }));
    expect(acceptShown(lines, shown).map(({ id, quantity }) => [id, quantity])).toEqual(
      [1, 2, 3, 4].map((id) => [id, 5]),
    );
  });
});

test.each([
  [[], { count: 0, over: false }],
  [[9], { count: 9, over: false }],
  [[5, 4], { count: 9, over: false }],
  [[5, 5], { count: 9, over: true }],
])("the badge of lines with %o pieces is %o", (quantities, expected) => {
  expect(cartBadge(quantities.map((quantity, id) => ({ id, quantity })))).toEqual(expected);
});

test("whatever is done to a cart, it stays one that can be bought", () => {
  const anyId = fc.integer({ min: 1, max: 60 });
  const anyRemain = fc.option(fc.integer({ min: -1, max: 20 }));
  const anyTyped = fc.oneof(fc.integer().map(String), fc.double().map(String), fc.integer({ max: 12 }).map(String));
  const anyStep = fc.tuple(fc.constantFrom("add", "set", "remove"), anyId, anyTyped);
  const anyStock = fc.array(fc.tuple(anyId, anyRemain)).map((entries) => new Map(entries));

  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 80 }), anyStock, (steps, stock) => {
      let current: Cart = [];
      for (const [action, id, typed] of steps) {
        const remain = stock.get(id) ?? null;
        const requested = parseQuantity(typed);
        if (requested === null) continue;
        if (action === "add") current = addToCart(current, id, requested, product(remain)).cart;
        else if (action === "set") current = setQuantity(current, id, requested, remain);
        else current = removeFromCart(current, id);
      }
      expect(current.length).toBeLessThanOrEqual(MAX_LINES);
      expect(new Set(current.map((line) => line.id)).size).toBe(current.length);
      for (const { id, quantity } of current) {
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        expect(quantity).toBeLessThanOrEqual(stock.get(id) ?? Number.POSITIVE_INFINITY);
      }

      // After accepting a check's changes every line is still there, and those that can be sold have no further ones.
      const products = new Map([...stock].map(([id, remain]) => [id, product(remain)]));
      const shown = checkCart(current, products).map(({ line: { id }, quantity }) => ({ id, quantity, ...seen }));
      const accepted = acceptShown(current, shown);
      expect(accepted.map(({ id }) => id)).toEqual(current.map(({ id }) => id));
      for (const { line, quantity, changes } of checkCart(accepted, products)) {
        if (quantity === 0) continue;
        expect(changes).toEqual([]);
        expect(quantity).toBe(line.quantity);
      }
    }),
    { numRuns: 1_000 },
  );
});

describe("restoreToCart", () => {
  const removed = { id: 13, quantity: 3, seen };

  test("puts the line back where it was", () => {
    expect(restoreToCart(cart, removed, 1, product(10))).toEqual({
      outcome: "added",
      cart: [cart[0], removed, cart[1]],
    });
  });

  test("never brings back more than stock has, and nothing where it has none", () => {
    expect(restoreToCart(cart, removed, 0, product(2)).cart[0]).toEqual({ id: 13, quantity: 2, seen });
    expect(restoreToCart(cart, removed, 0, product(0))).toEqual({ outcome: "short", cart });
  });

  test("twice puts nothing back twice", () => {
    const once = restoreToCart(cart, removed, 0, product(10)).cart;
    expect(restoreToCart(once, removed, 0, product(10))).toEqual({ outcome: "added", cart: once });
  });

  test("is refused where the cart has filled up meanwhile", () => {
    const without = full.map(({ id }) => ({ id: 100 + id, quantity: 1 }));
    expect(restoreToCart(without, removed, 0, product(10))).toEqual({ outcome: "full", cart: without });
  });
});

test("rule C3: the room that is left is said from 35 lines on, before the cart is full", () => {
  const cart = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, quantity: 1 }));
  expect([34, 35, 39, 40].map((count) => roomLeft(cart(count)))).toEqual([null, 5, 1, 0]);
});

describe("setQuantities", () => {
  const LINE = 5;
  const setTo = (held: number, line: { quantity: number } | { step: 1 | -1 }, remain: number | null = 50) => {
    const set = setQuantities([{ id: LINE, quantity: held }], [{ id: LINE, ...line }], new Map([[LINE, remain]]));
    return { quantity: quantityOf(set.cart, LINE), isRefused: set.refused.length > 0 };
  };

  test.each<[string, number, { quantity: number } | { step: 1 | -1 }, number]>([
    ["a typed number stands, whatever another tab has set since", 9, { quantity: 7 }, 7],
    ["a press of + counts from what the cart holds", 9, { step: 1 }, 10],
    ["… so does one of −", 9, { step: -1 }, 8],
    ["− ends at one piece", 1, { step: -1 }, 1],
    ["a press of − at a line over the stock counts from the stock, which its page shows", 60, { step: -1 }, 49],
  ])("%s", (_, held, line, quantity) => {
    expect(setTo(held, line)).toEqual({ quantity, isRefused: false });
  });

  test("more than the stock is refused, and the line stays", () => {
    expect(setTo(2, { quantity: 51 })).toEqual({ quantity: 2, isRefused: true });
    expect(setTo(50, { step: 1 })).toEqual({ quantity: 50, isRefused: true });
  });

  test("a line that another tab has removed is not put back", () => {
    expect(setQuantities([], [{ id: LINE, step: 1 }], new Map([[LINE, 50]]))).toEqual({
      cart: [],
      refused: [],
      isGone: true,
    });
  });
});
