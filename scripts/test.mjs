/**
 * `npm test`: every check by the tools' own commands, then one line that adds them up. A test that fails is run again
 * by its runner; one that passes then is named, and does not fail the run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser, findWholeBrowser } from "./browser.mjs";
import { installPackages } from "./install.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [VITEST, PLAYWRIGHT] = ["vitest", "playwright"].map((name) => join(root, `.cache/reports/${name}.json`));
for (const report of [VITEST, PLAYWRIGHT]) rmSync(report, { force: true });
installPackages(root);
findWholeBrowser();
const browser = findBrowser();
const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) };

let [passed, failed] = [0, 0];
const flaky = [];

/** Runs a check; it counts as one, unless its report tells of tests. */
function check(command, report, countsOf) {
  const { status } = spawnSync("npx", command, { cwd: root, env, stdio: "inherit" });
  const isCounted = report !== undefined && existsSync(report);
  const counts = isCounted
    ? countsOf(JSON.parse(readFileSync(report, "utf8")))
    : { passed: status === 0 ? 1 : 0, failed: 0, flaky: [] };
  passed += counts.passed;
  // A runner may fail without a failed test: in a file that cannot be read, for example.
  failed += status === 0 ? counts.failed : Math.max(1, counts.failed);
  flaky.push(...counts.flaky);
}

check(["biome", "ci", "."]);
check(["tsc", "-p", "."]);
check(
  ["vitest", "run", "--retry=1", "--reporter=default", "--reporter=json", `--outputFile.json=${VITEST}`],
  VITEST,
  ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    // A test that passed when it was run again keeps the errors of the first time.
    flaky: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  }),
);
// Its own list names the flaky ones.
check(
  ["playwright", "test", "--retries=1", "--project=all modes", "--project=JavaScript o*"],
  PLAYWRIGHT,
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: [] }),
);
if (flaky.length > 0) console.log(`Passed when run again:\n${flaky.join("\n")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
