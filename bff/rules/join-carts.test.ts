import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cart, MAX_LINES, quantityOf } from "./cart.ts";
import { joinCarts, keepChanges } from "./join-carts.ts";

/** `1x2` is two pieces of product 1. */
const cart = (text: string): Cart =>
  text === ""
    ? []
    : text.split(" ").map((line) => ({ id: Number(line.split("x")[0]), quantity: Number(line.split("x")[1]) }));
const text = (lines: Cart) => lines.map(({ id, quantity }) => `${id}x${quantity}`).join(" ");

describe("rule C9: joining at a sign-in", () => {
  test.each([
    ["a browser that is new to the customer: both, its own first", "1x1", "2x2 3x1", "", "1x1 2x2 3x1"],
    ["the same product once, with the larger quantity", "1x1 2x5", "2x3 1x4", "", "1x4 2x5"],
    ["an empty browser finds the kept cart", "", "1x2 2x1", "", "1x2 2x1"],
    ["nothing kept", "1x2", "", "", "1x2"],
    ["a line that was removed here as a guest stays removed", "1x1", "1x1 2x2", "1x1 2x2", "1x1"],
    ["a line that was removed or ordered elsewhere goes", "1x1 2x2", "1x1", "1x1 2x2", "1x1"],
    ["a quantity that was changed here alone", "1x1", "1x5", "1x5", "1x1"],
    ["a quantity that was changed elsewhere alone, though it is smaller", "1x5", "1x2", "1x5", "1x2"],
    ["a quantity that was changed in both: the larger", "1x3", "1x2", "1x5", "1x3"],
    ["removed here, changed elsewhere: nothing is lost", "", "1x2", "1x5", "1x2"],
    ["changed here, removed elsewhere: nothing is lost", "1x2", "", "1x5", "1x2"],
    ["removed in both", "", "", "1x5", ""],
    ["emptied here", "", "1x1 2x1", "1x1 2x1", ""],
  ])("%s", (_, mine, kept, base, joined) => {
    expect(text(joinCarts({ mine: cart(mine), kept: cart(kept), base: cart(base) }).cart)).toBe(joined);
  });

  test("says what it did", () => {
    expect(joinCarts({ mine: cart("1x1 2x2 3x3"), kept: cart("1x4 3x3 9x1"), base: cart("1x1 2x2 3x3") })).toEqual({
      cart: cart("1x4 3x3 9x1"),
      added: cart("9x1"),
      changed: 1,
      removed: [{ line: { id: 2, quantity: 2 }, place: 1 }],
      left: [],
    });
  });

  test("the price that the other browser saw comes with its line", () => {
    const [kept] = cart("5x1");
    const seen = { unitPrice: 100, discounted: true } as never;
    expect(joinCarts({ mine: [], kept: [{ ...kept, seen } as never], base: [] }).added).toEqual([
      { id: 5, quantity: 1, seen },
    ]);
  });

  test.each([-1, 0, 1])("a full cart and %d", (more) => {
    const mine = Array.from({ length: MAX_LINES - 10 }, (_, index) => ({ id: index + 1, quantity: 1 }));
    const kept = Array.from({ length: 10 + more }, (_, index) => ({ id: index + 101, quantity: 1 }));
    const joined = joinCarts({ mine, kept, base: [] });
    expect(joined.cart).toHaveLength(Math.min(MAX_LINES, MAX_LINES + more));
    expect(joined.left).toEqual(kept.slice(10));
  });
});

const someCart = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 60 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ id }) => id,
    maxLength: MAX_LINES,
  })
  .map((lines): Cart => lines);

test("whatever the carts: within the bound, each product once, every quantity somebody's, and nothing unsaid", () => {
  fc.assert(
    fc.property(someCart, someCart, someCart, (mine, kept, base) => {
      const { cart: joined, added, changed, removed, left } = joinCarts({ mine, kept, base });
      expect(joined.length).toBeLessThanOrEqual(MAX_LINES);
      expect(new Set(joined.map(({ id }) => id)).size).toBe(joined.length);
      for (const { id, quantity } of joined) expect([quantityOf(mine, id), quantityOf(kept, id)]).toContain(quantity);
      expect(mine.length + added.length - removed.length).toBe(joined.length);
      expect(joined.filter(({ id, quantity }) => ![0, quantity].includes(quantityOf(mine, id)))).toHaveLength(changed);
      for (const { id } of [...mine, ...kept].filter(({ id }) => quantityOf(joined, id) === 0)) {
        const isGone = [quantityOf(mine, id), quantityOf(kept, id)].includes(0) && quantityOf(base, id) > 0;
        expect(isGone || left.some((line) => line.id === id), String(id)).toBe(true);
      }
      // Joined again with what came of it, nothing changes.
      expect(joinCarts({ mine: joined, kept: [...joined, ...left], base: joined }).cart).toEqual(
        expect.arrayContaining([...joined]),
      );
    }),
    { numRuns: 2_000 },
  );
});

describe("a change while signed in", () => {
  test.each([
    ["an added line", "1x1 2x1", "1x1", "1x1", "1x1 2x1"],
    ["a removed line", "1x1", "1x1 2x1", "1x1 2x1", "1x1"],
    ["a quantity, also a smaller one", "1x2", "1x5", "1x5", "1x2"],
    ["lines of other browsers stay", "1x2", "1x1 7x3", "1x1", "1x2 7x3"],
    [
      "what another browser has changed meanwhile stays where this one changed nothing",
      "1x1 2x9",
      "1x4 2x1",
      "1x1 2x1",
      "1x4 2x9",
    ],
    [
      "what another browser has removed does not come back by a change of another line",
      "1x1 2x9",
      "2x1",
      "1x1 2x1",
      "2x9",
    ],
    ["of one line the last change counts", "1x3", "1x9", "1x1", "1x3"],
  ])("%s", (_, mine, kept, base, after) => {
    expect(text(keepChanges({ mine: cart(mine), kept: cart(kept), base: cart(base) }))).toBe(after);
  });
});
