/**
 * `npm run validate`: everything that CI checks, cheapest first. Each step's tests are counted. What fails is run once
 * more, alone: what passes then is named as flaky and does not fail the run (decision 0130). At the end, where a
 * shortened log still shows it, stand the flaky and the failed tests with their errors, the ten slowest, and the sum:
 * `N passed, N failed`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser, findTextBrowser } from "./browser.mjs";
import { buildApi, buildShop } from "./build.mjs";
import { firstLines, linesOfFailures, readPlaywright, readVitest, slowestOf, withSecondRun } from "./test-reports.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, ".cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
/** Every test and how long it took. */
const times = [];
const failures = [];
const flaky = [];

const count = (name, passed, failed) => {
  console.log(`${name}: ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
};

/** Runs a command of the project's; its output goes to the terminal. */
function run(command, commandArguments, env = {}, stdio = "inherit") {
  console.log(`> ${command} ${commandArguments.join(" ")}`);
  return spawnSync("npx", [command, ...commandArguments], {
    cwd: root,
    stdio: ["ignore", stdio, stdio],
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
}

/** A check without tests of its own counts as one. */
function check(name, error) {
  if (error !== undefined) failures.push({ name, error: firstLines([error]) });
  count(name, error === undefined ? 1 : 0, error === undefined ? 0 : 1);
}

/** A check that is a command. */
function checkCommand(name, command, commandArguments) {
  const { status, stdout, stderr } = run(command, commandArguments, {}, "pipe");
  process.stdout.write(stdout + stderr);
  check(name, status === 0 ? undefined : stdout + stderr);
}

const NO_REPORT = { passed: 0, failed: 0, tests: [], failures: [] };

/**
 * A test runner: its JSON report is counted, and one that fails without a failed test counts as one.
 *
 * @param again what to run when tests have failed
 */
function runner(name, { command, first, again, reportFile, read, env }) {
  const file = join(reports, reportFile);
  const runOnce = (commandArguments) => {
    // Removes an earlier run's report, in case this one ends before writing its own.
    rmSync(file, { force: true });
    const { status } = run(command, commandArguments, env);
    const report = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : NO_REPORT;
    if (status === 0 || report.failed > 0) return report;
    const whole = {
      name,
      file: "",
      milliseconds: 0,
      outcome: "failed",
      error: "Ended with an error outside its tests.",
    };
    return { ...report, failed: 1, failures: [whole] };
  };
  let report = { ...runOnce(first), flaky: [] };
  if (report.failures.some((test) => test.file)) {
    console.log(`${name}: ${report.failed} failed; once more, alone`);
    report = withSecondRun(report, runOnce(again(report.failures)));
  }
  times.push(...report.tests);
  failures.push(...report.failures);
  flaky.push(...report.flaky);
  count(name, report.passed, report.failed);
}

checkCommand("Format and lint", "biome", ["ci", "."]);
checkCommand("Types", "tsc", ["-p", "."]);
try {
  buildShop(root);
  buildApi(root);
  check("Worker bundles");
} catch (error) {
  console.error(error.message);
  check("Worker bundles", error.message);
}
findTextBrowser();
const vitest = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "vitest.json")}`];
runner("Unit, contract and fault tests", {
  command: "vitest",
  first: vitest,
  again: (failed) => [...vitest, "--maxWorkers=1", ...new Set(failed.map(({ file }) => file))],
  reportFile: "vitest.json",
  read: readVitest,
});
const browser = findBrowser();
const inBrowser = (name, what, env) =>
  runner(name, {
    command: "playwright",
    first: ["test", ...what],
    again: () => ["test", ...what, "--last-failed", "--workers=1"],
    reportFile: "playwright.json",
    read: readPlaywright,
    env: { ...(browser ? { CHROMIUM_PATH: browser } : {}), ...env },
  });
inBrowser(
  "End-to-end tests",
  ["all modes", "JavaScript on", "JavaScript off"].flatMap((project) => ["--project", project]),
);
inBrowser("The purchase in a browser, second generation of the API", ["tests/e2e/purchase.spec.ts"], {
  API_GENERATION: "second",
});

if (flaky.length > 0) console.log(`Flaky (passed when run again):\n${linesOfFailures(flaky).join("\n")}\n`);
if (failures.length > 0) console.log(`Failed:\n${linesOfFailures(failures).join("\n")}\n`);
console.log(`The ten slowest tests:\n${slowestOf(times).join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
