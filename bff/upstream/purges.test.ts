import { expect, test } from "vitest";
import { productsIn } from "./products-in.ts";
import { type Purge, Purges } from "./purges.ts";

function reading(lists: (Purge[] | Error)[]) {
  const state = { now: 0, reads: 0 };
  const later: Promise<unknown>[] = [];
  const purges = new Purges(() => state.now);
  const list = async () => {
    const answer = lists[state.reads++] ?? [];
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
  const { purges, refresh, settled, state } = reading([[{ at: 10 }], [{ at: 10 }, { at: 20 }]]);
  await refresh();
  expect([purges.isPurged(10, none), purges.isPurged(11, none)]).toEqual([true, false]);
  state.now = 4_999;
  await refresh();
  expect(state.reads).toBe(1);
  state.now = 5_000;
  await refresh();
  await settled();
  expect([state.reads, purges.isPurged(20, none)]).toEqual([2, true]);
});

test("a log that fails leaves what is known", async () => {
  const { purges, refresh, settled, state } = reading([[{ at: 10 }], new Error("gone")]);
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
