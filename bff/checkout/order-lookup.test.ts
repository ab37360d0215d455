/** Which order a lost submit has made, and how few questions find it. */
import { describe, expect, test } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { lookForOrder, readOrders } from "./order-lookup.ts";

const TOKEN = "customer-token";

/** What the shop asks about, or is told: numbers of orders, with spaces between. */
const numbers = (text: string) => text.split(" ").filter(Boolean);

/** An order of a list: `A+` says that it was submitted, `A-` that it is a draft, `A` says nothing, `A:paid` its status. */
function orderOf(text: string) {
  const [, ordernumber, said, status = "pending"] = text.match(/^(\w+)([+-]?)(?::(\w+))?$/) ?? [];
  return { ordernumber, status, ...(said ? { enable_is: said === "+" ? 1 : 0 } : {}) };
}

/**
 * A customer with these orders, the newest first.
 * @param shown the numbers for which `show-order` answers: those of submitted orders
 */
function customerWith(orders: string, shown: string) {
  const { visit, calls } = fakeShop({
    myInfo: { info: [{ id: 7, name: "Дэмо" }], save: [], order: numbers(orders).map(orderOf) },
    showOrder: (body) => {
      const { ordernumber } = JSON.parse(JSON.stringify(body));
      return Response.json(
        numbers(shown).includes(ordernumber)
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

test.each<[string, orders: string, shown: string, known: string, draft: string | null, asked: string]>([
  ["nothing is known of a new customer", "", "", "", null, ""],
  ["the draft that says so is the draft, unasked", "D- A+", "A", "A", "D", ""],
  ["the draft that does not say so is the one that cannot be shown", "B D A", "A B", "B A", "D", "B D A"],
  ["an order that says it was submitted is none, even where it cannot be shown", "A+", "", "A", null, ""],
  ["one that is paid or cancelled is none either", "A:paid B:cancelled", "", "A B", null, ""],
  ["of many that say nothing four are asked about", "F E D C B A", "F E D C B", "F E D C B A", null, "F E D C"],
])("before an order is sent: %s", async (_, orders, shown, known, draft, expected) => {
  const { visitor, calls, asked } = customerWith(orders, shown);
  expect(await readOrders(visitor, TOKEN)).toEqual({ known: numbers(known), draft });
  expect(asked()).toEqual(numbers(expected));
  expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
});

describe("after an answer was lost", () => {
  test.each<[string, draft: string | null, known: string, orders: string, shown: string, string | null, asked: string]>(
    [
      ["the draft that can be shown is the order", "D", "A", "", "D", "D", "D"],
      ["a draft that still is one made no order", "D", "A", "D- A+", "A", null, "D"],
      [
        "of a submit without a known draft the new order is found, which says what it is",
        null,
        "A",
        "B+ A+",
        "A",
        "B",
        "",
      ],
      ["a new order that does not say what it is counts if it can be shown", null, "A", "B A+", "B", "B", "B"],
      ["and not if it cannot: it is another draft", null, "A", "B A+", "", null, "B"],
      ["nor one that says that it is a draft, and nobody asks about it", null, "A", "B- A+", "B", null, ""],
      ["a newer draft does not hide it", null, "A", "C B A+", "B", "B", "C B"],
      ["of what was there before nothing is it", null, "A B", "B+ A", "A B", null, ""],
      ["beside the draft the four newest are asked about", "D", "", "D F E C B A", "B A", "B", "D F E C B"],
    ],
  )("%s", async (_, draft, known, orders, shown, found, expected) => {
    const { visitor, asked } = customerWith(orders, shown);
    expect(await lookForOrder(visitor, TOKEN, { draft, known: numbers(known) })).toBe(found);
    expect(asked()).toEqual(numbers(expected));
  });

  test("an API that fails is said to: nobody knows whether there is an order", async () => {
    const { visit } = fakeShop({});
    await expect(lookForOrder(visit().visitor, TOKEN, { draft: null, known: [] })).rejects.toThrow(
      "myInfo: status 500",
    );
  });
});
