import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAgain } from "./read-again.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: "https://och.mn/shipping?check=1" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OPEN = "https://och.mn/shipping.data?check=1&_routes=root";

/** A network that gives the answers one after the other. */
function network(...answers: (() => Response)[]) {
  const ask = vi.fn(async () => (answers.shift() ?? (() => new Response("last")))());
  return { ask, read: readAgain(ask) };
}
const lost = () => {
  throw new TypeError("Failed to fetch");
};
const fault = () => new Response("fault", { status: 503 });
const brokenOff = () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError("network")) }));

async function settled<Value>(pending: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([pending, vi.advanceTimersByTimeAsync(60_000)]);
  return value;
}

test.each([
  ["no network", lost],
  ["a fault", fault],
  ["an answer that breaks off", brokenOff],
])("the open page is read again after %s", async (_, failure) => {
  const { ask, read } = network(failure, failure, () => new Response("page"));
  const response = await settled(read(OPEN));
  expect(await response.text()).toBe("page");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a lasting fault is reported in the end", async () => {
  const { read } = network(...Array.from({ length: 20 }, () => fault));
  expect((await settled(read(OPEN))).status).toBe(503);
});

test.each([
  ["another page", "https://och.mn/cart.data", undefined],
  ["the same list, narrowed otherwise", "https://och.mn/shipping.data?check=2", undefined],
  ["a post", OPEN, { method: "POST" }],
])("%s is asked for once", async (_, address, init) => {
  const { ask, read } = network(fault);
  expect((await settled(read(address, init))).status).toBe(503);
  expect(ask).toHaveBeenCalledTimes(1);
  const offline = network(lost);
  await expect(settled(offline.read(address, init))).rejects.toThrow("Failed to fetch");
});

test("a navigation ends it", async () => {
  const leaving = new AbortController();
  const { read } = network(() => {
    leaving.abort();
    return lost();
  });
  await expect(settled(read(OPEN, { signal: leaving.signal }))).rejects.toThrow();
});

test("a list that a quicker choice of the shopper replaces ends with its request, not in the console", async () => {
  const newer = new AbortController();
  const { read } = network(
    () =>
      new Response(
        new ReadableStream({
          pull: (stream) => {
            newer.abort();
            stream.error(newer.signal.reason);
          },
        }),
      ),
  );
  await expect(read("https://och.mn/category/1.data?brand=2", { signal: newer.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});
