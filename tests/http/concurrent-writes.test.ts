/**
 * Two concurrent forms of one browser: the shopper's object does both.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyShop, startFaultyShop } from "#tests/support/faulty-shop.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

let shop: FaultyShop;
beforeAll(async () => {
  shop = await startFaultyShop();
});
afterAll(() => shop?.stop());

/** Posts an addition with the given cookies. @returns the cookies that a browser would keep of the answer */
async function add(id: number, Cookie: string): Promise<Map<string, string>> {
  const response = await fetch(`${shop.origin}/cart`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie, Origin: shop.origin },
    body: new URLSearchParams({ intent: "add", id: String(id), quantity: "1" }),
  });
  expect(response.status).toBe(303);
  return new Map(
    response.headers.getSetCookie().map((header) => {
      const [, name = "", value = ""] = header.match(/^([^=]+)=([^;]*)/) ?? [];
      return [name, value];
    }),
  );
}

/** The products of the cart page that is opened with these cookies. */
async function cartWith(cookies: Map<string, string>): Promise<number[]> {
  const browser = new PlainBrowser(shop.origin);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  await browser.open("/cart");
  expect(browser.visit.status).toBe(200);
  const lines = browser.visit.page.querySelectorAll('main [id^="p-"]');
  return [...new Set(lines.map((line) => Number(line.id.slice(2))))].sort();
}

test("two additions at once, of a browser that has a cart: both count, whichever answer is taken last", async () => {
  const before = await add(1, "");
  const Cookie = [...before].map(([name, value]) => `${name}=${value}`).join("; ");
  expect(await cartWith(before)).toEqual([1]);
  const answers = await Promise.all([add(2, Cookie), add(3, Cookie)]);
  for (const answer of answers) expect(await cartWith(new Map([...before, ...answer]))).toEqual([1, 2, 3]);
});
