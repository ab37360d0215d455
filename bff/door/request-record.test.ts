import { afterEach, expect, it, vi } from "vitest";
import { doorWith } from "#tests/support/door.ts";
import { FEW_PAGES } from "#tests/support/few-pages.ts";
import { requestRecord } from "./request-record.ts";

afterEach(() => vi.restoreAllMocks());

const ID = /^[0-9a-f]{8}$/;

function recorded(status: 200 | 503 = 200) {
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => lines.push(String(line)));
  }
  let clock = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 42));
  const app = doorWith([requestRecord(FEW_PAGES)]);
  app.all("*", (c) => c.body(null, status));
  return { app, lines };
}

it("returns the request's id and time, and ignores an id from outside", async () => {
  const { app } = recorded();
  const response = await app.request("/cart", { headers: { "X-Request-Id": "from-outside" } });
  expect(response.headers.get("X-Request-Id")).toMatch(ID);
  expect(response.headers.get("Server-Timing")).toBe("api;dur=0, total;dur=42");
});

it("logs one JSON object a request, without query, cookies, tokens or an order's number", async () => {
  const { app, lines } = recorded();
  await app.request("/show-order/INV-77?search=nuuts&token=t", {
    headers: { Cookie: "session=secret", Authorization: "Bearer secret" },
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: "info",
      event: "request",
      requestId: expect.stringMatching(ID),
      method: "GET",
      route: "/show-order/:invoiceId",
      status: 200,
      ms: 42,
      calls: 0,
      callMs: 0,
      cached: 0,
      objects: 0,
      document: "none",
    },
  ]);
});

it("raises the level for a failure of ours", async () => {
  const { app, lines } = recorded(503);
  await app.request("/");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", status: 503 });
});
