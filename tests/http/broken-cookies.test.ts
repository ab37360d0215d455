/** A broken cookie counts as absent: 200 random values for each, and every page is complete. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookies } from "#bff/session/cookies.ts";
import { draws } from "#tests/support/draws.ts";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { openPaths } from "#tests/support/pages.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
/** Good values of a customer with a full cart, to be cut and mixed. */
const good = new Map<string, string>();
beforeAll(async () => {
  shop = await startFaultyShop();
  const browser = new PlainBrowser(shop.origin);
  await browser.open("/single-product/1");
  await browser.press("buy", { quantity: "2" });
  await browser.open("/login");
  await browser.press("Нэвтрэх", { email: "demo@och.mn", password: "demo-1234" });
  for (const [name, value] of browser.cookies) good.set(name, value);
  expect([...good.keys()]).toEqual(expect.arrayContaining(["session", "shown"]));
});
afterAll(() => shop?.stop());

const names = Object.values(cookies).map(({ name }) => name);

/**
 * Values that a browser can send in a cookie: random text, a cut or mixed value of ours, another shape, and very long
 * ones.
 */
function broken(name: string): fc.Arbitrary<string> {
  const own = good.get(name) ?? [...good.values()][0] ?? "";
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: "grapheme", maxLength: 200 }).map(encodeURIComponent) },
    { weight: 4, arbitrary: fc.stringMatching(/^[!#-+\--:<-[\]-~]{0,200}$/) },
    { weight: 2, arbitrary: fc.nat(own.length).map((length) => own.slice(0, length)) },
    { weight: 2, arbitrary: fc.nat(own.length).map((at) => `${own.slice(0, at)}x${own.slice(at + 1)}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...good.values(),
        "%E0%A4",
        "e30.e30.e30",
        "eyJhbGciOiJub25lIn0..",
        "null",
        "[]",
        "{}",
      ),
    },
    { weight: 1, arbitrary: fc.nat(7_000).map((length) => "x".repeat(length)) },
  );
}

/** At least two for every page. */
const DRAWN = draws(80, 200);

test.each(names)("random values of %s leave every page whole", async (name) => {
  const paths = openPaths();
  const others = [...good].filter(([other]) => other !== name).map(([other, value]) => `${other}=${value}`);
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(broken(name), fc.boolean(), async (value, withOthers) => {
      const path = paths[turn++ % paths.length] ?? "/";
      const cookie = [...(withOthers ? others : []), `${name}=${value}`].join("; ");
      const response = await fetch(`${shop.origin}${path}`, {
        redirect: "manual",
        headers: { Cookie: cookie, "Sec-Fetch-Site": "none" },
      });
      const text = await response.text();
      expect(response.status, `${path} ${value}`).toBeLessThan(500);
      if (response.headers.get("content-type")?.startsWith("text/html")) {
        expect(text).toMatch(/^<!DOCTYPE html>/);
        expect(text).toMatch(/<\/html>$/);
      }
    }),
    { numRuns: DRAWN },
  );
});

test("a header of 60 KB is no cookie of ours", async () => {
  for (const name of names) {
    const response = await fetch(`${shop.origin}/`, { headers: { Cookie: `${name}=${"x".repeat(60_000)}` } });
    expect(response.status, name).toBe(200);
    await response.text();
  }
});

test("a cart behind 30 KB of cookies of other scripts is still the shopper's", async () => {
  const others = Array.from({ length: 8 }, (_, index) => `_ad${index}=${"x".repeat(4_000)}`);
  const ours = [...good].map(([name, value]) => `${name}=${value}`);
  const response = await fetch(`${shop.origin}/cart`, { headers: { Cookie: [...others, ...ours].join("; ") } });
  expect(await response.text()).toContain("/single-product/1");
});

test("a broken cookie is cleared with the answer that met it", async () => {
  const response = await fetch(`${shop.origin}/cart`, {
    headers: { Cookie: "session=broken; shown=broken", "Sec-Fetch-Site": "none" },
  });
  const set = response.headers.getSetCookie();
  for (const name of ["session", "shown"])
    expect(set).toContainEqual(expect.stringMatching(new RegExp(`^${name}=; Max-Age=0`)));
});
