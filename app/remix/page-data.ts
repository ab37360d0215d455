/**
 * The loaders' data on its way from the server's HTML to Remix's client, as plain JSON in a data block.
 *
 * Remix would send it in turbo-stream's notation, whose thousands of cross-references hardly compress: as JSON, where
 * text that the page also prints is repeated word for word, a list of 24 products is 1.5 KB of brotli smaller. Remix's
 * client gets it decoded (`entry.client.tsx`). Answers to its requests for data are in turbo-stream's notation.
 */

/** The id of the data block. */
export const PAGE_DATA = "page-data";

/**
 * The data of a data block.
 * @returns null for a truncated block: the page was left while it loaded
 */
export function readDataBlock(text: string): object | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** turbo-stream 2's code for `null`. */
const NULL = -5;

/** Some fields of an object, encoded to stand beside others. */
export interface EncodedFields {
  /** As they stand in the object. */
  fields: string;
  /** Their values, in the array. */
  values: string;
  /** The index of the next value. */
  next: number;
}

/**
 * Encodes fields of one object as turbo-stream 2 does: an array of all values, in which arrays and objects reference
 * their parts by index. Apart from the object's other fields, so that some can be kept.
 * @param first the index of the first value: 1, or the `next` of the fields before
 */
export function encodeFields(object: Readonly<Record<string, unknown>>, first = 1): EncodedFields {
  const values: unknown[] = [];
  const add = adding(values, first);
  const fields = Object.entries(object).map(([name, value]) => `"_${add(name)}":${add(value)}`);
  return { fields: fields.join(), values: JSON.stringify(values).slice(1, -1), next: first + values.length };
}

/** The object of all these fields, encoded one after another. */
export function joinFields(...parts: readonly Pick<EncodedFields, "fields" | "values">[]): string {
  const fields = parts.map(({ fields }) => fields).filter(Boolean);
  const values = parts.map(({ values }) => values).filter(Boolean);
  return `[${[`{${fields.join()}}`, ...values].join()}]\n`;
}

/**
 * @param values takes the values
 * @param first the index of the first of them
 * @returns a function that adds a value with all its parts, and returns its index
 */
function adding(values: unknown[], first: number): (value: unknown) => number {
  const places = new Map<unknown, number>();
  const add = (value: unknown): number => {
    if (value === null) return NULL;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = values.push(0) - 1;
    if (typeof value !== "object") places.set(value, first + place);
    values[place] = parts(value);
    return first + place;
  };
  const parts = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(add);
    if (typeof value !== "object" || value === null) return value;
    const given = Object.entries(value).filter(([, part]) => part !== undefined);
    return Object.fromEntries(given.map(([key, part]) => [`_${add(key)}`, add(part)]));
  };
  return add;
}
