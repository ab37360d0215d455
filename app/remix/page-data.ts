/**
 * The loaders' data on its way from the server's HTML to Remix's client, as plain JSON in a data block.
 *
 * Remix would send it in turbo-stream's notation, whose thousands of cross-references hardly compress: as JSON, where
 * text that the page also prints is repeated word for word, a list of 24 products is 1.5 KB of brotli smaller. Remix's
 * client reads that notation only, so the browser writes it, from the JSON, before Remix starts.
 */

/** The id of the data block. */
export const PAGE_DATA = "page-data";

/**
 * The data block in Remix's notation.
 * @returns null for a truncated block: the page was left while it loaded
 */
export function readDataBlock(text: string): string | null {
  try {
    return toTurboStream(JSON.parse(text));
  } catch {
    return null;
  }
}

/** turbo-stream 2's code for `null`. */
const NULL = -5;

/**
 * Encodes a value as turbo-stream 2 does: an array of all values, in which arrays and objects reference their parts by
 * index.
 * @param root any JSON value but `null`
 */
export function toTurboStream(root: unknown): string {
  const values: unknown[] = [];
  const places = new Map<unknown, number>();
  const add = (value: unknown): number => {
    if (value === null) return NULL;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = values.push(0) - 1;
    if (typeof value !== "object") places.set(value, place);
    values[place] = parts(value);
    return place;
  };
  const parts = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(add);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [`_${add(key)}`, add(part)]));
  };
  add(root);
  return `${JSON.stringify(values)}\n`;
}
