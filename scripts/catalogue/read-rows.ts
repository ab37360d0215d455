/** Reads a catalogue's CSV file (columns.ts): every row checked, every fault with its line and column. */
import { CsvError, parse } from "csv-parse/sync";
import { type CatalogueRow, COLUMNS, type Column, type Fault, HEADER, MODEL_COLUMNS, rowSchema } from "./columns.ts";

/** A file that is longer is not read; a catalogue of 20,000 products is some 30 MB. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Read {
  rows: CatalogueRow[];
  faults: Fault[];
}

interface Line {
  line: number;
  cells: string[];
}

/**
 * Checks a whole file.
 * @param bytes UTF-8, with or without a byte order mark; comma or semicolon, whichever the header has
 * @returns the rows that are right by themselves, and every fault of the others
 */
export function readRows(bytes: Uint8Array): Read {
  const text = textOf(bytes);
  if (typeof text !== "string") return { rows: [], faults: [text] };
  const lines = linesOf(text);
  if (!Array.isArray(lines)) return { rows: [], faults: [lines] };
  const [header, ...records] = lines;
  if (header === undefined) return { rows: [], faults: [{ line: 1, says: `the file is empty: ${HEADER_RULE}` }] };
  const names = header.cells.map((cell) => cell.trim());
  const faults = headerFaults(names);
  if (faults.length > 0) return { rows: [], faults };
  const rows = records.flatMap((record) => {
    const { row, faults: own } = checked(record, names);
    faults.push(...own);
    return row ? [row] : [];
  });
  return { rows, faults: [...faults, ...repeated(rows), ...unlikeModels(rows)] };
}

const HEADER_RULE = `the first line names the columns: ${HEADER.join(",")}`;

function textOf(bytes: Uint8Array): string | Fault {
  if (bytes.byteLength > MOST_BYTES) return { line: 1, says: `the file is longer than ${MOST_BYTES / 1024 / 1024} MB` };
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { line: 1, says: "the file is not UTF-8: save it as CSV UTF-8" };
  }
}

/** Records with the line on which each begins; lines without anything are left out. */
function linesOf(text: string): Line[] | Fault {
  const [first = ""] = text.split(/\r?\n/, 1);
  try {
    const records = parse(text, {
      delimiter: first.includes(",") ? "," : ";",
      info: true,
      relax_column_count: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    let end = 0;
    return records.flatMap(({ record, info }) => {
      const line = end + 1;
      end = info.lines;
      return record.every((cell) => cell.trim() === "") ? [] : [{ line, cells: record }];
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), says: `not a CSV file (RFC 4180): ${error.message}` };
  }
}

function headerFaults(names: readonly string[]): Fault[] {
  const missing = HEADER.filter((name) => !names.includes(name));
  const unknown = names.filter((name, place) => !Object.hasOwn(COLUMNS, name) || names.indexOf(name) !== place);
  return [
    ...missing.map((column) => ({ line: 1, column, says: `is missing: ${HEADER_RULE}` })),
    ...unknown.map((column) => ({ line: 1, column, says: `is no column, or stands there twice: ${HEADER_RULE}` })),
  ];
}

function checked({ line, cells }: Line, names: readonly string[]): { row?: CatalogueRow; faults: Fault[] } {
  if (cells.length !== names.length)
    return { faults: [{ line, says: `has ${cells.length} cells, the header ${names.length}` }] };
  const record = Object.fromEntries(names.map((name, place) => [name, (cells[place] ?? "").trim()]));
  const parsed = rowSchema.safeParse(record);
  if (parsed.success) return { row: { ...parsed.data, line }, faults: [] };
  const told = new Set<string>();
  return {
    faults: parsed.error.issues.flatMap((issue) => {
      const column = String(issue.path[0]);
      if (told.has(column)) return [];
      told.add(column);
      return [{ line, column, says: `${shown(record[column] ?? "")}: expected ${expectedBy(issue)}` }];
    }),
  };
}

/** The sentence of the schema; a union has one for each of its members, of which the last is not the blank one. */
function expectedBy(issue: { message: string; errors?: readonly { message: string }[][] }): string {
  return issue.errors?.at(-1)?.[0]?.message ?? issue.message;
}

/** A cell as a fault quotes it. */
export const shown = (cell: string): string =>
  cell === "" ? "nothing" : JSON.stringify(cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);

function repeated(rows: readonly CatalogueRow[]): Fault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ sku, line }) => {
    const before = first.get(sku);
    if (before === undefined) first.set(sku, line);
    return before === undefined ? [] : [{ line, column: "sku", says: `${shown(sku)} stands on line ${before} too` }];
  });
}

/** Rows of one model that differ in what its colours share. */
function unlikeModels(rows: readonly CatalogueRow[]): Fault[] {
  const first = new Map<string, CatalogueRow>();
  return rows.flatMap((row) => {
    const like = first.get(row.model);
    if (like === undefined) first.set(row.model, row);
    if (like === undefined) return [];
    const different = MODEL_COLUMNS.filter((column) => JSON.stringify(row[column]) !== JSON.stringify(like[column]));
    return different.map((column: Column) => ({
      line: row.line,
      column,
      says: `differs from line ${like.line}, which has the same model ${shown(row.model)}`,
    }));
  });
}
