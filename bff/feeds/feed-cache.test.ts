import { expect, test } from "vitest";
import { memoryCache } from "#tests/support/door.ts";
import { cachedTexts, streamed } from "./feed-cache.ts";

function cache() {
  const { cached, open } = memoryCache();
  const background: Promise<unknown>[] = [];
  const options = { edge: open, background: (work: Promise<unknown>) => void background.push(work), seconds: 900 };
  return { cached, options, done: () => Promise.all(background) };
}

test("a text is made once, and cached as long as said under all that it depends on", async () => {
  const { options, cached, done } = cache();
  let made = 0;
  const make = async () => `text ${++made}`;
  const texts = cachedTexts(options);
  expect(await texts(["https://a.mn", "google", 1], make)).toBe("text 1");
  await done();
  expect(await texts(["https://a.mn", "google", 1], make)).toBe("text 1");
  expect(await texts(["https://b.mn", "google", 1], make)).toBe("text 2");
  await done();
  expect([...cached.values()].map(({ headers }) => headers.get("Cache-Control"))).toEqual(
    Array.from({ length: 2 }, () => "public, max-age=900"),
  );
});

test("a failure is not cached, and a cache that fails costs nothing but time", async () => {
  const { options, cached, done } = cache();
  const failing = () => Promise.reject(new Error("no answer"));
  await expect(cachedTexts(options)(["a"], failing)).rejects.toThrow("no answer");
  await done();
  expect(cached.size).toBe(0);
  const broken = { ...options, edge: () => Promise.reject(new Error("no cache")) };
  expect(await cachedTexts(broken)(["a"], async () => "text")).toBe("text");
  await done();
});

test("a text is made when the one before it is cached: they do not pile up before a slow cache", async () => {
  const { options } = cache();
  const written: (() => void)[] = [];
  const slow = async () => ({
    match: async () => undefined,
    put: () => new Promise<void>((resolve) => void written.push(resolve)),
  });
  const texts = cachedTexts({ ...options, edge: slow });
  let made = 0;
  const make = async () => `text ${++made}`;
  expect(await texts(["a"], make)).toBe("text 1");
  const second = texts(["b"], make);
  await expect.poll(() => written.length).toBe(1);
  expect(made).toBe(1);
  written[0]?.();
  expect(await second).toBe("text 2");
});

test("a stream asks for a text when its reader is ready for it, and stops with its reader", async () => {
  let asked = 0;
  let hasEnded = false;
  async function* texts() {
    try {
      for (;;) yield `text ${++asked}`;
    } finally {
      hasEnded = true;
    }
  }
  const reader = streamed(texts()).getReader();
  expect(asked).toBe(0);
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("text 1");
  expect(asked).toBe(1);
  await reader.cancel();
  expect([asked, hasEnded]).toEqual([1, true]);
});

test("a stream breaks off where a text fails: nobody takes half a catalogue for the whole", async () => {
  async function* texts() {
    yield "<a>";
    throw new Error("no answer");
  }
  await expect(new Response(streamed(texts())).text()).rejects.toThrow("no answer");
});
