/** Rate limits as the platform counts them: over a limit the answer is a page that says so, without an API call. */

import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { limitsOf } from "#bff/limits/request-limits.ts";
import { BUILT_PAGES } from "#tests/support/built-pages.ts";
import { COUNTING } from "#tests/support/counted-forms.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";

const { errors } = SENTENCES.mn;

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop(COUNTING);
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

test("guessing an account's password from many addresses ends at a page that says when to come back", async () => {
  let address = 0;
  const response = await untilRefused(() => signIn("demo@och.mn", `192.0.2.${++address}`), 80);
  expect(response.headers.get("retry-after")).toBe("60");
  const page = parse(await response.text());
  expect(page.querySelector("html")?.getAttribute("lang")).toBe("mn");
  expect(page.querySelector("h1")?.textContent).toContain("Хэт олон удаа оролдлоо");
  const calls = shop.api.calls.filter(({ name }) => name === "login").length;
  expect(calls).toBeLessThanOrEqual(160);
  await (await signIn("demo@och.mn", "192.0.2.250", "/login.data")).text();
  expect(shop.api.calls.filter(({ name }) => name === "login")).toHaveLength(calls);
});

test("a stranger's attempts do not lock out the customer, who is on another network", async () => {
  const response = await untilRefused(() => signIn("bat@och.mn", "2001:db8:1:2::1"), 25);
  await response.text();
  // The whole /64 is one customer of a provider.
  expect((await signIn("Bat@och.mn", "2001:db8:1:2:ffff::9")).status).toBe(429);
  expect((await signIn("bat@och.mn", "2001:db8:1:3::1")).status).toBe(400);
});

test("a new password can be requested three times an hour, and no call is made after that", async () => {
  const ask = (email: string, address: string) =>
    fetch(`${shop.origin}/api/user/forgot-password`, {
      method: "POST",
      headers: { Origin: shop.origin, "Content-Type": "application/json", "CF-Connecting-IP": address },
      body: JSON.stringify({ email }),
    });
  const statuses: number[] = [];
  for (const email of ["dorj@och.mn", "DORJ@och.mn", "dorj@OCH.mn", "dorj@och.mn", "Dorj@och.mn"]) {
    statuses.push((await ask(email, `192.0.2.${statuses.length}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const refused = await ask("dorj@och.mn", "192.0.2.99");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  expect(shop.api.calls.filter(({ name }) => name === "forgotPassword")).toHaveLength(3);
  expect((await ask("tsetseg@och.mn", "192.0.2.99")).status).toBe(200);
});

test("lists that no cache has are limited per visitor, those that are kept are not", async () => {
  const list = (page: number) =>
    fetch(`${shop.origin}/category/1.data?min=${page}`, { headers: { "CF-Connecting-IP": "192.0.2.77" } });
  expect((await fetch(`${shop.origin}/category/1`)).status).toBe(200);
  let page = 0;
  const refused = await untilRefused(
    async () => (await Promise.all(Array.from({ length: 20 }, () => list(++page)))).at(-1) ?? list(1),
    60,
  );
  expect(refused.headers.get("retry-after")).toBe("60");
  const kept = await fetch(`${shop.origin}/category/1`, { headers: { "CF-Connecting-IP": "192.0.2.77" } });
  expect(kept.status).toBe(200);
});

test("order numbers of the same-origin API are limited per network", async () => {
  const search = () =>
    fetch(`${shop.origin}/api/product/show-order`, {
      method: "POST",
      headers: { Origin: shop.origin, "Content-Type": "application/json" },
      body: JSON.stringify({ ordernumber: "PI1" }),
    });
  const response = await untilRefused(search, 120);
  expect(await response.json()).toEqual({ code: "rate-limited" });
});

/** Pages that count every request, by pattern: an address that counts. */
const LOOKED_UP: Record<string, (turn: number) => string> = {
  "/track-order": (turn) => `/track-order?no=PI${turn}`,
  "/search": (turn) => `/search?p=model${turn}`,
  "/suggestions": (turn) => `/suggestions?p=model${turn}`,
  "/login/:provider/callback": (turn) => `/login/facebook/callback?code=${turn}&state=none`,
};

describe("looking up, page by page", () => {
  test("every page that is counted by its address is here, and no other", () => {
    const counted = BUILT_PAGES.filter(({ pattern, handle }) =>
      limitsOf(pattern, handle).some(({ of }) => of === "all"),
    );
    expect(Object.keys(LOOKED_UP).sort()).toEqual(counted.map(({ pattern }) => pattern));
  });

  test.each(Object.entries(LOOKED_UP))(
    "%s: a whole Mongolian page that says when to come back, and no call",
    async (pattern, addressOf) => {
      const from = `203.0.113.${Object.keys(LOOKED_UP).indexOf(pattern) + 1}`;
      let turn = 0;
      const ask = (path: string) =>
        fetch(shop.origin + path, {
          redirect: "manual",
          headers: { Accept: "text/html", "CF-Connecting-IP": from },
        });
      const refused = await untilRefused(() => ask(addressOf(++turn)), 130);
      await refused.text();
      const calls = shop.api.calls.length;
      const again = await ask(addressOf(++turn));
      expect([again.status, again.headers.get("retry-after"), again.headers.get("cache-control")]).toEqual([
        429,
        "60",
        "private, no-store",
      ]);
      const html = await again.text();
      expect(html).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\s*$/);
      const page = parse(html);
      expect(page.querySelector("html")?.getAttribute("lang")).toBe("mn");
      expect(page.querySelector("h1")?.textContent).toBe(errors.rateLimited);
      expect(page.querySelectorAll("main a[href]").length).toBeGreaterThan(0);
      expect((await ask(addressOf(++turn).replace("?", ".data?"))).status).toBe(429);
      expect(shop.api.calls.length).toBe(calls);
    },
    120_000,
  );
});
