// @ts-check
/**
 * `npm run purge -- --origin URL [--product 5,7 | --category 3]`: makes a deployed shop forget what it keeps of its
 * API's data, of some products or all. `PURGE_SECRET` in the environment is the shop's own. Exit code 0: done; 1:
 * refused; 2: wrong usage.
 */
import { createHmac } from "node:crypto";
import { originOf, orSay, readCommand } from "./read-command.mjs";

/** @param {string | undefined} list */
const isIds = (list) => list === undefined || /^[1-9]\d*(,[1-9]\d*)*$/.test(list);
/** @param {string} list */
const idsOf = (list) => list.split(",").map(Number);

const secret = process.env.PURGE_SECRET ?? "";
const {
  origin = "",
  product,
  category,
} = readCommand(
  "PURGE_SECRET=… npm run purge -- --origin https://your-shop.example [--product 5,7 | --category 3]",
  { origin: { type: "string" }, product: { type: "string" }, category: { type: "string" } },
  ({ values, positionals }) =>
    secret !== "" &&
    originOf(values.origin) !== null &&
    positionals.length === 0 &&
    isIds(values.product) &&
    isIds(values.category) &&
    !(values.product && values.category),
).values;
const body = JSON.stringify(
  product ? { products: idsOf(product) } : category ? { categories: idsOf(category) } : { all: true },
);
const now = Math.floor(Date.now() / 1_000);
const mac = createHmac("sha256", secret).update(`${now}.${body}`).digest("hex");
/** @type {Record<number, string>} */
const WHY = {
  204: "Purged: the next request of each page asks the API.",
  401: "Refused: PURGE_SECRET is not the shop's, or the clocks differ by more than five minutes.",
  404: "This shop has no PURGE_SECRET (docs/operations.md).",
};
await orSay(async () => {
  const { status } = await fetch(`${originOf(origin)}/purge`, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      Authorization: `Purge t=${now}, v=${mac}`,
    },
  });
  console.log(WHY[status] ?? `The shop answered ${status}.`);
  // An open connection would keep the process alive.
  process.exit(status === 204 ? 0 : 1);
});
