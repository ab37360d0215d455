/** The gate as it is deployed, over a storage in memory: what it keeps, for whom it waits, and what it forgets. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage, storeOver } from "#tests/fixtures/memory-shoppers.ts";
import { LEDGER_LIFE_MS, type OrderRecord, RECORD_LIFE_MS, type SubmitRequest } from "../checkout/order-ledger.ts";
import { toUnitPrice } from "../rules/price.ts";
import { Orders } from "./orders.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const request: SubmitRequest = {
  key: "K",
  lines: [{ id: 1, quantity: 2 }],
  known: [],
  draft: null,
  newest: null,
  again: undefined,
  hasLooked: false,
  quiet: 60_000,
};

async function newGate() {
  const storage = memoryStorage();
  const store = storeOver(storage);
  const open = () => new Orders(store);
  const gate = open();
  return { gate, store, storage, reopened: open };
}

test("of many at once one is sent, and the others get its order", async () => {
  const { gate } = await newGate();
  const first = await gate.admit(request);
  expect(first.next).toBe("send");
  const others = Array.from({ length: 9 }, () => gate.admit(request));
  await vi.advanceTimersByTimeAsync(12_000);
  await gate.placed("K", "PI1");
  expect(await Promise.all(others)).toEqual(Array.from({ length: 9 }, () => ({ next: "placed", invoiceId: "PI1" })));
});

test("a duplicate that waited in vain must look up the order, and never sends by itself", async () => {
  const { gate } = await newGate();
  await gate.admit(request);
  const twin = gate.admit(request);
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await twin).next).toBe("look");
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await gate.admit({ ...request, hasLooked: true })).next).toBe("unresolved");
});

const record: OrderRecord = {
  lines: [{ id: 1, quantity: 2, unitPrice: toUnitPrice(92_700) }],
  address: {
    personal: true,
    name: "Дэмо Болд",
    phone: "99112233",
    phone2: "",
    email: "demo@och.mn",
    register: "",
    district: "Сүхбаатар",
    khoroo: 1,
    more: "45 тоот",
    w3w: "",
  },
};

test("what was confirmed is known of the order that was made of it, and of no other", async () => {
  const { gate, reopened } = await newGate();
  await gate.admit({ ...request, record });
  expect(await gate.recordOf("PI1")).toBeNull();
  await gate.placed("X", "PI0");
  await gate.placed("K", "PI1");
  expect(await reopened().recordOf("PI1")).toEqual(record);
  expect(await gate.recordOf("PI0")).toBeNull();
});

test("the newest is the last one, for a month", async () => {
  const { gate } = await newGate();
  expect(await gate.lastRecord()).toBeNull();
  for (const [key, name] of [
    ["K", "Эхний"],
    ["L", "Дараагийн"],
  ] as const) {
    const { newest } = await gate.placedUnder(key);
    await gate.admit({ ...request, key, newest, record: { ...record, address: { ...record.address, name } } });
    // The order of the numbers says nothing of the order in time.
    await gate.placed(key, key === "K" ? "PK" : "PA");
    vi.setSystemTime(Date.now() + 1_000);
  }
  expect((await gate.lastRecord())?.address.name).toBe("Дараагийн");
  vi.setSystemTime(Date.now() + RECORD_LIFE_MS);
  expect(await gate.lastRecord()).toBeNull();
});

test("it survives a lost response, but not a refusal", async () => {
  const { gate } = await newGate();
  await gate.admit({ ...request, record });
  await gate.lost("K");
  await gate.placed("K", "PI1");
  expect(await gate.recordOf("PI1")).toEqual(record);
  const other = await newGate();
  await other.gate.admit({ ...request, record });
  await other.gate.refused("K");
  await other.gate.placed("K", "PI1");
  expect(await other.gate.recordOf("PI1")).toBeNull();
});

test("it stays for a month, a day's ledger no longer than a day, and then nothing is left", async () => {
  const { gate, store, storage } = await newGate();
  await gate.admit({ ...request, record });
  await gate.placed("K", "PI1");
  vi.setSystemTime(Date.now() + LEDGER_LIFE_MS);
  await store.expire();
  expect([...storage.values.keys()]).toEqual(["order PI1", "last order"]);
  expect(storage.alarmAt()).toBe(Date.now() - LEDGER_LIFE_MS + RECORD_LIFE_MS);
  vi.setSystemTime(storage.alarmAt() ?? 0);
  expect(await gate.recordOf("PI1")).toBeNull();
  await store.expire();
  expect(storage.values.size).toBe(0);
});
