// @ts-check
/**
 * `npm run smoke -- --origin URL`: checks a deployed shop as a guest and prints a line for each check and a verdict.
 * Changes nothing. Exit code 0: all is well; 1: something is wrong; 2: wrong usage.
 */
import { parseArgs } from "node:util";
import { lineOf, smoke, verdictOn } from "./smoke/checks.mjs";

/** @returns {string | null} the origin that the command names */
function readCommand() {
  try {
    const { origin } = parseArgs({ options: { origin: { type: "string" } } }).values;
    return origin && URL.canParse(origin) && /^https?:/.test(origin) ? new URL(origin).origin : null;
  } catch {
    return null;
  }
}

const origin = readCommand();
if (!origin) {
  console.error("npm run smoke -- --origin https://your-shop.example");
  process.exit(2);
}
const findings = await smoke({ origin, fetch, tell: (finding) => console.log(lineOf(finding)) });
console.log(verdictOn(findings, origin));
// An open connection would keep the process alive.
process.exit(findings.every(({ isFine }) => isFine) ? 0 : 1);
