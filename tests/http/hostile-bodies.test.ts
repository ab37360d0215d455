/**
 * Whatever body is posted to whatever address, the response is complete, no 500, and not much longer than the
 * body (a form parser once made 50 MB of 17 bytes, and stopped the Worker for everybody).
 */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { draws, everyNth } from "#tests/support/draws.ts";
import { type HostileBody, hostileBody, REFUSED_BODIES } from "#tests/support/hostile-bodies.ts";
import { openPaths } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { sharedFaultyShop } from "#tests/support/shared-shop.ts";
import { workerMemory } from "#tests/support/worker-memory.ts";

/** A page of the shop before anything was sent to it, in bytes. */
const PAGE = 200_000;
/** A sent byte comes back at most as `\u003c` in the page's data and as `&quot;` in the field. */
const BYTES_PER_BYTE = 12;
/** Milliseconds: what hangs is given up, so that the failure names the body. */
const HUNG = 60_000;
const MOST_MEMORY_GAINED = 200 * 1024 * 1024;

/** A guest's browser has a cookie: without any, a script's form is refused for that. */
const GUEST = "view=grid";

const shop = sharedFaultyShop();
let customer: string;
let targets: string[];
beforeAll(async () => {
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/1");
  await browser.press("buy", { quantity: "1" });
  customer = (await browser.signIn()).cookie;
  // With and without a route's action, and in Remix's notation too.
  targets = openPaths().flatMap((path) => [path, `${path === "/" ? "/_root" : path}.data`]);
  expect(targets).toContain("/login.data");
});

/** Posts it as a guest or as the customer, and checks that the answer is complete and short. */
async function post(path: string, { headers, body }: HostileBody, cookie: string): Promise<number> {
  const response = await fetch(shop.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: shop.origin, Cookie: cookie, ...headers },
    body,
    signal: AbortSignal.timeout(HUNG),
  });
  const text = await response.text();
  const label = `${path} ${JSON.stringify(headers)}`;
  expect(response.status, label).toBeLessThan(500);
  expect(text.length, label).toBeLessThan(PAGE + BYTES_PER_BYTE * body.byteLength);
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (isPage) expect(text, label).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\s*$/);
  else expect([202, 204, 302, 303, 400, 404, 405], label).toContain(response.status);
  return response.status;
}

describe("a body that no form of ours sends", () => {
  test.each(Object.entries(REFUSED_BODIES))(
    "%s is refused at every address, for guests and customers",
    async (name, body) => {
      const turn = Object.keys(REFUSED_BODIES).indexOf(name);
      for (const cookie of [GUEST, customer]) {
        for (const path of everyNth(targets, 4, turn)) expect(await post(path, body, cookie), path).toBe(400);
      }
    },
  );

  test("gets a complete and short answer; the Worker's memory does not grow", async () => {
    const before = workerMemory();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets), fc.boolean(), hostileBody, async (path, isCustomer, body) => {
        await post(path, body, isCustomer ? customer : GUEST);
      }),
      { numRuns: draws(200, 1_500) },
    );
    const after = workerMemory();
    if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(MOST_MEMORY_GAINED);
    expect((await fetch(`${shop.origin}/login`)).status).toBe(200);
  });
});

test("a form that is refused for what was typed repeats the fields that it has, and no others", async () => {
  const typed = { email: "no address", name: "Нууц", intent: "x", surprise: "SURPRISE" };
  const response = await fetch(`${shop.origin}/login.data`, {
    method: "POST",
    headers: { Origin: shop.origin, Cookie: GUEST },
    body: new URLSearchParams(typed),
  });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(text).toContain("no address");
  expect(text).not.toMatch(/SURPRISE|surprise/);
});
