import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryCache } from "#tests/support/door.ts";
import type { EdgeCache } from "../edge-cache.ts";
import { DocumentCache, type DocumentRequest, type RenderedDocument, type Rendering } from "./document-cache.ts";

const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Documents, and a shop that renders what it is told to. */
function keeping(
  cache: Pick<ReturnType<typeof memoryCache>, "cached"> & { open: EdgeCache } = memoryCache(),
  version = "1",
) {
  const state = { rendered: 0 };
  const pending: Promise<unknown>[] = [];
  const documents = new DocumentCache({ cache: cache.open, version });
  const find = async (rendering: Rendering | (() => Promise<Rendering>) = page(Date.now()), key = "/") => {
    const asked: DocumentRequest = {
      key,
      render: async () => {
        state.rendered++;
        return typeof rendering === "function" ? rendering() : rendering;
      },
      waitUntil: (work) => void pending.push(work),
    };
    const found = await documents.find(asked);
    return (
      found && [
        found.document.parts.map((part) => ("slot" in part ? part.html : fromUtf8.decode(part))).join(),
        found.source,
      ]
    );
  };
  return { cache, find, settled: () => Promise.all(pending), state };
}

/** So many milliseconds pass. */
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder();

const page = (now: number, html = "page", facts: Partial<RenderedDocument> = {}): RenderedDocument => ({
  ...{ parts: [utf8.encode(html)], headers: [], until: now + 10 * DAY, isOld: false, isWhole: true },
  ...facts,
});

test("a document is rendered once as long as it is fresh", async () => {
  const { find, state } = keeping();
  expect(await find()).toEqual(["page", "miss"]);
  later(29_999);
  expect(await find()).toEqual(["page", "hit"]);
  expect(state.rendered).toBe(1);
});

test("one that is no longer fresh is delivered and renewed, by one renewal at a time", async () => {
  const { find, settled, state } = keeping();
  await find();
  later(31_000);
  const renewed = page(Date.now(), "renewed");
  expect(await find(renewed)).toEqual(["page", "stale"]);
  await settled();
  expect(await find()).toEqual(["renewed", "hit"]);
  expect(state.rendered).toBe(2);

  later(31_000);
  let end = (_: Rendering) => {};
  const slow = () =>
    new Promise<Rendering>((resolve) => {
      end = resolve;
    });
  expect(await find(slow)).toEqual(["renewed", "stale"]);
  expect(await find(slow)).toEqual(["renewed", "stale"]);
  expect(state.rendered).toBe(3);
  end("fault");
});

test("after that it is rendered before it is delivered, so that no price is older", async () => {
  const { find } = keeping();
  await find();
  later(150_000);
  expect(await find(page(Date.now(), "new"))).toEqual(["new", "miss"]);
});

test("when the API fails, what is cached is delivered as old for a day, and then no more", async () => {
  const { find } = keeping();
  await find();
  later(150_000);
  expect(await find("fault")).toEqual(["page", "old"]);
  later(DAY - 151_000);
  expect(await find("fault")).toEqual(["page", "old"]);
  expect(await find(page(Date.now(), "back"))).toEqual(["back", "miss"]);
  later(DAY);
  expect(await find("fault")).toBeNull();
});

test("what is made of replies that outlived their time is old too, and not cached", async () => {
  const { find } = keeping();
  const old = page(Date.now(), "old", { isOld: true });
  expect(await find(old)).toEqual(["old", "old"]);
  expect(await find()).toEqual(["page", "miss"]);
});

test("a document with a gap is delivered, and not cached", async () => {
  const { find } = keeping();
  expect(await find(page(Date.now(), "without a footer", { isWhole: false }))).toEqual(["without a footer", "miss"]);
  expect(await find()).toEqual(["page", "miss"]);
});

test("an address without a document is not rendered twice for each request, and forgets what it had", async () => {
  const { find, state } = keeping();
  await find();
  later(150_000);
  expect(await find("none")).toBeNull();
  expect(await find()).toBeNull();
  expect(state.rendered).toBe(2);
  later(30_001);
  expect(await find()).toEqual(["page", "miss"]);
});

test("another isolate finds it in the data centre's cache, one of another build does not", async () => {
  const first = keeping();
  await first.find();
  await first.settled();
  expect(await keeping(first.cache).find()).toEqual(["page", "hit"]);
  expect(await keeping(first.cache, "2").find("fault")).toBeNull();
  expect(await keeping(first.cache).find("fault", "/other")).toBeNull();
  expect([...first.cache.cached.values()].flatMap((cached) => [...cached.headers.keys()])).not.toContain("set-cookie");
});

test("memory is bounded, least recently used first out", async () => {
  const open = async () => ({ match: async () => undefined, put: async () => undefined });
  const { find, state } = keeping({ cached: new Map(), open });
  for (let n = 0; n < 60; n++) {
    await find(undefined, `/${n}`);
    await find(undefined, "/0");
  }
  const rendered = state.rendered;
  expect((await find(undefined, "/0"))?.[1]).toBe("hit");
  expect((await find(undefined, "/59"))?.[1]).toBe("hit");
  expect((await find(undefined, "/1"))?.[1]).toBe("miss");
  expect(state.rendered).toBe(rendered + 1);
});

test("a document is not delivered past the end of what it prints, such as a discount", async () => {
  const { find } = keeping();
  await find(page(Date.now(), "50 % off", { until: Date.now() + 5_000 }));
  later(5_000);
  expect(await find(page(Date.now(), "full price"))).toEqual(["full price", "miss"]);
});

test("a cache that fails costs a rendering, nothing else", async () => {
  const broken = async () => {
    throw new Error("no cache");
  };
  const { find, settled } = keeping({ ...memoryCache(), open: broken });
  expect(await find()).toEqual(["page", "miss"]);
  await settled();
  expect(await find()).toEqual(["page", "hit"]);
});
