/**
 * `npm run seed`: empties the local database of the reference API and fills it anew with the demonstration's catalogue;
 * with `-- --products 100000`, and as many copies of it as that takes.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { prepareDatabase } from "./database.mjs";
import { readCommand } from "./read-command.mjs";

const { values } = readCommand(
  "npm run seed -- [--products 100000]",
  {
    products: { type: "string", default: "0" },
    "persist-to": { type: "string" },
  },
  ({ values, positionals }) =>
    Number.isInteger(Number(values.products)) && Number(values.products) >= 0 && positionals.length === 0,
);
const started = performance.now();
const result = await prepareDatabase({
  root: path.join(path.dirname(fileURLToPath(import.meta.url)), ".."),
  products: Number(values.products),
  persistTo: values["persist-to"],
  fresh: true,
});
console.log(`${result.products} products in ${((performance.now() - started) / 1000).toFixed(1)} s`);
