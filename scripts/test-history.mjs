// @ts-check
/**
 * `npm run test:history`: which tests were flaky or failed in the last ten runs of `npm test`, of whichever commits,
 * and which are the slowest. CI's weekly `flaky` job runs the tests ten times and prints it.
 */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCommand } from "./read-command.mjs";
import { historiesOf, historyLines, readRuns, runsLine } from "./test-runs.mjs";

readCommand("npm run test:history", {}, ({ positionals }) => positionals.length === 0);
const runs = readRuns(join(dirname(dirname(fileURLToPath(import.meta.url))), ".cache/runs"));
if (runs.length === 0) {
  console.error("No run is kept: `npm test` keeps one where nothing is uncommitted.");
  process.exit(1);
}
console.log(`${runsLine(runs)}\n${historyLines(historiesOf(runs)).join("\n")}`);
