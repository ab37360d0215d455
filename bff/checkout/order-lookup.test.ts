/** Which order a lost submit has made, and how few questions find it. */
import { describe, expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { lookForOrder, readOrders } from "./order-lookup.ts";

const TOKEN = "customer-token";

interface Row {
  ordernumber: string;
  enable_is?: 0 | 1 | null;
  status?: string;
}

/** An order of which `my-info` does not say whether it is a draft. */
const unsaid = (ordernumber: string, status = "pending"): Row => ({ ordernumber, status });
const draft = (ordernumber: string): Row => ({ ordernumber, enable_is: 0 });
const submitted = (ordernumber: string): Row => ({ ordernumber, enable_is: 1 });

/**
 * A customer with these orders, the newest first.
 * @param shown the numbers for which `show-order` answers: those of submitted orders
 */
function customerWith(rows: Row[], shown: string[] = []) {
  const { visit, calls } = fakeShop({
    myInfo: { info: [{ id: 7, name: "Дэмо" }], save: [], order: rows.map((row) => ({ status: "pending", ...row })) },
    showOrder: (body) => {
      const { ordernumber } = JSON.parse(JSON.stringify(body));
      return Response.json(
        shown.includes(ordernumber)
          ? { result: "success", order: [{ ordernumber, status: "pending" }], product: [], coupon: 0 }
          : { result: "failed" },
      );
    },
  });
  /** The orders that were looked up one by one. */
  const asked = () =>
    calls.filter(({ name }) => name === "showOrder").map(({ body }) => JSON.parse(JSON.stringify(body)).ordernumber);
  return { visitor: visit().visitor, calls, asked };
}

test.each<[string, Row[], string[], { known: string[]; draft: string | null; asked: string[] }]>([
  ["nothing is known of a new customer", [], [], { known: [], draft: null, asked: [] }],
  [
    "the draft that says so is the draft, unasked",
    [draft("D"), submitted("A")],
    ["A"],
    { known: ["A"], draft: "D", asked: [] },
  ],
  [
    "the draft that does not say so is the one that cannot be shown",
    [unsaid("B"), unsaid("D"), unsaid("A")],
    ["A", "B"],
    { known: ["B", "A"], draft: "D", asked: ["B", "D", "A"] },
  ],
  [
    "an order that says it was submitted is none, even where it cannot be shown",
    [submitted("A")],
    [],
    { known: ["A"], draft: null, asked: [] },
  ],
  [
    "one that is paid or cancelled is none either",
    [unsaid("A", "paid"), unsaid("B", "cancelled")],
    [],
    { known: ["A", "B"], draft: null, asked: [] },
  ],
  [
    "of many that do not say, the four newest are asked about",
    ["F", "E", "D", "C", "B", "A"].map((number) => unsaid(number)),
    ["F", "E", "D", "C", "B"],
    { known: ["F", "E", "D", "C", "B", "A"], draft: null, asked: ["F", "E", "D", "C"] },
  ],
])("before an order is sent: %s", async (_, rows, shown, expected) => {
  const { visitor, calls, asked } = customerWith(rows, shown);
  expect(await readOrders(visitor, TOKEN)).toEqual({ known: expected.known, draft: expected.draft });
  expect(asked()).toEqual(expected.asked);
  expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
});

describe("after an answer was lost", () => {
  type Lost = { draft: string | null; known: string[] };
  const lost = (fields: Partial<Lost> = {}): Lost => ({ draft: "D", known: ["A"], ...fields });

  test.each<[string, Lost, Row[], string[], { found: string | null; asked: string[] }]>([
    ["the draft that can be shown is the order", lost(), [], ["D"], { found: "D", asked: ["D"] }],
    [
      "a draft that still is one made no order",
      lost(),
      [draft("D"), submitted("A")],
      ["A"],
      { found: null, asked: ["D"] },
    ],
    [
      "of a submit without a known draft the new order is found, which says that it was submitted",
      lost({ draft: null }),
      [submitted("B"), submitted("A")],
      ["A"],
      { found: "B", asked: [] },
    ],
    [
      "a new order that does not say what it is counts if it can be shown",
      lost({ draft: null }),
      [unsaid("B"), submitted("A")],
      ["B"],
      { found: "B", asked: ["B"] },
    ],
    [
      "and not if it cannot: it is another draft",
      lost({ draft: null }),
      [unsaid("B"), submitted("A")],
      [],
      { found: null, asked: ["B"] },
    ],
    [
      "nor one that says that it is a draft, and nobody asks about it",
      lost({ draft: null }),
      [draft("B"), submitted("A")],
      ["B"],
      { found: null, asked: [] },
    ],
    [
      "a newer draft does not hide it",
      lost({ draft: null }),
      [unsaid("C"), unsaid("B"), submitted("A")],
      ["B"],
      { found: "B", asked: ["C", "B"] },
    ],
    [
      "of what was there before nothing is it",
      lost({ draft: null, known: ["A", "B"] }),
      [submitted("B"), unsaid("A")],
      ["A", "B"],
      { found: null, asked: [] },
    ],
    [
      "beside the draft the four newest are asked about",
      lost({ known: [] }),
      ["D", "F", "E", "C", "B", "A"].map((number) => unsaid(number)),
      ["B", "A"],
      { found: "B", asked: ["D", "F", "E", "C", "B"] },
    ],
  ])("%s", async (_, open, rows, shown, expected) => {
    const { visitor, asked } = customerWith(rows, shown);
    expect(await lookForOrder(visitor, TOKEN, open)).toBe(expected.found);
    expect(asked()).toEqual(expected.asked);
  });

  test("an API that fails is said to: nobody knows whether there is an order", async () => {
    const { visit } = fakeShop({});
    await expect(lookForOrder(visit().visitor, TOKEN, lost({ draft: null }))).rejects.toMatchObject({
      name: "UpstreamFault",
    });
  });
});
