import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLeft } from "./left.ts";
import { type AnyWrite, NOTHING, type WritesState } from "./writes-state.ts";

const entry = (id: string, more: object = {}) =>
  JSON.stringify({ id, action: "/cart", body: "intent=add&id=1", at: 1, ...more });

let storage: Record<string, string>;
let window: EventTarget;
let state: WritesState;
let ended: AbortController;
beforeEach(() => {
  storage = {};
  window = new EventTarget();
  state = NOTHING;
  ended = new AbortController();
  const localStorage = new Proxy(
    { getItem: (key: string) => storage[key] ?? null },
    {
      ownKeys: () => Object.keys(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("window", window);
  vi.stubGlobal("navigator", { locks: {} });
});
afterEach(() => void vi.unstubAllGlobals());

const follow = (customer?: string) =>
  followLeft(
    (change) => {
      state = change(state);
    },
    ended.signal,
    () => customer,
  );
const waiting = () => state.waiting.map(({ id }) => id);
/** The browser tells of a change in another window, or that a page is shown again. */
const tell = (type: string, fields: object) => window.dispatchEvent(Object.assign(new Event(type), fields));

describe("a page that begins while something of its browser is on its way", () => {
  it("shows it until it is answered elsewhere, and is then read anew", () => {
    storage["write a"] = entry("a");
    storage["write b"] = entry("b", { isLost: true });
    follow();
    expect([waiting(), state.due]).toEqual([["a"], {}]);
    state = { ...state, due: undefined };
    delete storage["write a"];
    tell("storage", { key: "write a" });
    expect([waiting(), state.due]).toEqual([[], {}]);
  });

  it("shows nothing of another customer's", () => {
    storage["write a"] = entry("a", { body: "intent=add&id=1&by=A" });
    follow();
    expect(state).toBe(NOTHING);
    follow("A");
    expect(waiting()).toEqual(["a"]);
  });

  it("tells no more of what it had no connection for once another window has sent it, and is read anew", () => {
    follow();
    storage["write a"] = entry("a", { isUnsent: true });
    const lost = ["a", "b"].map((id) => ({ id, action: "/cart", body: "", at: 1, isUnsent: true }));
    const form = { id: "c", action: "/review", body: "", at: 1 };
    state = { ...state, lost: [...lost, form] };
    tell("storage", { key: "write b" });
    expect([state.lost.map(({ id }) => id), state.due]).toEqual([["a", "c"], {}]);
  });

  it("shows nothing that another window submits from now on, and hears nothing once it has ended", () => {
    follow();
    storage["write c"] = entry("c");
    tell("storage", { key: "write c" });
    tell("storage", { key: "something" });
    expect(state).toBe(NOTHING);
    ended.abort();
    tell("pageshow", { persisted: true });
    expect(state).toBe(NOTHING);
  });

  it("shows nothing where nobody knows who holds a write", () => {
    storage["write a"] = entry("a");
    vi.stubGlobal("navigator", {});
    follow();
    expect(state).toBe(NOTHING);
  });
});

describe("a page that Back brings out of the browser's memory", () => {
  it("is read anew, and shows what is on its way since", () => {
    follow();
    const own: AnyWrite = { id: "own", action: "/cart", body: "", at: 1, page: "/a" };
    state = { ...state, waiting: [own] };
    storage["write a"] = entry("a");
    tell("pageshow", { persisted: false });
    expect(waiting()).toEqual(["own"]);
    tell("pageshow", { persisted: true });
    expect([waiting(), state.due]).toEqual([["a", "own"], {}]);
  });
});
