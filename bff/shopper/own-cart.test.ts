/** The cart of a request: which object is asked, how often, and what it means that it does not answer. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeShop } from "#tests/fixtures/fake-api.ts";
import { memoryShoppers } from "#tests/fixtures/memory-shoppers.ts";
import { SESSION } from "#tests/support/door.ts";
import { returningVisitor } from "#tests/support/returning-visitor.ts";
import { toUnitPrice } from "../rules/price.ts";
import { cookies } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";
import { oldCookies } from "./old-cookies.ts";
import { changeCart, readCart } from "./own-cart.ts";
import { shownCart } from "./shown.ts";
import { joinGuest } from "./sign-in.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const NOW = { remain: null, unitPrice: toUnitPrice(1_000), discounted: false };
const add = (visitor: Visitor, id: number) => changeCart(visitor, (cart) => cart.add(id, 1, NOW));

function guest() {
  const { namespace, platform, shoppers } = memoryShoppers({ "sessions.isLive": () => true });
  return { platform, shoppers, browser: returningVisitor(fakeShop({}, { SHOPPER: namespace })) };
}

test("a copy of the cart that was made up, or is another browser's, changes no cart", async () => {
  const { browser } = guest();
  await browser.request((_, visitor) => add(visitor, 7));
  await browser.request(async (_, visitor) =>
    visitor.shopper.jar.write(cookies.shown, { lines: [[9, 9]], of: null, compared: [] }),
  );
  await browser.request(async (_, visitor) => expect((await readCart(visitor)).map(({ id }) => id)).toEqual([7]));
});

test("the cart of the version before, in its cookie, is moved once and nothing of it is lost", async () => {
  const { browser } = guest();
  await browser.request(async (_, visitor) => visitor.shopper.jar.write(oldCookies.cart, "~5.2.1s"));
  await browser.request(async (_, visitor) => expect(await shownCart(visitor)).toEqual([{ id: 5, quantity: 2 }]));
  await browser.request((_, visitor) => add(visitor, 7));
  await browser.request(async (_, visitor) => {
    expect(await visitor.shopper.jar.read(oldCookies.cart)).toBeUndefined();
    expect((await readCart(visitor)).map(({ id, quantity }) => [id, quantity])).toEqual([
      [5, 2],
      [7, 1],
    ]);
  });
});

test("a session that ends by itself leaves its cart in the browser", async () => {
  let isLive = true;
  const { namespace } = memoryShoppers({ "sessions.isLive": () => isLive });
  const browser = returningVisitor(fakeShop({}, { SHOPPER: namespace }));
  await browser.request(async (_, visitor) =>
    visitor.shopper.jar.write(cookies.session, { ...SESSION, sid: "e".repeat(22) }),
  );
  await browser.request((_, visitor) => add(visitor, 7));
  isLive = false;
  await browser.request(async (_, visitor) => {
    expect((await readCart(visitor)).map(({ id }) => id)).toEqual([7]);
    await add(visitor, 8);
  });
  await browser.request(async (_, visitor) => expect((await readCart(visitor)).map(({ id }) => id)).toEqual([7, 8]));
});

test("a guest who goes on changing the cart keeps their id as long as the cart", async () => {
  const { browser } = guest();
  await browser.request((_, visitor) => add(visitor, 7));
  await browser.request(async (_, visitor) => {
    await add(visitor, 8);
    expect(visitor.shopper.jar.hasChanged(cookies.shopper)).toBe(true);
  });
});

test("a session without a customer's number that ends by itself leaves a guest's cart, which the next sign-in takes", async () => {
  let isLive = true;
  const { namespace } = memoryShoppers({ "sessions.isLive": () => isLive });
  const browser = returningVisitor(fakeShop({}, { SHOPPER: namespace }));
  const { customer: _, ...session } = { ...SESSION, sid: "f".repeat(22) };
  await browser.request(async (_, visitor) => visitor.shopper.jar.write(cookies.session, session));
  await browser.request((_, visitor) => add(visitor, 7));
  isLive = false;
  await browser.request(async (_, visitor) => expect((await readCart(visitor)).map(({ id }) => id)).toEqual([7]));
  isLive = true;
  await browser.request(async (_, visitor) => {
    const { foreign } = await joinGuest(visitor, { ...session, sid: "g".repeat(22), token: "another" });
    expect(foreign).toBe(0);
    expect((await readCart(visitor)).map(({ id }) => id)).toEqual([7]);
  });
});
