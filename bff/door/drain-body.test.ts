import { afterEach, expect, it, vi } from "vitest";
import { doorWith, SHOP } from "#tests/support/door.ts";
import { drainBody } from "./drain-body.ts";

afterEach(() => vi.useRealTimers());

const CHUNK = 65_536;
/** 16 MB. */
const MAX_CHUNKS = 256;

/** A body with a number of chunks, or endless, that records how far it was read. */
function sending(chunks: number) {
  const told = { chunks: 0, ended: false, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (told.chunks === chunks) {
        told.ended = true;
        return controller.close();
      }
      told.chunks += 1;
      controller.enqueue(new Uint8Array(CHUNK));
    },
    cancel() {
      told.cancelled = true;
    },
  });
  const init = { method: "POST", body, duplex: "half" };
  return { told, request: new Request(SHOP, init) };
}

function door() {
  const app = doorWith([drainBody]);
  app.post("/", (c) => c.text("refused", 403));
  app.post("/read", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  return app;
}

it("reads a body that nobody wanted to its end", async () => {
  const { told, request } = sending(20);
  expect((await door().request(request)).status).toBe(403);
  expect(told).toEqual({ chunks: 20, ended: true, cancelled: false });
});

it("gives up on one without end", async () => {
  const { told, request } = sending(Number.POSITIVE_INFINITY);
  expect((await door().request(request)).status).toBe(403);
  expect(told.cancelled).toBe(true);
  expect(told.chunks).toBeLessThan(MAX_CHUNKS + 5);
});

it("gives up on one that stops coming", async () => {
  vi.useFakeTimers();
  const init = { method: "POST", body: new ReadableStream(), duplex: "half" };
  const answer = Promise.resolve(door().request(new Request(SHOP, init)));
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).status).toBe(403);
  expect(vi.getTimerCount()).toBe(0);
});

it("leaves a body that was read, and a request without one, alone", async () => {
  const { request } = sending(3);
  const read = await door().request(new Request(`${SHOP}/read`, request));
  expect(await read.text()).toBe(String(3 * CHUNK));
  expect((await door().request(SHOP)).status).toBe(404);
});
