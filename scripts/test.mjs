/**
 * `npm test`: every check by the tools' own commands, then one line that adds them up. A test that fails is run again
 * by its runner; one that passes then is named, and does not fail the run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser, findWholeBrowser } from "./browser.mjs";
import { installPackages } from "./install.mjs";
import { ROOT } from "./root.mjs";

const [VITEST, PLAYWRIGHT] = ["vitest", "playwright"].map((name) => join(ROOT, `.cache/reports/${name}.json`));
for (const report of [VITEST, PLAYWRIGHT]) rmSync(report, { force: true });
installPackages(ROOT);
findWholeBrowser();
const browser = findBrowser();
const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) };

let [passed, failed] = [0, 0];
const [flaky, failures] = [[], []];

/** Runs a check; it counts as one, unless its report tells of tests. */
function check(command, report, countsOf) {
  const { status } = spawnSync("npx", command, { cwd: ROOT, env, stdio: "inherit" });
  const counts = existsSync(report ?? "")
    ? countsOf(JSON.parse(readFileSync(report, "utf8")))
    : { passed: status === 0 ? 1 : 0, failed: 0 };
  passed += counts.passed;
  // A runner may fail without a failed test: by an error outside its tests, for example.
  failed += status === 0 ? counts.failed : Math.max(1, counts.failed);
  if (status !== 0) failures.push(command.slice(0, 2).join(" "), ...(counts.failures ?? []));
  flaky.push(...(counts.flaky ?? []));
}

check(["biome", "ci", "."]);
check(["tsc", "-p", "."]);
check(
  ["vitest", "run", "--retry=1", "--reporter=default", "--reporter=json", `--outputFile.json=${VITEST}`],
  VITEST,
  ({ numPassedTests, numFailedTests, testResults }) => {
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    const names = (wanted) =>
      results
        .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
        .map(({ fullName }) => `  ${fullName}`);
    // A test that passed when it was run again keeps the errors of the first time.
    return { passed: numPassedTests, failed: numFailedTests, flaky: names("passed"), failures: names("failed") };
  },
);
// Its own list names the flaky ones.
check(["playwright", "test", "--retries=1", "--project=JavaScript o*"], PLAYWRIGHT, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
}));
if (failures.length > 0) console.log(`Failed:\n${failures.join("\n")}\n`);
if (flaky.length > 0) console.log(`Passed when run again:\n${flaky.join("\n")}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
