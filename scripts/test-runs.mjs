// @ts-check
/** Keeps what each test did in the last runs of `npm test`, and finds those that do not always do the same. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How many runs are kept. */
export const RUNS = 10;

/**
 * @typedef {object} TestRun
 * @property {string} commit what was tested
 * @property {[name: string, outcome: "passed" | "failed", milliseconds: number][]} tests each as it ended at first:
 *   what passed when run again has failed
 */

/**
 * @typedef {object} TestHistory
 * @property {string} name
 * @property {number} runs in how many it ran
 * @property {number} failed in how many it failed
 * @property {number} median of its durations, in milliseconds
 * @property {number} worst
 */

/**
 * Keeps a run, and forgets all but the last ten.
 * @param {string} folder is made if there is none
 * @param {{ commit: string, tests: import("./test-reports.d.mts").TestOutcome[] }} run
 * @param {Date} [at]
 */
export function keepRun(folder, { commit, tests }, at = new Date()) {
  mkdirSync(folder, { recursive: true });
  /** @type {TestRun["tests"]} */
  const rows = tests.flatMap(({ name, outcome, milliseconds }) =>
    outcome === "skipped" ? [] : [[name, outcome, Math.round(milliseconds)]],
  );
  const name = `${at.toISOString().replaceAll(":", "-")}.json`;
  writeFileSync(join(folder, name), JSON.stringify({ commit, tests: rows }));
  for (const old of runFiles(folder).slice(0, -RUNS)) rmSync(old);
}

/**
 * The runs of the commit that the last of them tested: of another one, a failure may be a fault since mended.
 * @param {string} folder
 * @returns {TestRun[]} none where nothing has run
 */
export function readRuns(folder) {
  /** @type {TestRun[]} */
  const runs = runFiles(folder).map((file) => JSON.parse(readFileSync(file, "utf8")));
  return runs.filter(({ commit }) => commit === runs.at(-1)?.commit);
}

/**
 * @param {readonly TestRun[]} runs of one commit, each whole or one part of several
 * @returns {TestHistory[]} a row for each test; tests of one name are one, which fails where one of them does
 */
export function historiesOf(runs) {
  /** @type {Map<string, { failed: boolean, milliseconds: number }[]>} */
  const all = new Map();
  for (const { tests } of runs) {
    /** @type {Map<string, { failed: boolean, milliseconds: number }>} */
    const inRun = new Map();
    for (const [name, outcome, milliseconds] of tests) {
      const before = inRun.get(name);
      inRun.set(name, {
        failed: outcome === "failed" || (before?.failed ?? false),
        milliseconds: Math.max(milliseconds, before?.milliseconds ?? 0),
      });
    }
    for (const [name, result] of inRun) all.set(name, [...(all.get(name) ?? []), result]);
  }
  return [...all].map(([name, results]) => {
    const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    return {
      name,
      runs: results.length,
      failed: results.filter(({ failed }) => failed).length,
      median: times[Math.floor(times.length / 2)] ?? 0,
      worst: times.at(-1) ?? 0,
    };
  });
}

/**
 * @param {readonly TestHistory[]} histories
 * @returns {string[]} a line for each test that has failed, most often first, and for each of the ten slowest
 */
export function historyLines(histories) {
  const shaky = histories.filter(({ failed }) => failed > 0).sort((a, b) => b.failed / b.runs - a.failed / a.runs);
  const slowest = [...histories].sort((a, b) => b.median - a.median).slice(0, 10);
  /** @param {number} milliseconds */
  const seconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`.padStart(9);
  return [
    `Failed in some run: ${shaky.length} of ${histories.length} tests`,
    ...shaky.map(({ name, failed, runs }) => `${failed} of ${runs}`.padStart(9).concat(`  ${name}`)),
    "",
    "The ten slowest (median, worst):",
    ...slowest.map(({ name, median, worst }) => `${seconds(median)}${seconds(worst)}  ${name}`),
  ];
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
