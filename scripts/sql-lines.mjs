// @ts-check
/**
 * SQL as lines of text, one statement each, whose values stand in them as JSON: what the local database and
 * `wrangler d1 execute --file` both run.
 */

/** D1 takes statements of up to 100 KB; this is less by what stands around the values. */
const MOST_BYTES = 90_000;

/** @typedef {string | number | null} Cell */

/**
 * A text as SQL writes it.
 * @param {string} text
 */
export const sqlText = (text) => `'${text.replaceAll("'", "''")}'`;

/**
 * A statement on one line.
 * @param {string} sql
 */
export const oneLine = (sql) => sql.trim().replace(/\s*\n\s*/g, " ");

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
 * Statements that take rows as one JSON value, as many as their length asks for.
 * @param {readonly (readonly Cell[])[]} rows
 * @param {(rows: string) => string} statement takes `json_each('…')`, whose `value` is a row
 * @returns {string[]}
 * @throws {Error} for a row that no statement has room for
 */
export const linesOver = (rows, statement) =>
  Array.from(
    jsonOf(rows, MOST_BYTES, (row) => Buffer.byteLength(sqlText(row))),
    (json) => oneLine(statement(`json_each(${sqlText(json)})`)),
  );

/**
 * The columns of such a row, by their names.
 * @param {readonly string[]} columns
 */
export const cellsAs = (columns) =>
  columns.map((name, place) => `json_extract(value, '$[${place}]') AS ${name}`).join(", ");

/**
 * @param {string} table
 * @param {readonly string[]} columns
 * @param {readonly (readonly Cell[])[]} rows
 */
export const insertLines = (table, columns, rows) =>
  linesOver(rows, (json) => `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${cellsAs(columns)} FROM ${json};`);

/** Characters of base64 in a statement. */
const PIECE = 60_000;

/**
 * Writes a picture into `picture`, piece by piece.
 * @param {{ name: string, type: string, content: string }} picture `content` is base64
 */
export function pictureLines({ name, type, content }) {
  const lines = [`INSERT INTO picture (name, type, content) VALUES (${sqlText(name)}, ${sqlText(type)}, '');`];
  for (let at = 0; at < content.length; at += PIECE) {
    const piece = sqlText(content.slice(at, at + PIECE));
    lines.push(`UPDATE picture SET content = content || ${piece} WHERE name = ${sqlText(name)};`);
  }
  return lines;
}
