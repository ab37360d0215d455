/**
 * Texts that are the same for everybody and cost many calls: made once and cached for a while in each data centre. A
 * feed is written part by part, so that no more than two parts of it are ever in memory: one that is made, and the one
 * before it on its way into the cache.
 */

import { type EdgeCache, readEdge, writeEdge } from "../edge-cache.ts";
import { inTime } from "../in-time.ts";

export interface CachedTextOptions {
  edge: EdgeCache;
  /** Continues work after the response is sent. */
  background: (work: Promise<unknown>) => void;
  /** How long a text is used, in seconds. */
  seconds: number;
}

/**
 * How long the next text waits until the previous one is cached, in milliseconds: a cache that hangs must not stop a
 * feed.
 */
const WRITE_TIMEOUT_MS = 3_000;

/**
 * The cached text of a key, or a new one, which is then cached. An error of `make` is rethrown, and nothing is cached.
 */
export type CachedTexts = (key: readonly (string | number)[], make: () => Promise<string>) => Promise<string>;

/**
 * The cached texts of one request. A new one is made only when the previous one is in the cache: with a cache that is
 * slower than its reader, they must not accumulate in memory.
 * @returns a function of a key (what the text depends on: the shop's origin and the API's among it) and how it is made
 */
export function cachedTexts({ edge, background, seconds }: CachedTextOptions): CachedTexts {
  let writing: Promise<unknown> = Promise.resolve();
  return async (key, make) => {
    // An address of our own that no visitor can request.
    const address = `https://feed-cache.invalid/v3/${key.map(encodeURIComponent).join("/")}`;
    const cached = await readEdge(edge, address, (response) => response.text());
    if (cached !== undefined) return cached;
    await inTime(writing, WRITE_TIMEOUT_MS).catch(() => undefined);
    const text = await make();
    writing = writeEdge(edge, address, new Response(text), seconds);
    background(writing);
    return text;
  };
}

/**
 * A stream that asks for a text when the reader is ready for it. If one fails, the stream is aborted: a reader must not
 * take half a catalogue for a whole one.
 */
export function streamed(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = texts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
