// @ts-check
/**
 * `npm run purge -- --origin URL [--product 5,7 | --category 3]`: makes a deployed shop forget what it keeps of its
 * API's data, of some products or all. `PURGE_SECRET` in the environment is the shop's own. Exit code 0: done; 1:
 * refused; 2: wrong usage.
 */
import { createHmac } from "node:crypto";
import { parseArgs } from "node:util";

const USAGE = "PURGE_SECRET=… npm run purge -- --origin https://your-shop.example [--product 5,7 | --category 3]";

/** @returns {{ origin: string, body: string } | null} what the command asks for */
function readCommand() {
  try {
    const text = /** @type {const} */ ({ type: "string" });
    const { origin, product, category } = parseArgs({
      options: { origin: text, product: text, category: text },
    }).values;
    if (!origin || !/^https?:/.test(origin) || !URL.canParse(origin) || (product && category)) return null;
    /** @param {string} list */
    const ids = (list) => {
      if (!/^[1-9]\d*(,[1-9]\d*)*$/.test(list)) throw new Error(list);
      return list.split(",").map(Number);
    };
    const what = product ? { products: ids(product) } : category ? { categories: ids(category) } : { all: true };
    return { origin: new URL(origin).origin, body: JSON.stringify(what) };
  } catch {
    return null;
  }
}

const command = readCommand();
const secret = process.env.PURGE_SECRET;
if (!command || !secret) {
  console.error(USAGE);
  process.exit(2);
}
const { origin, body } = command;
const now = Math.floor(Date.now() / 1_000);
const mac = createHmac("sha256", secret).update(`${now}.${body}`).digest("hex");
const { status } = await fetch(`${origin}/purge`, {
  method: "POST",
  body,
  headers: {
    "Content-Type": "application/json",
    Authorization: `Purge t=${now}, v=${mac}`,
  },
});
/** @type {Record<number, string>} */
const WHY = {
  204: "Purged: the next request of each page asks the API.",
  401: "Refused: PURGE_SECRET is not the shop's, or the clocks differ by more than five minutes.",
  404: "This shop has no PURGE_SECRET (docs/operations.md).",
};
console.log(WHY[status] ?? `The shop answered ${status}.`);
process.exit(status === 204 ? 0 : 1);
