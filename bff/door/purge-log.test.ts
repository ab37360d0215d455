/** The log of purges: a product's newest purge, and no more of it than a caller does not know. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOST_PRODUCTS } from "../upstream/purges.ts";
import { PurgeLog } from "./purge-log.ts";

function newLog() {
  const stored = new Map<string, unknown>();
  const storage = {
    get: async (key: string) => structuredClone(stored.get(key)),
    put: async (key: string, value: unknown) => void stored.set(key, structuredClone(value)),
    setAlarm: async () => undefined,
    deleteAll: async () => stored.clear(),
  };
  return new PurgeLog({ storage } as never, {} as never);
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => vi.useRealTimers());

test("a product's purge replaces the one before it: orders of a day do not add up", async () => {
  const log = newLog();
  for (let order = 0; order < 1_000; order++) await log.add({ at: Date.now() + order, products: [5, 7] });
  expect(await log.list(0)).toEqual({
    last: 1_000,
    all: undefined,
    products: [
      { id: 5, at: Date.now() + 999 },
      { id: 7, at: Date.now() + 999 },
    ],
  });
});

test("a caller is told what it does not know", async () => {
  const log = newLog();
  await log.add({ at: Date.now(), products: [5] });
  const { last } = await log.list(0);
  await log.add({ at: Date.now(), products: [7] });
  expect((await log.list(last)).products).toEqual([{ id: 7, at: Date.now() }]);
  await log.add({ at: Date.now() + 1 });
  expect(await log.list(last)).toEqual({ last: 3, all: Date.now() + 1, products: [] });
  expect(await log.list(3)).toEqual({ last: 3, all: undefined, products: [] });
});

test("a caller whose entries were deleted is told everything", async () => {
  const log = newLog();
  for (const id of [1, 2, 3]) await log.add({ at: Date.now(), products: [id] });
  await log.alarm();
  await log.add({ at: Date.now(), products: [9] });
  expect((await log.list(3)).products).toEqual([{ id: 9, at: Date.now() }]);
});

test("a purge is never taken back by one with an earlier clock", async () => {
  const log = newLog();
  await log.add({ at: Date.now() + 500, products: [5] });
  await log.add({ at: Date.now(), products: [5] });
  expect((await log.list(0)).products).toEqual([{ id: 5, at: Date.now() + 500 }]);
});

test("what is a day old is left out", async () => {
  const log = newLog();
  await log.add({ at: Date.now(), products: [5] });
  vi.advanceTimersByTime(86_400_000);
  await log.add({ at: Date.now(), products: [7] });
  expect((await log.list(0)).products).toEqual([{ id: 7, at: Date.now() }]);
});

test("with too many products it is a purge of everything", async () => {
  const log = newLog();
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  await log.add({ at: Date.now(), products: ids(1, MOST_PRODUCTS) });
  expect((await log.list(0)).products).toHaveLength(MOST_PRODUCTS);
  await log.add({ at: Date.now() + 1, products: [MOST_PRODUCTS + 1] });
  expect(await log.list(0)).toEqual({ last: 2, all: Date.now() + 1, products: [] });
});
