// @ts-check
/**
 * `npm run export -- products.csv [pictures/]`: writes the local catalogue as the file that `npm run import` reads, and
 * the pictures that were imported.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LOCAL_STATE, withDatabase } from "./database.mjs";
import { orSay, readCommand } from "./read-command.mjs";
import { loadTyped } from "./typed-source.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const { values, positionals } = readCommand(
  "npm run export -- products.csv [pictures/]",
  { "persist-to": { type: "string", default: path.join(root, LOCAL_STATE) } },
  ({ positionals: { length } }) => length === 1 || length === 2,
);
const [file = "", folder] = positionals;
const catalogue = path.join(root, "scripts/catalogue");
const { exportedCatalogue, readState } = await loadTyped(
  path.join(catalogue, "export-rows.ts"),
  path.join(catalogue, "state.ts"),
);
await orSay(() =>
  withDatabase({ root, persistTo: values["persist-to"] }, async (run) => {
    const state = await readState(run);
    writeFileSync(file, exportedCatalogue(state));
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      for (const { name } of state.picture) {
        const [[picture] = []] = await run([["SELECT content FROM picture WHERE name = ?", [name]]]);
        writeFileSync(path.join(folder, name), Buffer.from(String(picture?.content), "base64"));
      }
    }
    console.log(`${state.product.length} products, ${folder === undefined ? "no" : state.picture.length} pictures`);
  }),
);
