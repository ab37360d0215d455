// @ts-check
/**
 * `npm run smoke -- --origin URL`: checks a deployed shop as a guest and prints a line for each check and a verdict.
 * Changes nothing. Exit code 0: all is well; 1: something is wrong.
 */
import { parseArgs } from "node:util";
import { smoke } from "./smoke/checks.mjs";

const { values } = parseArgs({ options: { origin: { type: "string", default: "" } } });
if (!/^https?:/.test(values.origin)) throw new Error("npm run smoke -- --origin https://your-shop.example");
const { origin } = new URL(values.origin);
/** @param {import("./smoke/checks.mjs").Finding} finding */
const tell = ({ name, isFine, says }) => console.log(`${isFine ? "ok   " : "wrong"}  ${name}: ${says}`);
const findings = await smoke({ origin, fetch, tell });
const faults = findings.filter(({ isFine }) => !isFine).length;
console.log(`${origin}: ${faults ? `${faults} of` : "all"} ${findings.length} checks ${faults ? "failed" : "passed"}.`);
// An open connection would keep the process alive.
process.exit(faults ? 1 : 0);
