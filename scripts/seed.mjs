/**
 * `npm run seed -- --products 100000`: empties the local database of the reference API and fills it anew. With
 * `--photos` products have photographs, which are taken once and kept in `.cache/photographs`.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { prepareDatabase } from "./database.mjs";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "600" },
    photos: { type: "boolean", default: false },
    "persist-to": { type: "string" },
  },
});
const products = Number(values.products);
if (!Number.isInteger(products) || products < 200) {
  console.error("--products takes a whole number from 200 up");
  process.exit(1);
}
const started = performance.now();
const result = await prepareDatabase({
  root: path.join(path.dirname(fileURLToPath(import.meta.url)), ".."),
  products,
  persistTo: values["persist-to"],
  fresh: true,
  photographs: values.photos,
});
console.log(`${result.products} products in ${((performance.now() - started) / 1000).toFixed(1)} s`);
