/**
 * `npm run seed -- --products 100000`: empties the local database of the reference API and fills it anew. With
 * `--photos` products have photographs, which are taken once and kept in `.cache/photographs`.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { prepareDatabase } from "./database.mjs";
import { readCommand } from "./read-command.mjs";

/** Enough for one of each kind of product. */
const LEAST = 200;

const { values } = readCommand(
  `npm run seed -- [--products 600] [--photos]: ${LEAST} products or more`,
  {
    products: { type: "string", default: "600" },
    photos: { type: "boolean", default: false },
    "persist-to": { type: "string" },
  },
  ({ values, positionals }) =>
    Number.isInteger(Number(values.products)) && Number(values.products) >= LEAST && positionals.length === 0,
);
const started = performance.now();
const result = await prepareDatabase({
  root: path.join(path.dirname(fileURLToPath(import.meta.url)), ".."),
  products: Number(values.products),
  persistTo: values["persist-to"],
  fresh: true,
  photographs: values.photos,
});
console.log(`${result.products} products in ${((performance.now() - started) / 1000).toFixed(1)} s`);
