import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryCache } from "#tests/support/door.ts";
import type { EdgeCache } from "../edge-cache.ts";
import { clearReplyMemory, createCachedCall, replyMemory } from "./cache.ts";
import { type Call, UpstreamFault } from "./client.ts";
import { contract } from "./contract.ts";

const { fresh, staleWhileRevalidate, staleIfError } = contract.top20.cache ?? {
  fresh: 0,
  staleWhileRevalidate: 0,
  staleIfError: 0,
};

/** So many seconds pass. */
const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1_000);

/** An API whose answers are numbered. */
function world(edge: EdgeCache = memoryCache().open) {
  const state = {
    fails: false,
    answers: 0,
    calls: [] as unknown[][],
    background: [] as Promise<unknown>[],
    cached: 0,
  };
  const call = (async (name: string, request: unknown, token: unknown = null) => {
    state.calls.push([name, request, token]);
    if (state.fails) throw new UpstreamFault("top20", "status", "500");
    state.answers += 1;
    return { top: [{ id: state.answers }] };
  }) as unknown as Call;
  const newRequest = (origin = "https://api.test") =>
    createCachedCall({
      call,
      edge,
      origin,
      waitUntil: (work) => state.background.push(work),
      onCached: () => {
        state.cached += 1;
      },
    });
  const ask = async (origin?: string) => (await newRequest(origin)("top20", undefined)).top[0]?.id;
  const settle = () => Promise.all(state.background.splice(0));
  return { state, ask, settle, newRequest };
}

beforeEach(() => {
  clearReplyMemory();
  vi.useFakeTimers({ now: 1_000_000_000, toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

describe("an answer for everybody", () => {
  it("is cached while it is fresh", async () => {
    const { state, ask } = world();
    expect(await ask()).toBe(1);
    later(fresh - 1);
    expect(await ask()).toBe(1);
    expect(state.calls).toHaveLength(1);
    expect(state.cached).toBe(1);
  });

  it("is given stale while one renewal is under way", async () => {
    const { state, ask, settle } = world();
    await ask();
    later(fresh + 1);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    await settle();
    expect(state.calls).toHaveLength(2);
    expect(state.cached).toBe(3);
    expect(await ask()).toBe(2);
  });

  it("is renewed at once when it is too old, and given all the same when that fails", async () => {
    const { state, ask } = world();
    await ask();
    later(fresh + staleWhileRevalidate);
    state.fails = true;
    expect(await ask()).toBe(1);
    expect(state.cached).toBe(1);
    state.fails = false;
    expect(await ask()).toBe(2);
    expect(state.cached).toBe(1);
  });

  it("is a fault when it is too old even for that", async () => {
    const { state, ask } = world();
    await ask();
    later(fresh + staleIfError);
    state.fails = true;
    await expect(ask()).rejects.toBeInstanceOf(UpstreamFault);
  });

  it("comes from the data centre where this machine has forgotten it", async () => {
    const { state, ask, settle } = world();
    await ask();
    await settle();
    clearReplyMemory();
    expect(await ask()).toBe(1);
    expect(state.calls).toHaveLength(1);
  });

  it("is what another machine of the data centre has renewed: a shopper sees one draw on both", async () => {
    const { open, cached } = memoryCache();
    const { state, ask, settle } = world(open);
    await ask();
    await settle();
    later(fresh + staleWhileRevalidate);
    for (const address of cached.keys())
      cached.set(address, Response.json({ storedAt: Date.now(), reply: { top: [{ id: 11 }] } }));
    expect(await ask()).toBe(11);
    expect(state.calls).toHaveLength(1);
  });

  it("is another for another API and for another payload", async () => {
    const { state, ask, newRequest } = world();
    expect(await ask()).toBe(1);
    expect(await ask("https://other.test")).toBe(2);
    await newRequest()("compare", { id: [1] });
    await newRequest()("compare", { id: [2] });
    expect(state.calls).toHaveLength(4);
  });

  it("does without a cache that is out of order", async () => {
    const { ask, settle } = world(() => Promise.reject(new Error("no cache")));
    expect(await ask()).toBe(1);
    await expect(settle()).resolves.toBeDefined();
    const broken = world(async () => ({ match: async () => new Response("no JSON"), put: async () => undefined }));
    clearReplyMemory();
    expect(await broken.ask()).toBe(1);
  });
});

describe("never cached", () => {
  it("is a fault", async () => {
    const { state, ask } = world();
    state.fails = true;
    await expect(ask()).rejects.toBeInstanceOf(UpstreamFault);
    state.fails = false;
    expect(await ask()).toBe(1);
  });

  it("is an answer that says that it failed", async () => {
    let calls = 0;
    const call = (async () => {
      calls += 1;
      return { result: "failed", data: "" };
    }) as unknown as Call;
    const { open: edge, cached: replies } = memoryCache();
    const background: Promise<unknown>[] = [];
    const cached = createCachedCall({
      call,
      edge,
      origin: "https://api.test",
      waitUntil: (work) => background.push(work),
    });
    const request = { id: 9, page: 1, brand: [], color: [], price: [0, 0] as [number, number] };
    await cached("event", request);
    await cached("event", request);
    await Promise.all(background);
    expect(calls).toBe(2);
    expect(replies.size).toBe(0);
  });

  it("is an answer to a token, nor is one given to it", async () => {
    const { state, newRequest } = world();
    const request = { id: 3 };
    await newRequest()("singleProduct", request);
    await newRequest()("singleProduct", request, "customer-token");
    await newRequest()("singleProduct", request, "customer-token");
    await newRequest()("singleProduct", request);
    expect(state.calls.map(([, , token]) => token)).toEqual([null, "customer-token", "customer-token"]);
  });

  it("is a call without a policy: prices of cart and checkout, and everything that writes", async () => {
    const { state, newRequest } = world();
    await newRequest()("cartProduct", { products: [1] });
    await newRequest()("cartProduct", { products: [1] });
    expect(state.calls).toHaveLength(2);
    for (const [name, { kind, auth, ...rest }] of Object.entries(contract)) {
      if (kind === "write" || auth === "token") expect("cache" in rest, name).toBe(false);
    }
  });
});

describe("what an isolate remembers", () => {
  /** An API whose every answer is so long, in characters. */
  function longWinded(length: number) {
    let calls = 0;
    const call = (async (_: string, request: { id: number[] }) => {
      calls += 1;
      return { product: [{ id: request.id[0], name: "x".repeat(length) }] };
    }) as unknown as Call;
    const edge: EdgeCache = async () => ({ match: async () => undefined, put: async () => undefined });
    const cached = createCachedCall({ call, edge, origin: "https://api.test", waitUntil: () => undefined });
    return { ask: (id: number) => cached("compare", { id: [id] }), calls: () => calls };
  }

  it("is bounded by length, and the longest unused goes first", async () => {
    const { ask, calls } = longWinded(600_000);
    for (let id = 1; id <= 400; id++) {
      await ask(1);
      await ask(id);
      expect(replyMemory()).toBeLessThanOrEqual(12 * 1024 * 1024);
    }
    expect(replyMemory()).toBeGreaterThan(11 * 1024 * 1024);
    expect(calls()).toBe(400);
    await ask(2);
    expect(calls()).toBe(401);
  });

  it("is no reply over a megabyte, and not many tiny ones", async () => {
    const long = longWinded(1_100_000);
    await long.ask(1);
    await long.ask(1);
    expect([long.calls(), replyMemory()]).toEqual([2, 0]);
    const tiny = longWinded(1);
    for (let id = 1; id <= 30_000; id++) await tiny.ask(id);
    await tiny.ask(1);
    expect(tiny.calls()).toBe(30_001);
  });

  it("is no range of price, which is typed by hand; the whole list is", async () => {
    const { state, newRequest } = world();
    const list = { id: 1, page: 1, brand: [], color: [] };
    for (let turn = 0; turn < 2; turn++) {
      await newRequest()("event", { ...list, price: [0, 0] });
      await newRequest()("event", { ...list, price: [999, 50_000] });
    }
    expect(state.calls).toHaveLength(3);
  });
});
