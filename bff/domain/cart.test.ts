import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addToCart,
  type Cart,
  cartBadge,
  cutToStock,
  MAX_LINES,
  quantityOf,
  removeFromCart,
  restoreToCart,
  setQuantity,
} from "./cart.ts";
import { parseQuantity } from "./quantity.ts";

const cart: Cart = [
  { id: 11, quantity: 2 },
  { id: 12, quantity: 1 },
];

describe("addToCart", () => {
  test("a new product gets a line at the end", () => {
    expect(addToCart(cart, 13, 4, 10)).toEqual({ outcome: "added", cart: [...cart, { id: 13, quantity: 4 }] });
  });

  test("a product that is there gets more pieces in its line", () => {
    expect(addToCart(cart, 11, 3, 5)).toEqual({
      outcome: "added",
      cart: [
        { id: 11, quantity: 5 },
        { id: 12, quantity: 1 },
      ],
    });
  });

  test("is refused when stock is below what is there plus the new", () => {
    expect(addToCart(cart, 11, 3, 4)).toEqual({ outcome: "short", cart });
    expect(addToCart(cart, 13, 1, 0)).toEqual({ outcome: "short", cart });
  });

  test("is allowed where stock is unknown", () => {
    expect(addToCart(cart, 13, 20, null).outcome).toBe("added");
  });

  test("is refused above what one line may hold, also where stock is unknown", () => {
    expect(addToCart(cart, 13, 9_999, null).outcome).toBe("added");
    expect(addToCart(cart, 13, 10_000, null)).toEqual({ outcome: "short", cart });
  });

  test("a full cart takes no further product, but more of those in it", () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({ id: index + 1, quantity: 1 }));
    expect(addToCart(full, 1000, 1, 10)).toEqual({ outcome: "full", cart: full });
    expect(quantityOf(addToCart(full, MAX_LINES, 1, 10).cart, MAX_LINES)).toBe(2);
    expect(addToCart(full.slice(1), 1000, 1, 10).outcome).toBe("added");
  });
});

describe("setQuantity", () => {
  test.each([
    [3, 10, 3],
    [0, 10, 1],
    [11, 10, 10],
    [3, null, 3],
    [3, 0, 2], // sold out: stays for cutToStock to report
  ])("to %d with %o left makes %d", (wished, remain, expected) => {
    const changed = setQuantity(cart, 11, wished, remain);
    expect(quantityOf(changed, 11)).toBe(expected);
    expect(quantityOf(changed, 12)).toBe(1);
  });

  test("does not add a product", () => {
    expect(setQuantity(cart, 99, 3, 10)).toEqual(cart);
  });
});

test("removeFromCart takes one line and leaves the others", () => {
  expect(removeFromCart(cart, 11)).toEqual([{ id: 12, quantity: 1 }]);
  expect(removeFromCart(cart, 99)).toEqual(cart);
});

test("cutToStock keeps what can be bought and reports the rest", () => {
  const lines = [1, 2, 3, 4, 5].map((id) => ({ id, quantity: 3 }));
  const stock = new Map([
    [1, 10],
    [2, 2],
    [3, 0],
    [5, null],
  ]);
  expect(cutToStock(lines, stock)).toEqual({
    cart: [
      { id: 1, quantity: 3 },
      { id: 2, quantity: 2 },
      { id: 5, quantity: 3 },
    ],
    changes: [
      { id: 2, reason: "cut", from: 3, to: 2 },
      { id: 3, reason: "soldOut", from: 3, to: 0 },
      { id: 4, reason: "gone", from: 3, to: 0 },
    ],
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
        const wished = parseQuantity(typed);
        if (wished === null) continue;
        if (action === "add") current = addToCart(current, id, wished, remain).cart;
        else if (action === "set") current = setQuantity(current, id, wished, remain);
        else current = removeFromCart(current, id);
      }
      expect(current.length).toBeLessThanOrEqual(MAX_LINES);
      expect(new Set(current.map((line) => line.id)).size).toBe(current.length);
      for (const { id, quantity } of current) {
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        expect(quantity).toBeLessThanOrEqual(stock.get(id) ?? Number.POSITIVE_INFINITY);
      }

      const cut = cutToStock(current, stock);
      expect(cutToStock(cut.cart, stock)).toEqual({ cart: cut.cart, changes: [] });
      expect(cut.cart.map((line) => line.id)).toEqual(
        current.filter((line) => stock.has(line.id)).map((line) => line.id),
      );
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

describe("restoreToCart", () => {
  const removed = { id: 13, quantity: 3 };

  test("puts the line back where it was", () => {
    expect(restoreToCart(cart, removed, 1, 10)).toEqual({ outcome: "added", cart: [cart[0], removed, cart[1]] });
  });

  test("never brings back more than stock has, and nothing where it has none", () => {
    expect(restoreToCart(cart, removed, 0, 2).cart[0]).toEqual({ id: 13, quantity: 2 });
    expect(restoreToCart(cart, removed, 0, 0)).toEqual({ outcome: "short", cart });
  });

  test("twice puts nothing back twice", () => {
    const once = restoreToCart(cart, removed, 0, 10).cart;
    expect(restoreToCart(once, removed, 0, 10)).toEqual({ outcome: "added", cart: once });
  });

  test("is refused where the cart has filled up meanwhile", () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({ id: 100 + index, quantity: 1 }));
    expect(restoreToCart(full, removed, 0, 10)).toEqual({ outcome: "full", cart: full });
  });

  test("after removing gives the very cart that was", () => {
    const lines = fc.uniqueArray(fc.record({ id: fc.nat(50), quantity: fc.integer({ min: 1, max: 9 }) }), {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: MAX_LINES,
    });
    fc.assert(
      fc.property(lines, fc.nat(), (before, pick) => {
        const place = pick % before.length;
        const line = before[place] ?? { id: 0, quantity: 1 };
        expect(restoreToCart(removeFromCart(before, line.id), line, place, 9).cart).toEqual(before);
      }),
    );
  });
});
