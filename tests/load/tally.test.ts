import { describe, expect, test } from "vitest";
import { kindOf, kindTable, type Order, orderFaults, Tally } from "./tally.ts";

const order = (number: string, customer = number, goods = "5×1"): Order => ({ number, customer, goods });

describe("orders that shoppers were shown and those at the API", () => {
  test("are the same, in whatever order", () => {
    expect(orderFaults([order("PI1"), order("PI2")], [order("PI2"), order("PI1")])).toEqual([]);
  });

  test.each([
    ["is lost", [order("PI1")], [], "PI1 was shown, and is not at the API"],
    ["was shown to nobody", [], [order("PI1", "a")], "PI1 of a was shown to nobody"],
    ["has other goods", [order("PI1")], [order("PI1", "PI1", "5×2")], "PI1 has 5×2 in place of 5×1"],
    ["is another customer's", [order("PI1", "a")], [order("PI1", "b")], "PI1 was shown to a, and is of b"],
    [
      "was placed twice",
      [order("PI1", "a"), order("PI2", "a")],
      [order("PI1", "a"), order("PI2", "a")],
      "a has 2 orders",
    ],
  ])("tell of one that %s", (_, shown, atApi, fault) => {
    expect(orderFaults(shown, atApi)).toEqual([fault]);
  });
});

test("a kind of page is its method and its address without ids", () => {
  expect(kindOf("GET", "/single-product/17")).toBe("GET /single-product/:id");
  expect(kindOf("POST", "/show-order/PI000001/paid")).toBe("POST /show-order/:invoiceId/paid");
  expect(kindOf("GET", "/new-arrival")).toBe("GET /new-arrival");
});

describe("a tally", () => {
  const request = (calls: number, body: string) =>
    JSON.stringify({ level: "info", event: "request", method: "GET", route: "/", calls, body });

  test("has times and statuses from the answers, calls and kept pages from the log", () => {
    const tally = new Tally();
    for (let milliseconds = 1; milliseconds <= 100; milliseconds++)
      tally.add("GET /", milliseconds > 99 ? 503 : 200, milliseconds);
    tally.tell(request(3, "miss"));
    tally.tell(request(0, "hit"));
    const [row] = tally.rows();
    expect(row).toMatchObject({ kind: "GET /", answers: 100, statuses: "200: 99, 503: 1", calls: 1.5, kept: 0.5 });
    expect(row?.p50).toBeCloseTo(50, 0);
    expect(row?.p99).toBeCloseTo(99, 0);
    expect(tally.withStatus((status) => status >= 500)).toBe(1);
    expect(kindTable(tally, 10)[2]).toContain("| 10.0 ");
  });

  test("has what the log warns of, and apart from it what is the shop's own error", () => {
    const tally = new Tally();
    tally.tell(JSON.stringify({ level: "warn", event: "upstream-fault", endpoint: "home", reason: "reset" }));
    tally.tell(JSON.stringify({ level: "error", event: "internal", stack: "…" }));
    tally.tell("Uncaught (in promise)");
    tally.tell("");
    expect([...tally.faults]).toEqual([
      ["upstream-fault home reset", 1],
      ["internal", 1],
    ]);
    expect([...tally.errors.keys()]).toEqual(["internal", "not of the log: Uncaught (in promise)"]);
  });
});
