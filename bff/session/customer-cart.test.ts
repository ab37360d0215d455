/** The Durable Object of a customer's cart: what its browsers leave there, and when it forgets. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/fixtures/memory-gate.ts";
import { type Cart, MAX_LINES } from "../rules/cart.ts";
import { CustomerCart, KEPT_FOR } from "./customer-cart.ts";

const DAY = 86_400_000;

function newCart() {
  const storage = memoryStorage();
  const object = Reflect.construct(CustomerCart, [{ storage }, {}]) as InstanceType<typeof CustomerCart>;
  return { storage, object };
}

const lines = (...ids: number[]): Cart => ids.map((id) => ({ id, quantity: 1 }));
const ids = ({ cart }: { cart: Cart }) => cart.map(({ id }) => id);

/** A browser new to the customer, with nothing in it, asks what is kept. */
const look = async (object: InstanceType<typeof CustomerCart>) =>
  ids(await object.join({ cart: [], from: null, to: "look0000" }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("two browsers that change at once both stand, and the last change of one line does", async () => {
  const { object } = newCart();
  await object.join({ cart: lines(1), from: null, to: "phone" });
  await object.join({ cart: [], from: null, to: "laptop" });
  // The platform lets no call in while another one reads and writes (tests/http/follow-cart.test.ts has them at once).
  await object.keep({ cart: lines(1, 2), key: "phone", count: 1 });
  await object.keep({ cart: lines(1, 3), key: "laptop", count: 1 });
  expect((await look(object)).toSorted()).toEqual([1, 2, 3]);
  await object.keep({ cart: [{ id: 1, quantity: 5 }, ...lines(2)], key: "phone", count: 2 });
  await object.keep({ cart: [{ id: 1, quantity: 3 }, ...lines(3)], key: "laptop", count: 2 });
  const { cart } = await object.join({ cart: [], from: null, to: "other" });
  expect(cart.find(({ id }) => id === 1)?.quantity).toBe(3);
});

test("a removed line does not come back, whether its change arrived, was lost, or came after a later one", async () => {
  for (const arrives of ["at once", "never", "late"] as const) {
    const { object } = newCart();
    await object.join({ cart: lines(1, 2, 3), from: null, to: "phone" });
    const removal = { cart: lines(1, 2), key: "phone", count: 1 };
    if (arrives === "at once") await object.keep(removal);
    await object.keep({ cart: lines(1), key: "phone", count: 2 });
    if (arrives === "late") await object.keep(removal);
    expect(await look(object), arrives).toEqual([1]);
    expect(ids(await object.join({ cart: lines(1), from: { key: "phone", count: 2 }, to: "phone2" })), arrives).toEqual(
      [1],
    );
  }
});

test("an answer to a sign-in that is lost removes nothing of what it would have brought", async () => {
  const { object } = newCart();
  await object.join({ cart: lines(1, 2), from: null, to: "laptop" });
  await object.join({ cart: lines(9), from: { key: "phone", count: 4 }, to: "phone2" });
  // The phone knows nothing of it: it is still `phone`, with its own line, and changes it.
  await object.keep({ cart: lines(9, 8), key: "phone", count: 5 });
  expect((await look(object)).toSorted()).toEqual([1, 2, 8, 9]);
  expect(ids(await object.join({ cart: lines(9, 8), from: { key: "phone", count: 5 }, to: "phone3" }))).toEqual([
    9, 8, 1, 2,
  ]);
});

test("a line that an arrived sign-in has brought can be removed as the first thing there", async () => {
  const { object } = newCart();
  await object.join({ cart: lines(1, 2), from: null, to: "laptop" });
  await object.join({ cart: [], from: null, to: "phone" });
  await object.keep({ cart: lines(2), key: "phone", count: 1 });
  expect(await look(object)).toEqual([2]);
});

test("what has no room in one browser stays kept, and comes when there is room", async () => {
  const { object } = newCart();
  const many = lines(...Array.from({ length: MAX_LINES }, (_, index) => index + 1));
  await object.join({ cart: lines(71, 72, 73), from: null, to: "laptop" });
  const joined = await object.join({ cart: many, from: null, to: "phone" });
  expect([joined.cart.length, joined.left.length]).toEqual([MAX_LINES, 3]);
  await object.keep({ cart: many.slice(2), key: "phone", count: 1 });
  const again = await object.join({ cart: many.slice(2), from: { key: "phone", count: 1 }, to: "phone2" });
  expect(ids({ cart: again.added })).toEqual([71, 72]);
});

test("it keeps no more than two carts' lines, and those of the browser that writes first", async () => {
  const { object, storage } = newCart();
  for (const from of [100, 200, 300]) {
    const cart = lines(...Array.from({ length: MAX_LINES }, (_, index) => from + index));
    await object.keep({ cart, key: `b${from}`, count: 1 });
  }
  const { lines: kept } = storage.values.get("cart") as { lines: Cart };
  expect(kept).toHaveLength(2 * MAX_LINES);
  expect(kept.filter(({ id }) => id >= 300)).toHaveLength(MAX_LINES);
});

test("it remembers eight browsers", async () => {
  const { object, storage } = newCart();
  for (let count = 0; count < 12; count++) await object.keep({ cart: lines(count + 1), key: `b${count}`, count: 1 });
  const { browsers } = storage.values.get("cart") as { browsers: { key: string }[] };
  expect(browsers.map(({ key }) => key)).toEqual(["b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11"]);
});

test("it forgets sixty days after the last change, and sets its alarm once for all changes before", async () => {
  const { object, storage } = newCart();
  const alarms = vi.spyOn(storage, "setAlarm");
  const begun = Date.now();
  await object.keep({ cart: lines(1), key: "phone", count: 1 });
  vi.setSystemTime(begun + 30 * DAY);
  await object.keep({ cart: lines(1, 2), key: "phone", count: 2 });
  expect(alarms).toHaveBeenCalledTimes(1);
  expect(storage.alarmAt()).toBe(begun + KEPT_FOR);
  vi.setSystemTime(begun + KEPT_FOR);
  await object.alarm();
  expect(storage.alarmAt()).toBe(begun + 30 * DAY + KEPT_FOR);
  expect(await look(object)).toEqual([1, 2]);
  vi.setSystemTime(Date.now() + KEPT_FOR);
  await object.alarm();
  expect(storage.values.size).toBe(0);
});

test("nothing is stored for a customer without a cart", async () => {
  const { object, storage } = newCart();
  await object.join({ cart: [], from: null, to: "phone" });
  await object.keep({ cart: [], key: "phone", count: 1 });
  expect([storage.values.size, storage.alarmAt()]).toEqual([0, null]);
});

test("a browser that signs in again takes one place, under its new name and the one that it may still have", async () => {
  const { object, storage } = newCart();
  await object.join({ cart: lines(1), from: null, to: "phone" });
  await object.join({ cart: lines(1, 2), from: { key: "phone", count: 3 }, to: "phone2" });
  await object.join({ cart: lines(1, 2), from: { key: "phone2", count: 1 }, to: "phone3" });
  const { browsers } = storage.values.get("cart") as { browsers: { key: string; count: number; cart: Cart }[] };
  expect(browsers.map(({ key, count, cart }) => [key, count, cart.length])).toEqual([
    ["phone", 3, 2],
    ["phone2", 1, 2],
    ["phone3", 0, 2],
  ]);
});

test("the same change that arrives twice changes nothing the second time", async () => {
  const { object } = newCart();
  await object.keep({ cart: lines(1, 2), key: "phone", count: 1 });
  await object.keep({ cart: lines(1, 2), key: "phone", count: 1 });
  expect(await look(object)).toEqual([1, 2]);
});

test("where there are too many lines those of the writing browser stay, also when they are the oldest", async () => {
  const { object, storage } = newCart();
  const cartOf = (from: number) => lines(...Array.from({ length: MAX_LINES }, (_, index) => from + index));
  for (const from of [100, 200]) await object.keep({ cart: cartOf(from), key: `b${from}`, count: 1 });
  await object.join({ cart: cartOf(300), from: null, to: "b300" });
  await object.keep({ cart: [...cartOf(300).slice(1), { id: 999, quantity: 1 }], key: "b300", count: 1 });
  const { lines: kept } = storage.values.get("cart") as { lines: Cart };
  expect(kept).toHaveLength(2 * MAX_LINES);
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([301, 299 + MAX_LINES, 999]));
});
