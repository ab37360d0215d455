/**
 * `npm run seed`: empties the local database of the reference API and fills it anew with the demonstration's catalogue;
 * with `-- --products 100000`, and as many copies of it as that takes.
 */
import { parseArgs } from "node:util";
import { prepareDatabase } from "./database.mjs";

const { products } = parseArgs({ options: { products: { type: "string", default: "0" } } }).values;
if (!/^\d+$/.test(products)) throw new Error("--products takes a whole number");
console.time("Filled in");
const filled = await prepareDatabase({ products: Number(products), fresh: true });
console.log(`${filled.products} products`);
console.timeEnd("Filled in");
