/** Rate limits as the platform counts them; what is limited, and the answer: bff/door/rate-limit.test.ts, front-door.test.ts. */

import { expect, test } from "vitest";
import { COUNTING } from "#tests/support/counted-forms.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";

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

test("a monitor that asks too often whether the shop is ready is refused, and gets no page", async () => {
  const refused = await untilRefused(() => fetch(`${shop.origin}/readyz`), 120);
  expect(await refused.text()).toBe('{"code":"rate-limited"}');
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(refused.headers.get("Cache-Control")).toContain("no-store");
});
