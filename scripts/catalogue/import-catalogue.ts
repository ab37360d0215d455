/** Imports a catalogue: read, checked as a whole, and written in one transaction or not at all. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pictureLines } from "#scripts/sql-lines.mjs";
import { type Fault, PICTURE_COLUMNS } from "./columns.ts";
import { checkPicture, type StoredPicture } from "./pictures.ts";
import { type Plan, planImport, UNUSED_PICTURES } from "./plan.ts";
import { readRows } from "./read-rows.ts";
import { type Run, readState } from "./state.ts";

export interface ImportOptions {
  /** The CSV file's bytes. */
  file: Uint8Array;
  /** The folder of pictures, if there is one. */
  folder?: string;
  /** Whether categories, brands and specifications that are not there are made. */
  create?: boolean;
  /** Takes the statements in place of the database: for `--sql`. */
  intoFile?: (lines: string[]) => void;
}

export type Outcome = { faults: Fault[] } | { plan: Plan; unused: string[] };

/** Reads the named pictures of a folder, and says which of its files no row names. */
function readFolder(folder: string | undefined, named: ReadonlySet<string>) {
  const pictures = new Map<string, StoredPicture>();
  const wrongPictures = new Map<string, string>();
  const unused: string[] = [];
  const files = folder === undefined ? [] : readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile());
  for (const name of files.sort()) {
    if (!named.has(name)) unused.push(name);
    else {
      const checked = checkPicture(name, readFileSync(join(folder ?? "", name)));
      if ("says" in checked) wrongPictures.set(name, checked.says);
      else pictures.set(name, checked);
    }
  }
  return { pictures, wrongPictures, unused };
}

/**
 * Imports a file into the database that `run` reaches.
 * @returns every fault, and nothing was written; or what was done, with the files of the folder that no row names
 * @throws {Error} when the database fails, or has changed meanwhile; nothing was written then either
 */
export async function importCatalogue(
  run: Run,
  { file, folder, create = false, intoFile }: ImportOptions,
): Promise<Outcome> {
  const { rows, faults } = readRows(file);
  const named = new Set(rows.flatMap((row) => PICTURE_COLUMNS.map((column) => row[column] ?? "")));
  const { unused, ...pictures } = readFolder(folder, named);
  const planned = planImport(rows, await readState(run), { create, ...pictures });
  const all = [...faults, ...("faults" in planned ? planned.faults : [])];
  if (all.length > 0 || "faults" in planned) return { faults: all.toSorted((a, b) => a.line - b.line) };
  if (intoFile) intoFile([...planned.pictures.flatMap(pictureLines), ...planned.lines]);
  else await write(run, planned);
  return { plan: planned, unused };
}

/** Pictures first, which nothing shows before the rows name them: together they may be too long for one transaction. */
async function write(run: Run, { pictures, lines }: Plan): Promise<void> {
  try {
    for (const picture of pictures) await run(pictureLines(picture).map((line) => [line]));
    if (lines.length > 0) await run(lines.map((line) => [line]));
  } catch (error) {
    if (pictures.length > 0) await run([[UNUSED_PICTURES]]);
    throw error;
  }
}

/** A fault as a line of the terminal: `products.csv:7: price: "12 500": expected a whole number …`. */
export const faultLine = (file: string, { line, column, says }: Fault): string =>
  `${file}:${line}: ${column === undefined ? "" : `${column}: `}${says}`;
