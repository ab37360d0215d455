/** A product feed as a market reads it: as it comes, none of it kept but the products' ids. */

/** Where a product's id stands in a line of the feed. */
const ID = /<g:id>(\d+)</;

/**
 * How much more the isolate may hold near a feed's end than before it, in bytes, after a full collection: the rows of
 * 24,000 products are some 40 MB.
 */
export const MOST_OF_FEED = 10 * 1024 * 1024;

export interface ReadFeed {
  status: number;
  ids: Set<number>;
  bytes: number;
  /** Milliseconds from the request to the first byte, and to the last one, without the look. */
  firstByte: number;
  whole: number;
  /** What the look gave; undefined if the feed ended before it. */
  near: number | undefined;
}

/**
 * Reads a feed to its end.
 * @param pause after how many products reading stops for a look at the isolate
 * @throws when the connection is cut: the feed is not whole
 */
export async function readFeed(
  address: string,
  pause?: { after: number; look: () => Promise<number> },
): Promise<ReadFeed> {
  const begun = performance.now();
  const { status, body } = await fetch(address);
  const ids = new Set<number>();
  const decoder = new TextDecoder();
  let [bytes, firstByte, looked] = [0, 0, 0];
  let near: number | undefined;
  let rest = "";
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    firstByte ||= performance.now() - begun;
    bytes += value.byteLength;
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const [, id] = ID.exec(line) ?? [];
      if (id !== undefined) ids.add(Number(id));
    }
    if (pause && near === undefined && ids.size >= pause.after) {
      const before = performance.now();
      near = await pause.look();
      looked = performance.now() - before;
    }
  }
  return { status, ids, bytes, firstByte, whole: performance.now() - begun - looked, near };
}
