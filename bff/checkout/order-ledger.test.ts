/** Whether an order is sent, as tables. */
import { describe, expect, test } from "vitest";
import {
  type Admission,
  admit,
  afterLook,
  LEDGER_LIFE_MS,
  type Ledger,
  lastOrder,
  type PlacedOrder,
  type SubmitRequest,
  settled,
  withLost,
  withoutOpen,
  withPlaced,
} from "./order-ledger.ts";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const request: SubmitRequest = {
  key: "K",
  lines: [{ id: 1, quantity: 2 }],
  known: ["A"],
  draft: "D",
  newest: null,
  again: undefined,
  hasLooked: false,
  quiet: MINUTE,
};
const open = (lostAgo?: number) => ({
  key: "L",
  lines: [{ id: 1, quantity: 2 }],
  known: [],
  draft: "D",
  since: NOW - (lostAgo ?? 0) - 5_000,
  ...(lostAgo === undefined ? {} : { lostAt: NOW - lostAgo }),
});
const placed = (ago: number, fields: object = {}) => ({
  key: "P",
  lines: [{ id: 1, quantity: 2 }],
  invoiceId: "PI1",
  at: NOW - ago,
  ...fields,
});

const having = (...orders: PlacedOrder[]): Ledger => ({ placed: orders });
const OTHER_GOODS = [{ id: 9, quantity: 1 }];
const underWay = (lostAgo?: number): Ledger => ({ placed: [], open: open(lostAgo) });

test.each<[string, Ledger, Partial<SubmitRequest>, Admission["next"]]>([
  ["the first order goes out", having(), {}, "send"],
  ["a form that made an order leads to it", having(placed(1, { key: "K" })), {}, "placed"],
  ["what another device ordered since the cart was read is not ordered twice", having(placed(1)), {}, "elsewhere"],
  ["an order that stood before the cart was read is none of it", having(placed(1)), { newest: "PI1" }, "send"],
  ["a twin of one that is on its way is never sent", underWay(), { again: "L" }, "unresolved"],
  ["a lost one is looked for", underWay(2 * MINUTE), { again: "L" }, "look"],
  ["not found, it waits for its minute", underWay(30_000), { again: "L", hasLooked: true }, "unresolved"],
  ["and for a press that means it", underWay(2 * MINUTE), { hasLooked: true }, "unresolved"],
  ["which ends it", underWay(MINUTE), { again: "L", hasLooked: true }, "send"],
  ["of this loss", underWay(2 * MINUTE), { again: "M", hasLooked: true }, "unresolved"],
  ["then it goes out", underWay(2 * MINUTE), { again: "L", hasLooked: true }, "send"],
  ["other goods wait as well", underWay(2 * MINUTE), { lines: OTHER_GOODS, hasLooked: true }, "unresolved"],
])("%s", (_, ledger, fields, next) => {
  const { answer, ledger: after } = admit(ledger, { ...request, ...fields }, NOW);
  expect(answer.next).toBe(next);
  if (next === "send") expect(after.open).toMatchObject({ key: "K", draft: "D", since: NOW });
  else expect(after).toBe(ledger);
});

describe("a ledger", () => {
  test("counts a submit that never reported back as lost", () => {
    const sending = { placed: [], open: { ...open(), since: NOW - 15_000 } };
    expect(settled(sending, NOW).open?.lostAt).toBe(NOW);
    expect(settled({ placed: [], open: { ...open(), since: NOW - 14_999 } }, NOW).open?.lostAt).toBeUndefined();
  });

  test("forgets what is a day old", () => {
    expect(settled({ placed: [placed(LEDGER_LIFE_MS), placed(LEDGER_LIFE_MS - 1)] }, NOW).placed).toHaveLength(1);
  });

  test("turns a submit into its order, and only its own", () => {
    const sending: Ledger = { placed: [], open: open() };
    expect(withPlaced(sending, "L", "PI7", NOW)).toEqual({
      placed: [{ key: "L", lines: [{ id: 1, quantity: 2 }], invoiceId: "PI7", at: NOW }],
    });
    expect(withPlaced(sending, "M", "PI7", NOW).open).toEqual(sending.open);
    expect(withoutOpen(sending, "L").open).toBeUndefined();
    expect(withoutOpen(sending, "M")).toBe(sending);
    expect(withLost(sending, "L", NOW).open?.lostAt).toBe(NOW);
    expect(withLost(sending, "M", NOW)).toBe(sending);
  });

  test("knows nothing of the goods of an order whose submit it does not know, and keeps the orders before it", () => {
    const before = placed(MINUTE);
    const found = withPlaced({ placed: [before], open: { ...open(), payment: "qpay" } }, "M", "PI7", NOW);
    expect(found.placed).toEqual([before, { key: "M", lines: [], invoiceId: "PI7", payment: undefined, at: NOW }]);
    expect(withPlaced({ placed: [before] }, "M", "PI7", NOW).placed).toEqual(found.placed);
  });

  test("knows an order that was found twice once", () => {
    const twice = withPlaced(withPlaced({ placed: [] }, "L", "PI7", NOW), "L", "PI7", NOW);
    expect(twice.placed).toHaveLength(1);
  });

  test("gives a loss up that no look has found in ten minutes", () => {
    const lost = (ago: number): Ledger => ({ placed: [], open: open(ago) });
    expect(afterLook(lost(9 * MINUTE), NOW).open).toBeDefined();
    expect(afterLook(lost(10 * MINUTE), NOW).open).toBeUndefined();
    expect(afterLook({ placed: [], open: open() }, NOW).open).toBeDefined();
  });

  test("leads an empty checkout to the newest order of the last hour", () => {
    expect(lastOrder({ placed: [placed(60 * MINUTE - 1), placed(1, { invoiceId: "PI2" })] }, NOW)?.invoiceId).toBe(
      "PI2",
    );
    expect(lastOrder({ placed: [placed(60 * MINUTE)] }, NOW)).toBeUndefined();
  });
});
