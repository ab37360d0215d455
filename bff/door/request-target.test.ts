import { describe, expect, it } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { requestTarget } from "./request-target.ts";

function door() {
  const app = doorWith([requestTarget]);
  app.all("*", (c) => c.text("through"));
  return app;
}
const ask = async (path: string, method = "GET") => door().request(new Request(`${SHOP}${path}`, { method }));

it("answers OPTIONS with Allow, and nothing for other origins", async () => {
  const response = await ask("/cart", "OPTIONS");
  expect(response.status).toBe(204);
  expect(response.headers.get("Allow")).toBe("GET, HEAD, POST, OPTIONS");
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

describe("addresses", () => {
  it.each([
    ["/category/01", "/category/1"],
    ["/sub-category/007?brand=1&page=2", "/sub-category/7?brand=1&page=2"],
    ["/brand/010", "/brand/10"],
    ["/event/001", "/event/1"],
    ["/single-product/05", "/single-product/5"],
  ])("%s leads to %s: a page that shoppers share has one address", async (path, address) => {
    const response = await ask(path);
    expect([response.status, response.headers.get("Location")]).toEqual([308, address]);
  });

  it.each(["/category/10", "/category/0", "/show-order/01", "/category/0x"])("%s is as it is written", async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it.each([
    "//evil.example",
    "/a//b",
    "/a%00b",
    "/a%0Ab",
    "/a%7F",
    "/%5Cevil.example",
    "/a%E0%A4",
    "/%FF",
    "/%E2%80%A8",
  ])("%s is no page", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it("refuses an address over the limit, path and query counted together", async () => {
    expect((await ask(`/?q=${"x".repeat(8_188)}`)).status).toBe(200);
    expect((await ask(`/?q=${"x".repeat(8_189)}`)).status).toBe(414);
    expect((await ask(`/${"x".repeat(8_192)}`)).status).toBe(414);
  });
});
