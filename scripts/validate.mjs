/**
 * `npm run validate`: every check but `npm run test:parity`, cheapest first. Each step counts its tests. What fails is
 * run once more, alone: what passes then is named as flaky and does not fail the run (decision 0130). The output ends
 * with the flaky and the failed tests with their errors, the ten slowest, and the sum `N passed, N failed`, so that a
 * shortened log still shows them. A run of a commit is kept for `npm run test:history`.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser, findTextBrowser, findWholeBrowser } from "./browser.mjs";
import { buildApi, buildShop } from "./build.mjs";
import { orUsage } from "./read-command.mjs";
import { readShard, shardArguments } from "./shard.mjs";
import { firstLines, linesOfFailures, readPlaywright, readVitest, slowestOf, withSecondRun } from "./test-reports.mjs";
import { keepRun } from "./test-runs.mjs";

const shard = orUsage(() => readShard(process.argv.slice(2)));
const part = shardArguments(shard);
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

/**
 * Runs a command of the project's.
 *
 * @param {(text: string | Buffer) => void} print receives its output
 * @returns {Promise<number | null>} its exit code
 */
function run(command, commandArguments, print, env = {}) {
  print(`> ${command} ${commandArguments.join(" ")}\n`);
  const child = spawn("npx", [command, ...commandArguments], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  child.stdout.on("data", print);
  child.stderr.on("data", print);
  return new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
}

const atOnce = (text) => process.stdout.write(text);

/** A check without tests of its own counts as one. */
function check(name, error) {
  if (error !== undefined) failures.push({ name, error: firstLines([error]) });
  count(name, error === undefined ? 1 : 0, error === undefined ? 0 : 1);
}

/**
 * Starts a check that is a command.
 *
 * @returns waits for its end, prints what it has said and counts it
 */
function startCheck(name, command, commandArguments) {
  const said = [];
  const ended = run(command, commandArguments, (text) => said.push(String(text)));
  return async () => {
    const status = await ended;
    atOnce(said.join(""));
    check(name, status === 0 ? undefined : said.join(""));
  };
}

/** Keeps what each test did, where nothing is uncommitted: another tree is not the same run. */
function keep(run) {
  const git = (...command) => spawnSync("git", command, { cwd: root, encoding: "utf8" });
  const { status, stdout } = git("status", "--porcelain");
  if (status === 0 && stdout === "")
    keepRun(join(root, ".cache/runs"), { commit: git("rev-parse", "HEAD").stdout.trim(), ...run });
}

const NO_REPORT = { passed: 0, failed: 0, tests: [], failures: [] };

/**
 * A test runner: its JSON report is counted, and one that fails without a failed test counts as one.
 *
 * @param first what to run
 * @param again what to run when tests have failed
 * @returns `start` runs all; `finish` runs what has failed once more, and counts
 */
function runner(name, { command, first, again, reportFile, read, env }) {
  const file = join(reports, reportFile);
  const runOnce = async (commandArguments, print) => {
    // Removes the first run's report, in case the second ends before writing its own.
    rmSync(file, { force: true });
    const status = await run(command, commandArguments, print, env);
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
  return {
    start: (print) => runOnce(first, print),
    finish: async (started) => {
      let report = { ...started, flaky: [] };
      if (report.failures.some((test) => test.file)) {
        console.log(`${name}: ${report.failed} failed; once more, alone`);
        report = withSecondRun(report, await runOnce(again(report.failures), atOnce));
      }
      times.push(...report.tests);
      failures.push(...report.failures);
      flaky.push(...report.flaky);
      count(name, report.passed, report.failed);
    },
  };
}

const isFirst = !shard || shard.index === 1;
if (isFirst) await startCheck("Format and lint", "biome", ["ci", "."])();
// Takes one core for longer than the bundles.
const types = isFirst ? startCheck("Types", "tsc", ["-p", "."]) : async () => undefined;
try {
  buildShop(root);
  buildApi(root);
  check("Worker bundles");
} catch (error) {
  console.error(error.message);
  check("Worker bundles", error.message);
}
findTextBrowser();
findWholeBrowser();
const browser = findBrowser();

const vitest = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "vitest.json")}`];
const withoutBrowser = runner("Unit, contract and fault tests", {
  command: "vitest",
  first: [...vitest, ...part],
  again: (failed) => [...vitest, "--maxWorkers=1", ...new Set(failed.map(({ file }) => file))],
  reportFile: "vitest.json",
  read: readVitest,
});
const inBrowser = (name, id, what, env) =>
  runner(name, {
    command: "playwright",
    first: ["test", "--output", `.cache/${id}`, "--pass-with-no-tests", ...what, ...part],
    again: () => ["test", "--output", `.cache/${id}`, ...what, "--last-failed", "--workers=1"],
    reportFile: `${id}.json`,
    read: readPlaywright,
    env: {
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${id}.json`),
      ...env,
    },
  });
const pages = inBrowser(
  "End-to-end tests",
  "e2e",
  ["all modes", "JavaScript on", "JavaScript off"].flatMap((project) => ["--project", project]),
);
const purchase = inBrowser(
  "The purchase in a browser, second generation of the API",
  "e2e-second-generation",
  ["tests/e2e/purchase.spec.ts"],
  { API_GENERATION: "second" },
);

await types();
// One after the other: each keeps two cores busy, and what is tested has deadlines (decision 0250).
// The purchase at the second generation each week only.
const runners = process.env.DRAWS === "all" ? [withoutBrowser, pages, purchase] : [withoutBrowser, pages];
for (const { start, finish } of runners) await finish(await start(atOnce));

if (flaky.length > 0) console.log(`Flaky (passed when run again):\n${linesOfFailures(flaky).join("\n")}\n`);
if (failures.length > 0) console.log(`Failed:\n${linesOfFailures(failures).join("\n")}\n`);
keep({ tests: times, flaky });
console.log(`The ten slowest tests:\n${slowestOf(times).join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
