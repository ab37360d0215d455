/** Limits as the platform counts them: a page that says so, with no call of the API (security.md §1). */
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop({ RATE_LIMITS: "on" });
});
afterAll(() => shop?.stop());

const signIn = (email: string, address: string, path = "/login") =>
  fetch(`${shop.origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: shop.origin, "CF-Connecting-IP": address },
    body: new URLSearchParams({ email, password: "wrong" }),
  });

/** Tries until it is refused; the limit's minute may begin anew once in between. */
async function untilRefused(attempt: () => Promise<Response>, most: number): Promise<Response> {
  for (let tries = 0; tries < 2 * most; tries++) {
    const response = await attempt();
    if (response.status === 429) return response;
    await response.text();
  }
  throw new Error(`never refused within ${2 * most} tries`);
}

test("guessing an account's password ends at a page that says when to come back, from whatever address", async () => {
  let address = 0;
  const response = await untilRefused(() => signIn("demo@och.mn", `192.0.2.${++address}`), 20);
  expect(response.headers.get("retry-after")).toBe("60");
  const page = parse(await response.text());
  expect(page.querySelector("html")?.getAttribute("lang")).toBe("mn");
  expect(page.querySelector("h1")?.textContent).toContain("Хэт олон удаа оролдлоо");
  const calls = shop.api.calls.filter(({ name }) => name === "login").length;
  expect(calls).toBeLessThanOrEqual(40);
  await (await signIn("demo@och.mn", "192.0.2.250", "/login.data")).text();
  expect(shop.api.calls.filter(({ name }) => name === "login")).toHaveLength(calls);
});

test("so does looking up from one address", async () => {
  const search = () =>
    fetch(`${shop.origin}/api/product/show-order`, {
      method: "POST",
      headers: { Origin: shop.origin, "Content-Type": "application/json" },
      body: JSON.stringify({ ordernumber: "PI1" }),
    });
  const response = await untilRefused(search, 120);
  expect(await response.json()).toEqual({ code: "rate-limited" });
});
