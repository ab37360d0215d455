// @ts-check
/**
 * `npm run backup -- copy.sql [--remote]`: writes the reference API's database to a file that `npm run restore` and
 * `wrangler d1 execute --file` read. It holds customers and their hashed passwords: only its owner may read it.
 */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { wranglerDatabase } from "./backup/remote.mjs";
import { LOCAL_STATE, withDatabase } from "./database.mjs";
import { orSay, readCommand } from "./read-command.mjs";
import { loadTyped } from "./typed-source.mjs";

/** Rows that a deployed database gives at once. */
const REMOTE_ROWS = 5_000;

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const { values, positionals } = readCommand(
  "npm run backup -- copy.sql [--remote]",
  {
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string", default: path.join(root, LOCAL_STATE) },
  },
  ({ positionals: { length } }) => length === 1,
);
const [file = ""] = positionals;
const { backupLines } = await loadTyped(path.join(root, "scripts/backup/backup.ts"));
await orSay(async () => {
  const lines = values.remote
    ? await backupLines(wranglerDatabase(root), { atOnce: REMOTE_ROWS })
    : await withDatabase({ root, persistTo: values["persist-to"] }, (run) => backupLines(run));
  // A copy that cannot be written whole leaves the one of before. A file that is there would keep its mode.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    writeFileSync(part, `${lines.join("\n")}\n`, { mode: 0o600 });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  console.log(`${lines.length} statements in ${file}`);
});
