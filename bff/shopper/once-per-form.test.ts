/** A form that is sent twice is carried out once, and what the object behind it does when a submission goes wrong. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage, storeOver } from "#tests/fixtures/memory-shoppers.ts";
import { testEnv } from "#tests/support/door.ts";
import { FormOutcome } from "./form-outcome.ts";
import { oncePerForm } from "./once-per-form.ts";

const DAY = 86_400_000;

function newGate() {
  const storage = memoryStorage();
  const store = storeOver(storage);
  return { store, storage, gate: new FormOutcome(store) };
}

/** Whether a promise has settled by now. */
async function isSettled(promise: Promise<unknown>) {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the gate of a form", () => {
  test("after a failure lets one of those that wait try again, and the others wait for it", async () => {
    const { gate, storage } = newGate();
    await gate.begin();
    const [second, third] = [gate.begin(), gate.begin()];
    await gate.end(null);
    expect(await second).toBeNull();
    expect(await isSettled(third)).toBe(false);
    expect(storage.values.size).toBe(0);
    expect(storage.alarmAt()).toBeNull();
    await gate.end("saved");
    expect(await third).toBe("saved");
  });

  test("waits twenty seconds for one that never reports its end, and no longer", async () => {
    const { gate } = newGate();
    await gate.begin();
    const second = gate.begin();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(await isSettled(second)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBeNull();
  });

  test("the bound of an ended submission does not let a third in beside the second", async () => {
    const { gate } = newGate();
    await gate.begin();
    await vi.advanceTimersByTimeAsync(10_000);
    await gate.end(null);
    await gate.begin();
    const third = gate.begin();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await isSettled(third)).toBe(false);
    await gate.end("saved");
    expect(await third).toBe("saved");
  });

  test("remembers a success for a day", async () => {
    const { gate, store, storage } = newGate();
    await gate.begin();
    await gate.end("");
    expect(await gate.begin()).toBe("");
    expect(storage.alarmAt()).toBe(Date.now() + DAY);
    vi.setSystemTime(storage.alarmAt() ?? 0);
    await store.expire();
    expect(storage.values.size).toBe(0);
    expect(await gate.begin()).toBeNull();
  });
});

/** Gates by name, as the platform has them. @param begin in place of the object's own */
function newForms(begin?: () => Promise<string | null>) {
  const gates = new Map<string, FormOutcome>();
  const get = (name: string) => {
    const gate = gates.get(name) ?? newGate().gate;
    gates.set(name, gate);
    return { form: { begin: begin ?? (() => gate.begin()), end: (kept: string | null) => gate.end(kept) } };
  };
  const pending: Promise<unknown>[] = [];
  const env = testEnv({ SHOPPER: { idFromName: (name: string) => name, get } });
  const visitor = {
    env,
    request: { id: "r1", countObject: () => undefined, waitUntil: (work: Promise<unknown>) => void pending.push(work) },
  };
  return { visitor, gates, pending };
}

const FORM = ["register", "key of the page", "bat@example.mn"] as const;
const again = (kept: string) => `again: ${kept}`;

describe("a form that is sent twice", () => {
  test("is carried out twice when its first outcome is not one to keep, or it failed", async () => {
    const { visitor, pending } = newForms();
    const refused = async () => ({ outcome: "refused", kept: null });
    expect(await oncePerForm(visitor, { form: FORM, work: refused, again })).toBe("refused");
    const broken = async () => Promise.reject(new Error("no answer"));
    await expect(oncePerForm(visitor, { form: FORM, work: broken, again })).rejects.toThrow("no answer");
    await Promise.all(pending);
    const work = async () => ({ outcome: "done", kept: "7" });
    expect(await oncePerForm(visitor, { form: FORM, work, again })).toBe("done");
  });

  test("with other contents, of another page or for another purpose is another form", async () => {
    const { visitor, gates } = newForms();
    const work = vi.fn(async () => ({ outcome: "done", kept: "7" }));
    for (const form of [FORM, ["profile", FORM[1], FORM[2]], ["register", "other", FORM[2]], [...FORM, "x"]] as const)
      expect(await oncePerForm(visitor, { form: form as typeof FORM, work, again })).toBe("done");
    // What was typed is in no name.
    expect([...gates.keys()].filter((name) => !/^form [\w-]{43}$/.test(name))).toEqual([]);
  });

  test("is carried out each time without a key", async () => {
    const work = vi.fn(async () => ({ outcome: "done", kept: "7" }));
    const { visitor, gates } = newForms();
    for (let count = 0; count < 2; count++)
      expect(await oncePerForm(visitor, { form: ["register", ""], work, again })).toBe("done");
    expect(gates.size).toBe(0);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["fails", () => Promise.reject(new TypeError("no such object")), "TypeError"],
    ["fails with what is no error", () => Promise.reject("gone"), "unknown"],
    ["does not answer in twenty seconds", () => new Promise<never>(() => undefined), "TooLate"],
  ])("is carried out when the object %s, and the log says so", async (_, begin, reason) => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    let tell = () => {};
    const asked = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const { visitor } = newForms(() => {
      tell();
      return begin();
    });
    const outcome = oncePerForm(visitor, { form: FORM, work: async () => ({ outcome: "done", kept: "7" }), again });
    await asked;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toBe("done");
    expect(said.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { level: "error", event: "shopper-fault", requestId: "r1", reason },
    ]);
  });
});
