import { expect, test } from "vitest";
import { productsIn } from "./products-in.ts";
import { MOST_PRODUCTS, type PurgeNews, Purges } from "./purges.ts";

function reading(lists: (PurgeNews | Error)[]) {
  const state = { now: 0, reads: 0, asked: [] as number[] };
  const later: Promise<unknown>[] = [];
  const purges = new Purges(() => state.now);
  const list = async (after: number): Promise<PurgeNews> => {
    state.asked.push(after);
    const answer = lists[state.reads++] ?? { last: after, products: [] };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const refresh = () =>
    purges.refresh(
      () => ({ list }),
      (work) => void later.push(work),
    );
  return { purges, refresh, state, settled: () => Promise.all(later) };
}

const none = () => new Set<number>();

test("the first request of an isolate knows what was purged, further ones read the log every five seconds", async () => {
  const { purges, refresh, settled, state } = reading([
    { last: 1, all: 10, products: [] },
    { last: 2, all: 20, products: [] },
  ]);
  await refresh();
  expect([purges.isPurged(10, none), purges.isPurged(11, none)]).toEqual([true, false]);
  state.now = 4_999;
  await refresh();
  expect(state.reads).toBe(1);
  state.now = 5_000;
  await refresh();
  await settled();
  expect([state.asked, purges.isPurged(20, none)]).toEqual([[0, 1], true]);
});

test("a log that fails leaves what is known", async () => {
  const { purges, refresh, settled, state } = reading([{ last: 1, all: 10, products: [] }, new Error("gone")]);
  await refresh();
  state.now = 5_000;
  await refresh();
  await settled();
  expect(purges.isPurged(10, none)).toBe(true);
});

test("a purge of products concerns what says something of them", () => {
  const { purges } = reading([]);
  purges.add({ at: 10, products: [7] });
  const reply = {
    single: [{ id: 7, sale_price: 1 }],
    category: [{ id: 9 }],
    deep: { list: [{ id: 8, sale_price: 2 }] },
  };
  expect([...productsIn(reply)]).toEqual([7, 8]);
  expect(purges.isPurged(10, () => productsIn(reply))).toBe(true);
  expect(purges.isPurged(10, () => new Set([9]))).toBe(false);
  expect(purges.isPurged(11, () => productsIn(reply))).toBe(false);
});

test("a product counts as purged until its newest purge, wherever that was heard of", async () => {
  const { purges, refresh } = reading([
    {
      last: 4,
      products: [
        { id: 7, at: 10 },
        { id: 8, at: 30 },
      ],
    },
  ]);
  purges.add({ at: 20, products: [7] });
  await refresh();
  expect([20, 21].map((at) => purges.isPurged(at, () => new Set([7])))).toEqual([true, false]);
  expect([30, 31].map((at) => purges.isPurged(at, () => new Set([9, 8])))).toEqual([true, false]);
});

test("what an isolate knows is bounded: with too many products everything counts as purged", () => {
  const { purges } = reading([]);
  for (let id = 1; id <= MOST_PRODUCTS; id++) purges.add({ at: id, products: [id] });
  expect(purges.isPurged(5, none)).toBe(false);
  purges.add({ at: 7, products: [MOST_PRODUCTS + 1] });
  expect([MOST_PRODUCTS, MOST_PRODUCTS + 1].map((at) => purges.isPurged(at, none))).toEqual([true, false]);
});
