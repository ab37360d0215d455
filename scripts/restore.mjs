// @ts-check
/**
 * `npm run restore -- copy.sql`: puts a copy by `npm run backup` in the place of the local database, which is kept
 * beside it. A copy that fails leaves the database as it is. No shop may run meanwhile.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LOCAL_STATE, replaceDatabase, withDatabase } from "./database.mjs";
import { orSay, readCommand } from "./read-command.mjs";
import { loadTyped } from "./typed-source.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const { values, positionals } = readCommand(
  "npm run restore -- copy.sql",
  { "persist-to": { type: "string", default: path.join(root, LOCAL_STATE) } },
  ({ positionals: [name, ...rest] }) => name !== undefined && existsSync(name) && rest.length === 0,
);
const [file = ""] = positionals;
const persistTo = path.resolve(values["persist-to"]);
const { restoreLines } = await loadTyped(path.join(root, "scripts/backup/backup.ts"));
mkdirSync(path.dirname(persistTo), { recursive: true });
const made = mkdtempSync(path.join(path.dirname(persistTo), ".restoring-"));
await orSay(async () => {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  await withDatabase({ root, persistTo: made }, (run) => restoreLines(run, lines));
  const before = await replaceDatabase(persistTo, made);
  console.log(`Restored ${file}.${before === null ? "" : ` The database before is in ${before}`}`);
});
rmSync(made, { recursive: true, force: true });
