import { expect, test } from "vitest";
import { type Confirmed, type Difference, differences } from "./confirmed.ts";
import { toListPrice } from "./price.ts";

const line = { id: 1, quantity: 2, listPrice: toListPrice(1_000), discount: 10, bonusPercent: 3 };
const BEFORE: Confirmed = {
  lines: [line],
  address: "a",
  fee: 5_000,
  coupon: { code: "X", off: 100 },
  bonusUsed: 50,
  methods: ["qpay", "storepay"],
  total: 6_650,
};

test("nothing differs from itself, in whatever order its lines stand", () => {
  const two = { ...BEFORE, lines: [line, { ...line, id: 2 }] };
  expect(differences(two, { ...two, lines: two.lines.toReversed() }, new Set())).toEqual([]);
});

const withLine = (fields: Partial<Confirmed["lines"][number]>) => ({ lines: [{ ...line, ...fields }] });

test.each<[string, Partial<Confirmed>, number[], Difference[]]>([
  ["stock", withLine({ quantity: 1 }), [1], [{ what: "stock", id: 1, from: 2, to: 1 }]],
  ["the cart", withLine({ quantity: 5 }), [], [{ what: "quantity", id: 1, from: 2, to: 5 }]],
  ["a price", withLine({ listPrice: toListPrice(1_100) }), [], [{ what: "price", id: 1, from: 900, to: 990 }]],
  ["a discount that ended", withLine({ discount: 0 }), [], [{ what: "price", id: 1, from: 900, to: 1_000 }]],
  [
    "a discount at the same price",
    withLine({ listPrice: toListPrice(900), discount: 0 }),
    [],
    [{ what: "terms", id: 1 }],
  ],
  ["the bonus of a line", withLine({ bonusPercent: 2 }), [], [{ what: "terms", id: 1 }]],
  [
    "another product",
    withLine({ id: 2 }),
    [],
    [
      { what: "added", id: 2, from: 0, to: 2 },
      { what: "removed", id: 1, from: 2, to: 0 },
    ],
  ],
  ["the fee", { fee: 3_000 }, [], [{ what: "fee", from: 5_000, to: 3_000 }]],
  ["a coupon that is gone", { coupon: null }, [], [{ what: "coupon", from: 100, to: 0 }]],
  ["another coupon of another amount", { coupon: { code: "Y", off: 90 } }, [], [{ what: "coupon", from: 100, to: 90 }]],
  ["another coupon", { coupon: { code: "Y", off: 100 } }, [], [{ what: "coupon", from: 100, to: 100 }]],
  ["the bonus used", { bonusUsed: 0 }, [], [{ what: "bonus", from: 50, to: 0 }]],
  ["the address", { address: "b" }, [], [{ what: "address" }]],
  ["the ways to pay", { methods: ["qpay"] }, [], [{ what: "methods" }]],
  ["the total", { total: 1 }, [], [{ what: "total", from: 6_650, to: 1 }]],
])("what differs is named with both numbers: %s", (_, now, cut, expected) => {
  expect(differences(BEFORE, { ...BEFORE, ...now }, new Set(cut))).toEqual(expected);
});

test("a coupon that is new is a difference, and no coupon on both sides is none", () => {
  const without = { ...BEFORE, coupon: null };
  expect(differences(without, BEFORE, new Set())).toEqual([{ what: "coupon", from: 0, to: 100 }]);
  expect(differences(without, without, new Set())).toEqual([]);
});
