/** Where the guard leads; which pages it closes, and to whom: tests/http/guards.test.ts. */
import { expect, it } from "vitest";
import { doorWith, SHOP, signedIn } from "#tests/support/door.ts";
import { signInGuard } from "./sign-in-guard.ts";

const led = async (path: string, init: RequestInit) =>
  (await doorWith([signInGuard]).request(`${SHOP}${path}`, init)).headers.get("Location");

it("leads a post without its fields", async () => {
  const form = { method: "POST", body: new URLSearchParams({ key: "k" }) };
  expect(await led("/confirm-order?index&x=1", form)).toBe("/login?next=%2Fconfirm-order");
});

it.each([
  ["/login", "/home"],
  ["/LOGIN/", "/home"],
  ["/login.data", "/home"],
  ["/login?next=%2Fshipping", "/shipping"],
  ["/login?next=%2F%2Fevil.example", "/home"],
  ["/login?next=%2Flogin", "/home"],
])("%s, for guests only, leads a customer to %s", async (path, location) => {
  expect(await led(path, { headers: { Cookie: await signedIn() } })).toBe(location);
});
