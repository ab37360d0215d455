/** What is noted of a shopper at a browser, and their comparison: for how long, and for whom. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage, storeOver } from "#tests/fixtures/memory-shoppers.ts";
import { KeptCompare } from "./kept-compare.ts";
import { KeptNotes } from "./kept-notes.ts";
import { NOTE_LIFE_MS, type NoteChanges } from "./notes.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const DAY_MS = 86_400_000;
const PHONE = "p".repeat(22);
const LAPTOP = "l".repeat(22);
const COUPON = { code: "NAADAM" };

function newNotes() {
  const storage = memoryStorage();
  const store = storeOver(storage);
  return { storage, store, notes: new KeptNotes(store) };
}

test("a request's changes are written together, and what they do not name stays", async () => {
  const { notes } = newNotes();
  await notes.write(PHONE, { coupon: COUPON, bonus: 5 });
  await notes.write(PHONE, { bonus: null, save: { id: 7, by: "m" } });
  expect(await notes.read(PHONE)).toEqual({ coupon: COUPON, save: { id: 7, by: "m" } });
});

test("each browser has its own", async () => {
  const { notes } = newNotes();
  await notes.write(PHONE, { bonus: 5 });
  await notes.write(LAPTOP, { bonus: 6 });
  await notes.forget(PHONE);
  expect([await notes.read(PHONE), await notes.read(LAPTOP)]).toEqual([{}, { bonus: 6 }]);
});

test.each(Object.entries(NOTE_LIFE_MS))(
  "each is kept for its time, and then nothing is left: %s",
  async (name, life) => {
    const { notes, store, storage } = newNotes();
    // What it is does not matter here.
    const changes: NoteChanges = {};
    Reflect.set(changes, name, "something");
    await notes.write(PHONE, changes);
    vi.advanceTimersByTime(life - 1);
    expect(await notes.read(PHONE)).toEqual({ [name]: "something" });
    vi.advanceTimersByTime(1);
    expect(await notes.read(PHONE)).toEqual({});
    expect(storage.alarmAt()).toBe(Date.now());
    await store.expire();
    expect(storage.values.size).toBe(0);
  },
);

test("of very many browsers the one that writes keeps its own", async () => {
  const { notes, storage } = newNotes();
  for (let browser = 0; browser < 150; browser++) await notes.write(String(browser).padStart(22, "b"), { bonus: 1 });
  expect(storage.values.size).toBeLessThanOrEqual(100);
  await notes.write(PHONE, { bonus: 5 });
  await notes.write(PHONE, { coupon: COUPON });
  expect(await notes.read(PHONE)).toEqual({ bonus: 5, coupon: COUPON });
});

test("a fifth product is not compared, unless one of the four has left the shop; what is removed can be put back; all for sixty days", async () => {
  const storage = memoryStorage();
  const compare = new KeptCompare(storeOver(storage));
  for (const id of [1, 2, 3, 4]) await compare.add(id, []);
  expect(await compare.add(5, [])).toEqual({ outcome: "full", ids: [1, 2, 3, 4] });
  expect(await compare.add(5, [2])).toEqual({ outcome: "added", ids: [1, 3, 4, 5] });
  expect(await compare.remove(3)).toEqual({ place: 1, ids: [1, 4, 5] });
  expect(await compare.restore(3, 1)).toEqual({ outcome: "added", ids: [1, 3, 4, 5] });
  expect(await compare.keep([7, 7, 8])).toEqual([7, 8]);
  vi.advanceTimersByTime(60 * DAY_MS);
  expect(await compare.read()).toEqual([]);
});
