/**
 * `npm run validate`: everything that CI checks, in the order in which mistakes are cheapest. Each step's tests are
 * counted; the ten slowest are named, and the last line is the sum: `N passed, N failed`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser, findTextBrowser } from "./browser.mjs";
import { buildApi, buildShop } from "./build.mjs";
import { readPlaywright, readVitest, slowestOf } from "./test-reports.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, ".cache/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
const count = (name, passed, failed) => {
  console.log(`${name}: ${passed} passed, ${failed} failed\n`);
  total.passed += passed;
  total.failed += failed;
};

/** Every test and how long it took. */
const times = [];

/** Runs a command of the project's; its output goes to the terminal. */
function run(command, commandArguments, env = {}) {
  console.log(`> ${command} ${commandArguments.join(" ")}`);
  const { status } = spawnSync("npx", [command, ...commandArguments], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A check without tests of its own counts as one. */
function check(name, succeeded) {
  count(name, succeeded ? 1 : 0, succeeded ? 0 : 1);
}

/** A test runner: its JSON report is counted, and one that fails without a failed test counts as one. */
function runner(name, command, commandArguments, reportFile, read, env) {
  const file = join(reports, reportFile);
  // Not the report of an earlier runner, where this one ends before it writes its own.
  rmSync(file, { force: true });
  const succeeded = run(command, commandArguments, env);
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0, tests: [] };
  const { passed, failed } = report;
  times.push(...report.tests);
  count(name, passed, succeeded || failed > 0 ? failed : 1);
}

check("Format and lint", run("biome", ["ci", "."]));
check("Types", run("tsc", ["-p", "."]));
try {
  buildShop(root);
  buildApi(root);
  check("Worker bundles", true);
} catch (error) {
  console.error(error.message);
  check("Worker bundles", false);
}
findTextBrowser();
runner(
  "Unit, contract and fault tests",
  "vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "vitest.json")}`],
  "vitest.json",
  readVitest,
);
const browser = findBrowser();
runner(
  "End-to-end tests",
  "playwright",
  ["test", ...["all modes", "JavaScript on", "JavaScript off"].flatMap((project) => ["--project", project])],
  "playwright.json",
  readPlaywright,
  browser ? { CHROMIUM_PATH: browser } : {},
);
runner(
  "The purchase in a browser, second generation of the API",
  "playwright",
  ["test", "tests/e2e/purchase.spec.ts"],
  "playwright.json",
  readPlaywright,
  { ...(browser ? { CHROMIUM_PATH: browser } : {}), API_GENERATION: "second" },
);

console.log(`The ten slowest tests:\n${slowestOf(times).join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
