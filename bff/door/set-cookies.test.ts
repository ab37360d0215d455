import { afterEach, expect, it, vi } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { cookies } from "../session/cookies.ts";
import { setCookies } from "./set-cookies.ts";

afterEach(() => vi.restoreAllMocks());

function door() {
  const app = doorWith([setCookies()]);
  app.get("/two", (c) => {
    c.get("visitor").jar.write(cookies.view, "list");
    c.get("visitor").jar.clear(cookies.coupon);
    return c.body("", 200, { "Set-Cookie": "remix=1; Path=/" });
  });
  app.get("/long", (c) => {
    c.get("visitor").jar.write(cookies.view, "list");
    c.get("visitor").jar.write(cookies.coupon, { code: "x".repeat(900), owner: "12345678", agreed: 0 });
    return c.text("whole");
  });
  return app;
}

it("appends each changed cookie beside those that are there", async () => {
  const response = await door().request(`${SHOP}/two`);
  expect(response.headers.getSetCookie()).toEqual([
    "remix=1; Path=/",
    "__Host-view=list; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
    "__Host-coupon=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  ]);
});

it("writes nothing for HEAD", async () => {
  const response = await door().request(`${SHOP}/two`, { method: "HEAD" });
  expect(response.headers.getSetCookie()).toEqual(["remix=1; Path=/"]);
});

it("leaves out a value over its bound, logs the cookie's name alone, and answers all the same", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const response = await door().request(`${SHOP}/long`);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toHaveLength(1);
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: "error", event: "cookie-too-long", requestId: "test-request", cookie: "coupon" },
  ]);
});
