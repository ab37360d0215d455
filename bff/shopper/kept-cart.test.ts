/** What one shopper's object makes of the calls of a cart; rule by rule in bff/rules/cart.test.ts. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage, storeOver } from "#tests/fixtures/memory-shoppers.ts";
import { CUSTOMER_CART_DAYS, GUEST_CART_DAYS } from "../rules/cart.ts";
import { toUnitPrice } from "../rules/price.ts";
import { KeptCart } from "./kept-cart.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const DAY = 86_400_000;
const NOW = { remain: null, unitPrice: toUnitPrice(1_000), discounted: false };
const lines = (...pairs: [id: number, quantity: number][]) => pairs.map(([id, quantity]) => ({ id, quantity }));

function newCart() {
  const storage = memoryStorage();
  const store = storeOver(storage);
  return { storage, store, cart: new KeptCart(store) };
}

const held = async (cart: KeptCart) => (await cart.read()).map(({ id, quantity }) => `${id}x${quantity}`);

test("an add whose key was seen counts once, for a month", async () => {
  const { cart } = newCart();
  for (const _ of [1, 2]) expect((await cart.add(7, 2, NOW, "aaaaa")).outcome).toBe("added");
  expect(await held(cart)).toEqual(["7x2"]);
  await cart.add(7, 1, NOW, "bbbbb");
  await cart.add(7, 1, NOW);
  expect(await held(cart)).toEqual(["7x4"]);
  vi.advanceTimersByTime(31 * DAY);
  await cart.add(7, 1, NOW, "aaaaa");
  expect(await held(cart)).toEqual(["7x5"]);
});

test("the last two hundred keys are known", async () => {
  const { cart } = newCart();
  const keys = Array.from({ length: 201 }, (_, index) => `k${String(index).padStart(4, "0")}`);
  for (const key of keys) await cart.add(7, 1, NOW, key);
  await cart.add(7, 1, NOW, keys[1]);
  expect(await held(cart)).toEqual(["7x201"]);
  await cart.add(7, 1, NOW, keys[0]);
  expect(await held(cart)).toEqual(["7x202"]);
});

test("an add that the stock refuses is not done, and its key not seen", async () => {
  const { cart } = newCart();
  expect(await cart.add(7, 2, { ...NOW, remain: 1 }, "aaaaa")).toEqual({ outcome: "short", cart: [] });
  expect((await cart.add(7, 2, { ...NOW, remain: 2 }, "aaaaa")).outcome).toBe("added");
  expect(await held(cart)).toEqual(["7x2"]);
});

test("an order takes its pieces out once, whichever of its twins says so; what was added since stays", async () => {
  const { cart } = newCart();
  await cart.add(7, 3, NOW);
  await cart.add(8, 2, NOW);
  for (const _ of [1, 2]) await cart.takeOrdered(lines([7, 2], [8, 2]), "order1");
  expect(await held(cart)).toEqual(["7x1"]);
});

test("joining takes the larger of two quantities, puts what is new first, and done twice is as done once", async () => {
  const { cart } = newCart();
  await cart.join(lines([1, 2], [2, 1]), true);
  for (const _ of [1, 2]) await cart.join(lines([3, 1], [1, 5], [2, 1]), true);
  expect(await held(cart)).toEqual(["3x1", "1x5", "2x1"]);
});

test("a sign-in takes what it has read, and what was added meanwhile stays", async () => {
  const { cart } = newCart();
  await cart.add(1, 1, NOW);
  const { lines: read } = await cart.toTake();
  await cart.add(2, 1, NOW);
  expect((await cart.taken(read, { name: "customer 1", sid: "s" })).map(({ id }) => id)).toEqual([2]);
  await cart.add(3, 1, NOW);
  expect(await held(cart)).toEqual(["2x1", "3x1"]);
});

test("the copy of a customer who signs out stands beside what is there, and is known as theirs", async () => {
  const { cart } = newCart();
  await cart.add(1, 1, NOW);
  await cart.leave(lines([1, 4], [2, 3]), "customerA");
  expect(await held(cart)).toEqual(["1x1", "2x3"]);
  await cart.add(2, 1, NOW);
  const { left, leftBy } = await cart.toTake();
  expect([left, leftBy]).toEqual([lines([2, 3]), "customerA"]);
});

test("a copy that is left twice is still the customer's, and not the next one's", async () => {
  const { cart } = newCart();
  for (const _ of [1, 2]) await cart.leave(lines([1, 4], [2, 3]), "customerA");
  expect(await cart.toTake()).toEqual({
    lines: lines([1, 4], [2, 3]),
    left: lines([1, 4], [2, 3]),
    leftBy: "customerA",
  });
});

test.each([
  ["a guest's", false, GUEST_CART_DAYS * DAY],
  ["a customer's", true, CUSTOMER_CART_DAYS * DAY],
])("%s cart is forgotten so long after its last change", async (_, isCustomers, life) => {
  const { cart, store, storage } = newCart();
  await cart.join(lines([1, 1]), isCustomers);
  vi.advanceTimersByTime(life - 1);
  await cart.add(1, 1, NOW);
  await store.expire();
  vi.advanceTimersByTime(life - 1);
  expect(await held(cart)).toEqual(["1x2"]);
  vi.advanceTimersByTime(1);
  expect(await held(cart)).toEqual([]);
  await store.expire();
  expect(storage.values.size).toBe(0);
});
