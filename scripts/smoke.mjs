// @ts-check
/**
 * `npm run smoke -- --origin URL`: checks a deployed shop as a guest and prints a line for each check and a verdict.
 * Changes nothing. Exit code 0: all is well; 1: something is wrong; 2: wrong usage.
 */
import { originOf, readCommand } from "./read-command.mjs";
import { lineOf, smoke, verdictOn } from "./smoke/checks.mjs";

const { values } = readCommand(
  "npm run smoke -- --origin https://your-shop.example",
  { origin: { type: "string" } },
  ({ values, positionals }) => originOf(values.origin) !== null && positionals.length === 0,
);
const origin = originOf(values.origin) ?? "";
const findings = await smoke({ origin, fetch, tell: (finding) => console.log(lineOf(finding)) });
console.log(verdictOn(findings, origin));
// An open connection would keep the process alive.
process.exit(findings.every(({ isFine }) => isFine) ? 0 : 1);
