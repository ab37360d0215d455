/** Rate limits as the platform counts them: over a limit the answer is a page that says so, without an API call. */

import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { SENTENCES } from "#app/words/all.server.ts";
import { limitsOf } from "#bff/limits/request-limits.ts";
import { BUILT_PAGES } from "#tests/support/built-pages.ts";
import { COUNTING } from "#tests/support/counted-forms.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

const { errors } = SENTENCES.mn;

const shop = sharedFaultyShop(COUNTING);

/** Tries until it is refused; the limit's minute may begin anew once in between. */
async function untilRefused(attempt: () => Promise<Response>, most: number): Promise<Response> {
  for (let tries = 0; tries < 2 * most; tries++) {
    const response = await attempt();
    if (response.status === 429) return response;
    await response.text();
  }
  throw new Error(`never refused within ${2 * most} tries`);
}

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
