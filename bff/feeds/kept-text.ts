/**
 * Texts that are the same for everybody and cost many calls: made once for a while in each data centre. A feed is
 * written part by part, so that no more than a part of it is ever in memory.
 */
import type { EdgeCache } from "../upstream/cache.ts";

export interface KeptTextOptions {
  edge: EdgeCache;
  /** Continues work after the response is sent. */
  background: (work: Promise<unknown>) => void;
  /** How long a text is used, in seconds. */
  seconds: number;
}

/**
 * The kept text, or a new one, which is then kept.
 * @param key what the text depends on: the shop's origin and the API's among it
 * @param make its error is thrown on, and nothing is kept
 */
export async function keptText(
  { edge, background, seconds }: KeptTextOptions,
  key: readonly (string | number)[],
  make: () => Promise<string>,
): Promise<string> {
  // An address of our own that no visitor can request.
  const address = `https://feed-cache.invalid/v1/${key.map(encodeURIComponent).join("/")}`;
  const kept = await edge()
    .then((cache) => cache.match(address))
    .catch(() => undefined);
  if (kept) return kept.text();
  const text = await make();
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${seconds}` };
  background(
    edge()
      .then((cache) => cache.put(address, new Response(text, { headers })))
      // It is made again next time.
      .catch(() => undefined),
  );
  return text;
}

/**
 * A stream that asks for a text when the reader is ready for it. Where one fails, the stream breaks off: a reader must
 * not take half a catalogue for the whole.
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
