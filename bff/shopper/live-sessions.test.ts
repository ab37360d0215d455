/** One customer's registry of sessions: which live, and who is given the one that took another's place. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage, storeOver } from "#tests/fixtures/memory-shoppers.ts";
import { HANDED_ON_MS, LiveSessions } from "./live-sessions.ts";

const LATER = 14 * 86_400_000;
const newRegistry = () => new LiveSessions(storeOver());
const until = () => Date.now() + LATER;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A customer at two devices who has changed the password at the first. */
async function renewed() {
  const registry = newRegistry();
  for (const sid of ["here", "phone"]) await registry.open(sid, until());
  await registry.renew({ from: "here", to: "new", proof: "proof" }, until());
  return registry;
}

describe("a second renewal", () => {
  test.each(["here", "new"])("of the same browser, from %s, is given to whoever comes from either", async (from) => {
    const registry = await renewed();
    expect(await registry.renew({ from, to: "newer", proof: "proof" }, until())).toBe(true);
    for (const before of ["here", "new"])
      expect(await registry.successor(before, "proof")).toEqual({ sid: "newer", state: "pending" });
    expect(await registry.isLive("new")).toBe(false);
  });

  test.each([
    ["from another device", "phone", "proof"],
    ["from the session that is over, with another proof", "here", "guess"],
    ["from the session that is over, without a proof", "here", null],
  ])("%s is refused, and changes nothing", async (_, from, proof) => {
    const registry = await renewed();
    expect(await registry.renew({ from, to: "thief", proof }, until())).toBe(false);
    expect(await registry.isLive("thief")).toBe(false);
    expect(await registry.successor("here", "proof")).toEqual({ sid: "new", state: "pending" });
  });

  test("after the customer has signed out everywhere is refused", async () => {
    const registry = await renewed();
    await registry.endAll();
    for (const from of ["here", "new"])
      expect(await registry.renew({ from, to: "thief", proof: "proof" }, until())).toBe(false);
  });
});

describe("whoever comes with the session before", () => {
  test("and the proof is given the new one, and told how it ended", async () => {
    const registry = await renewed();
    expect(await registry.successor("here", "proof")).toEqual({ sid: "new", state: "pending" });
    await registry.completeRenewal("other", "done");
    expect(await registry.successor("here", "proof")).toEqual({ sid: "new", state: "pending" });
    await registry.completeRenewal("new", "done");
    expect(await registry.successor("here", "proof")).toEqual({ sid: "new", state: "done" });
  });

  test("is not kept waiting by a change that died", async () => {
    const registry = await renewed();
    vi.advanceTimersByTime(60_000);
    expect(await registry.successor("here", "proof")).toEqual({ sid: "new", state: "failed" });
  });

  test.each([
    ["without the proof", "here", ""],
    ["with another proof", "here", "guess"],
    ["from another device", "phone", "proof"],
    ["with the new session's name", "new", "proof"],
  ])("%s is given nothing", async (_, from, proof) => {
    expect(await (await renewed()).successor(from, proof)).toBeNull();
  });

  test("too late is given nothing", async () => {
    const registry = await renewed();
    vi.advanceTimersByTime(HANDED_ON_MS - 1);
    expect(await registry.successor("here", "proof")).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(await registry.successor("here", "proof")).toBeNull();
  });

  test.each([
    ["signed out", (registry: LiveSessions) => registry.end("new")],
    ["signed out everywhere", (registry: LiveSessions) => registry.endAll()],
    [
      "renewed once more",
      (registry: LiveSessions) => registry.renew({ from: "new", to: "newer", proof: null }, until()),
    ],
  ])("after the new one has been %s is given nothing", async (_, work) => {
    const registry = await renewed();
    await work(registry);
    expect(await registry.successor("here", "proof")).toBeNull();
    // Nor does a session that begins later bring it back.
    await registry.open("other", until());
    expect(await registry.successor("here", "proof")).toBeNull();
  });
});

describe("one customer's sessions", () => {
  test("are thirty: a further one ends the one that would end first", async () => {
    const registry = newRegistry();
    await registry.open("oldest", until() - 5);
    for (let count = 1; count < 30; count++) await registry.open(`s${count}`, until() + count);
    expect(await registry.isLive("oldest")).toBe(true);
    await registry.open("s30", until());
    const live = await Promise.all(["oldest", "s1", "s29", "s30"].map((sid) => registry.isLive(sid)));
    expect(live).toEqual([false, true, true, true]);
  });

  test("that end by themselves are over, and the alarm that is set for the last one forgets them", async () => {
    const storage = memoryStorage();
    const store = storeOver(storage);
    const registry = new LiveSessions(store);
    const begun = Date.now();
    await registry.open("long", begun + LATER);
    await registry.open("short", begun + 1_000);
    expect(storage.alarmAt()).toBe(begun + LATER);
    vi.setSystemTime(begun + 1_000);
    expect([await registry.isLive("long"), await registry.isLive("short")]).toEqual([true, false]);
    vi.setSystemTime(begun + LATER);
    await store.expire();
    expect(storage.values.size).toBe(0);
  });
});
