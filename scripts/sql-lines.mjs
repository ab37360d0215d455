// @ts-check
/** Rows as JSON, of which SQL statements take their values. */

/** @typedef {string | number | null} Cell */

/**
 * Rows as JSON values that SQLite takes apart itself, each of as many rows as it has room for.
 * @param {readonly (readonly Cell[])[]} rows
 * @param {number} most the size of a value
 * @param {(row: string) => number} sizeOf the size of a row's JSON
 * @returns {Generator<string>}
 * @throws {Error} for a row that no value has room for
 */
export function* jsonOf(rows, most, sizeOf) {
  /** @type {string[]} */
  let chunk = [];
  let left = most;
  for (const row of rows) {
    const text = JSON.stringify(row);
    const size = sizeOf(text) + 1;
    if (size > most) throw new Error(`a row is longer than D1 takes in a statement: ${text.slice(0, 80)}…`);
    if (size > left) {
      yield `[${chunk.join(",")}]`;
      chunk = [];
      left = most;
    }
    chunk.push(text);
    left -= size;
  }
  if (chunk.length > 0) yield `[${chunk.join(",")}]`;
}

/**
 * The columns of such a row, by their names.
 * @param {readonly string[]} columns
 */
export const cellsAs = (columns) =>
  columns.map((name, place) => `json_extract(value, '$[${place}]') AS ${name}`).join(", ");
