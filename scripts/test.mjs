/**
 * `npm test`: every check by the tools' own commands, then one line that adds them up. A test that fails is run again
 * by its runner; one that passes then is named, and does not fail the run.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser, findWholeBrowser } from "./browser.mjs";
import { installPackages } from "./install.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, ".cache/reports");
const reportOf = (name) => join(reports, `${name}.json`);
rmSync(reports, { recursive: true, force: true });
installPackages(root);
findWholeBrowser();
const CHROMIUM_PATH = findBrowser();
const env = { ...process.env, ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}) };

let [passed, failed] = [0, 0];
const flaky = [];

/** Runs a command of the project's packages. */
const run = (...command) => spawnSync("npx", command, { cwd: root, env, stdio: "inherit" }).status === 0;

/** A check without tests of its own counts as one. */
function check(...command) {
  if (run(...command)) passed++;
  else failed++;
}

/** A runner: its report is counted, and one that fails without a failed test counts as a failed test. */
function count(name, countsOf, ...command) {
  const isGreen = run(...command);
  try {
    const counts = countsOf(JSON.parse(readFileSync(reportOf(name), "utf8")));
    passed += counts.passed;
    failed += isGreen ? counts.failed : Math.max(1, counts.failed);
    flaky.push(...counts.flaky);
  } catch {
    failed++;
  }
}

const ofVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  // A test that passed in a second run keeps the errors of the first.
  flaky: testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName }) => fullName),
});
// It names the flaky ones itself.
const ofPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: [] });

check("biome", "ci", ".");
check("tsc", "-p", ".");
const json = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf("vitest")}`];
count("vitest", ofVitest, "vitest", "run", "--retry=1", ...json);
count(
  "playwright",
  ofPlaywright,
  "playwright",
  "test",
  "--retries=1",
  "--project=all modes",
  "--project=JavaScript o*",
);

if (flaky.length > 0) console.log(`Passed when run again:\n${flaky.join("\n")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
