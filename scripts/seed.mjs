/**
 * `npm run seed`: empties the local database of the reference API and fills it anew with the demonstration's catalogue;
 * with `-- --products 100000`, and as many copies of it as that takes.
 */
import { prepareDatabase } from "./database.mjs";
import { readOptions } from "./options.mjs";

const { products } = readOptions(
  "npm run seed -- [--products 100000]",
  { products: { type: "string", default: "0" } },
  ({ products }) => /^\d+$/.test(products),
);
console.time("Filled in");
const filled = await prepareDatabase({ products: Number(products), fresh: true });
console.log(`${filled.products} products`);
console.timeEnd("Filled in");
