// @ts-check
/** Keeps what each test did in the last runs of `npm test`, and finds those that do not always do the same. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How many runs are kept. */
export const RUNS = 10;
/** Of what a test threw, so many lines are printed. */
const ERROR_LINES = 3;

/** @typedef {"passed" | "flaky" | "failed"} Outcome flaky: failed, and passed when run again, or the other way round */

/**
 * @typedef {object} TestRun
 * @property {string} commit what was tested
 * @property {[name: string, outcome: Outcome, milliseconds: number, error?: string][]} tests
 */

/**
 * @typedef {object} TestHistory
 * @property {string} name
 * @property {number} runs in how many it ran
 * @property {number} flaky in how many it was
 * @property {number} failed in how many it failed twice: a fault of their commits, or a flake that came twice
 * @property {number} median of its durations, in milliseconds
 * @property {number} worst
 * @property {string} error the last that it threw; empty if it never failed
 */

/**
 * Keeps a run, and forgets all but the last ten.
 * @param {string} folder is made if there is none
 * @param {{
 *   commit: string,
 *   tests: import("./test-reports.d.mts").TestOutcome[],
 *   flaky: import("./test-reports.d.mts").TestOutcome[],
 * }} run its tests as they ended at first, and those that ended otherwise when run again
 * @param {Date} [at]
 */
export function keepRun(folder, { commit, tests, flaky }, at = new Date()) {
  mkdirSync(folder, { recursive: true });
  const flakes = new Map(flaky.map((test) => [test.name, test.error]));
  /** @type {TestRun["tests"]} */
  const rows = tests.flatMap(({ name, outcome, milliseconds, error }) => {
    if (outcome === "skipped") return [];
    const ended = flakes.has(name) ? "flaky" : outcome;
    const thrown = flakes.get(name) ?? error;
    const took = Math.round(milliseconds);
    return [thrown ? [name, ended, took, thrown] : [name, ended, took]];
  });
  const name = `${at.toISOString().replaceAll(":", "-")}.json`;
  writeFileSync(join(folder, name), JSON.stringify({ commit, tests: rows }));
  for (const old of runFiles(folder).slice(0, -RUNS)) rmSync(old);
}

/**
 * @param {string} folder
 * @returns {TestRun[]} those that are kept, of whichever commits; none where nothing has run
 */
export function readRuns(folder) {
  return runFiles(folder).map((file) => JSON.parse(readFileSync(file, "utf8")));
}

/** The worse last. @type {readonly Outcome[]} */
const OUTCOMES = ["passed", "flaky", "failed"];

/**
 * @param {readonly TestRun[]} runs each whole or one part of several
 * @returns {TestHistory[]} a row for each test; tests of one name are one, which ends as the worst of them
 */
export function historiesOf(runs) {
  /** @typedef {{ outcome: Outcome, milliseconds: number, error: string }} Result */
  /** @type {Map<string, Result[]>} */
  const all = new Map();
  for (const { tests } of runs) {
    /** @type {Map<string, Result>} */
    const inRun = new Map();
    for (const [name, outcome, milliseconds, error = ""] of tests) {
      const before = inRun.get(name);
      const isWorse = !before || OUTCOMES.indexOf(outcome) > OUTCOMES.indexOf(before.outcome);
      const slower = Math.max(milliseconds, before?.milliseconds ?? 0);
      inRun.set(name, { ...(isWorse ? { outcome, error } : before), milliseconds: slower });
    }
    for (const [name, result] of inRun) all.set(name, [...(all.get(name) ?? []), result]);
  }
  return [...all].map(([name, results]) => {
    const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    /** @param {Outcome} wanted */
    const countOf = (wanted) => results.filter(({ outcome }) => outcome === wanted).length;
    return {
      name,
      runs: results.length,
      flaky: countOf("flaky"),
      failed: countOf("failed"),
      median: times[Math.floor(times.length / 2)] ?? 0,
      worst: times.at(-1) ?? 0,
      error: results.findLast(({ error }) => error)?.error ?? "",
    };
  });
}

/**
 * @param {readonly TestHistory[]} histories
 * @returns {string[]} a line for each test that was flaky or failed, most often first, with what it threw, and a line
 *   for each of the ten slowest
 */
export function historyLines(histories) {
  const slowest = [...histories].sort((a, b) => b.median - a.median).slice(0, 10);
  /** @param {"flaky" | "failed"} outcome */
  const linesOf = (outcome) =>
    histories
      .filter((test) => test[outcome] > 0)
      .sort((a, b) => b[outcome] / b.runs - a[outcome] / a.runs)
      .flatMap(({ name, runs, error, [outcome]: times }) => [
        `${times} of ${runs}`.padStart(9).concat(`  ${name}`),
        ...error
          .split("\n")
          .filter(Boolean)
          .slice(0, ERROR_LINES)
          .map((line) => `             ${line}`),
      ]);
  /** @param {"flaky" | "failed"} outcome */
  const countOf = (outcome) => histories.filter((test) => test[outcome] > 0).length;
  /** @param {number} milliseconds */
  const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`.padStart(9);
  return [
    `Flaky (ended otherwise when run again): ${countOf("flaky")} of ${histories.length} tests`,
    ...linesOf("flaky"),
    "",
    `Failed twice in a run: ${countOf("failed")}`,
    ...linesOf("failed"),
    "",
    "The ten slowest (median, worst):",
    ...slowest.map(({ name, median, worst }) => `${seconds(median)}${seconds(worst)}  ${name}`),
  ];
}

/**
 * @param {readonly TestRun[]} runs
 * @returns {string} how many, of which commits, the last one's last
 */
export function runsLine(runs) {
  /** @type {Map<string, number>} */
  const commits = new Map();
  for (const { commit } of runs) commits.set(commit, (commits.get(commit) ?? 0) + 1);
  const each = [...commits].map(([commit, times]) => `${times} of ${commit.slice(0, 8)}`);
  return `${runs.length} runs: ${each.join(", ")}`;
}

/** @param {string} folder */
function runFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
