// @ts-check
/**
 * `npm run import -- products.csv [pictures/] [--create] [--new] [--sql changes.sql]`: brings a catalogue into the
 * local database, all of it or nothing. Exit code 0: imported; 1: something is wrong in the files, and nothing was
 * written; 2: wrong usage.
 *
 * `--create` makes the categories, brands and specifications that are not there. `--new` begins with an empty database;
 * the one before is kept beside it. `--sql` writes the statements to a file in place of running them, for a deployed
 * database (api/README.md).
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LOCAL_STATE, replaceDatabase, withDatabase } from "./database.mjs";
import { orSay, readCommand } from "./read-command.mjs";
import { loadTyped } from "./typed-source.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
/** More would only scroll by. */
const MOST_SHOWN = 200;
const MOST_NAMES = 20;

/**
 * @param {string[]} names
 */
const listed = (names) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(", ")} and ${names.length - MOST_NAMES} more`
    : names.join(", ");

/**
 * @param {string[]} lines one for each
 */
function tellFaults(lines) {
  for (const line of lines.slice(0, MOST_SHOWN)) console.error(line);
  if (lines.length > MOST_SHOWN) console.error(`… and ${lines.length - MOST_SHOWN} more`);
  console.error(`${lines.length === 1 ? "1 fault" : `${lines.length} faults`}: nothing was imported`);
}

/**
 * No file for no statements: wrangler refuses an empty one, and one of before is none of this import.
 * @param {string} file
 * @param {string[]} lines
 */
function writeStatements(file, lines) {
  if (lines.length > 0) writeFileSync(file, `${lines.join("\n")}\n`);
  else rmSync(file, { force: true });
}

const USAGE = "npm run import -- products.csv [pictures/] [--create] [--new | --sql changes.sql]";
const { values, positionals } = readCommand(
  USAGE,
  {
    create: { type: "boolean", default: false },
    new: { type: "boolean", default: false },
    sql: { type: "string" },
    "persist-to": { type: "string", default: path.join(root, LOCAL_STATE) },
  },
  ({ positionals: { length } }) => length === 1 || length === 2,
);
const { create, sql, "persist-to": persistTo } = values;
const [file = "", folder] = positionals;
const absent = positionals.filter((name) => !existsSync(name));
if (absent.length > 0 || (values.new && sql !== undefined)) {
  for (const name of absent) console.error(`There is no ${name}`);
  console.error(USAGE);
  process.exit(2);
}

const { faultLine, importCatalogue } = await loadTyped(path.join(root, "scripts/catalogue/import-catalogue.ts"));
// A new database is made beside the old one, which gives way only to one that is whole.
const beside = path.dirname(path.resolve(persistTo));
mkdirSync(beside, { recursive: true });
const made = values.new ? mkdtempSync(path.join(beside, ".importing-")) : null;
await orSay(async () => {
  const outcome = await withDatabase({ root, persistTo: made ?? persistTo }, (run) =>
    importCatalogue(run, {
      file: readFileSync(file),
      folder,
      create: create || values.new,
      ...(sql === undefined ? {} : { intoFile: (/** @type {string[]} */ lines) => writeStatements(sql, lines) }),
    }),
  );
  if ("faults" in outcome) {
    tellFaults(outcome.faults.map((/** @type {object} */ fault) => faultLine(file, fault)));
    process.exitCode = 1;
  } else {
    const before = made === null ? null : await replaceDatabase(persistTo, made);
    const { added, changed, same, made: named, pictures } = outcome.plan;
    for (const [kind, names] of named) console.log(`Made, ${kind}: ${listed(names)}`);
    for (const name of outcome.unused) console.log(`No row names ${path.join(folder ?? "", name)}: left out`);
    console.log(`${added} products added, ${changed} changed, ${same} as they were; ${pictures.length} new pictures`);
    if (before !== null) console.log(`The database before is in ${before}`);
    if (sql !== undefined)
      console.log(
        existsSync(sql)
          ? `Nothing is changed yet: the statements are in ${sql}`
          : `Nothing is to be changed: there is no ${sql}`,
      );
  }
});
if (made !== null) rmSync(made, { recursive: true, force: true });
