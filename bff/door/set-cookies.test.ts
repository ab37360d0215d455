import { expect, it } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { cookies } from "../session/cookies.ts";
import { setCookies } from "./set-cookies.ts";

function door() {
  const app = doorWith([setCookies]);
  app.get("/two", (c) => {
    c.get("visitor").shopper.jar.write(cookies.view, "list");
    c.get("visitor").shopper.jar.clear(cookies.recent);
    return c.body("", 200, { "Set-Cookie": "remix=1; Path=/" });
  });
  app.get("/page", (c) => c.html("whole"));
  return app;
}

it("gives a browser without an id one with its first document, and with nothing else", async () => {
  const first = await door().request(`${SHOP}/page`);
  const [header = "", ...others] = first.headers.getSetCookie();
  expect(header).toMatch(/^__Host-shopper=[^;]+; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(others).toEqual([]);
  const Cookie = header.split(";")[0] ?? "";
  expect((await door().request(`${SHOP}/page`, { headers: { Cookie } })).headers.getSetCookie()).toEqual([]);
  const prefetch = { "Sec-Purpose": "prefetch" };
  expect((await door().request(`${SHOP}/page`, { headers: prefetch })).headers.getSetCookie()).toEqual([]);
});
