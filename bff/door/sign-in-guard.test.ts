import { describe, expect, it } from "vitest";
import { doorWith, SHOP, signedIn } from "#tests/support/door.ts";
import { cookies } from "../session/cookies.ts";
import { setCookies } from "./set-cookies.ts";
import { signInGuard } from "./sign-in-guard.ts";

function door() {
  const app = doorWith([setCookies(), signInGuard()]);
  app.get("/notices", async (c) => c.json((await c.get("visitor").shopper.jar.read(cookies.notices)) ?? []));
  app.all("*", (c) => c.text("through"));
  return app;
}
const ask = (path: string, init: RequestInit = {}) => door().request(`${SHOP}${path}`, init);
const asCustomer = async (path: string) => ask(path, { headers: { Cookie: await signedIn() } });

describe("pages that need a session", () => {
  it("leads a post without its fields", async () => {
    const response = await ask("/confirm-order?index&x=1", { method: "POST", body: new URLSearchParams({ key: "k" }) });
    expect(response.headers.get("Location")).toBe("/login?next=%2Fconfirm-order");
  });

  it("lets the address through to its action, which keeps what was typed", async () => {
    const response = await ask("/shipping", { method: "POST", body: new URLSearchParams({ name: "Бат" }) });
    expect(response.headers.get("Location")).toBeNull();
    expect((await ask("/shipping")).status).toBe(303);
  });

  it("leaves the notice for the next page, but not when a page is only fetched beforehand", async () => {
    const [notice] = (await ask("/profile")).headers.getSetCookie();
    const read = await ask("/notices", { headers: { Cookie: notice?.split(";")[0] ?? "" } });
    expect((await read.json<{ notices: unknown }>()).notices).toEqual([
      { kind: "info", key: "notices.signInToGoOn", values: {} },
    ]);
    const prefetch = await ask("/profile", { headers: { "Sec-Purpose": "prefetch;prerender" } });
    expect(prefetch.status).toBe(303);
    expect(prefetch.headers.getSetCookie()).toEqual([]);
  });

  it("are open to a customer, and closed with a broken session, which is cleared", async () => {
    expect((await asCustomer("/profile")).status).toBe(200);
    const broken = await ask("/profile", { headers: { Cookie: "__Host-session=broken" } });
    expect(broken.status).toBe(303);
    expect(broken.headers.getSetCookie().join()).toContain("__Host-session=; Max-Age=0");
  });
});

describe("pages for guests only", () => {
  it.each([
    ["/login", "/home"],
    ["/register", "/home"],
    ["/LOGIN/", "/home"],
    ["/login.data", "/home"],
    ["/login?next=%2Fshipping", "/shipping"],
    ["/login?next=%2F%2Fevil.example", "/home"],
    ["/login?next=%2Flogin", "/home"],
  ])("%s leads a customer to %s", async (path, location) => {
    const response = await asCustomer(path);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(location);
  });
});
