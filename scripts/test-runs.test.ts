/** What `npm run test:history` says of several runs of the tests. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { historiesOf, historyLines, keepRun, RUNS, readRuns } from "./test-runs.mjs";

type Outcome = "passed" | "failed" | "skipped";

/** A run in which each named test ended so, after so many milliseconds. */
const runOf = (commit: string, ...tests: [name: string, outcome: Outcome, milliseconds: number][]) => ({
  commit,
  tests: tests.map(([name, outcome, milliseconds]) => ({ name, file: "a.test.ts", outcome, milliseconds, error: "" })),
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "runs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "runs");
}

const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

test("a test that failed in one of three runs is named with that, and the slowest by their median", () => {
  const folder = newFolder();
  keepRun(folder, runOf("a", ["buys", "passed", 2_000], ["adds", "failed", 100], ["waits", "skipped", 0]), atMinute(1));
  keepRun(folder, runOf("a", ["buys", "passed", 9_000], ["adds", "passed", 300]), atMinute(2));
  keepRun(folder, runOf("a", ["buys", "passed", 3_000], ["adds", "passed", 200]), atMinute(3));
  const histories = historiesOf(readRuns(folder));
  expect(histories).toEqual([
    { name: "buys", runs: 3, failed: 0, median: 3_000, worst: 9_000 },
    { name: "adds", runs: 3, failed: 1, median: 200, worst: 300 },
  ]);
  expect(historyLines(histories)).toEqual([
    "Failed in some run: 1 of 2 tests",
    "   1 of 3  adds",
    "",
    "The ten slowest (median, worst):",
    "    3.0 s    9.0 s  buys",
    "    0.2 s    0.3 s  adds",
  ]);
});

test("the tests of one name are one, which has failed where one of them has", () => {
  const folder = newFolder();
  keepRun(folder, runOf("a", ["adds", "failed", 100], ["adds", "passed", 300]), atMinute(1));
  expect(historiesOf(readRuns(folder))).toEqual([{ name: "adds", runs: 1, failed: 1, median: 300, worst: 300 }]);
});

test("a part of the tests counts for its own", () => {
  const folder = newFolder();
  keepRun(folder, runOf("a", ["adds", "passed", 1]), atMinute(1));
  keepRun(folder, runOf("a", ["buys", "failed", 1]), atMinute(2));
  expect(historiesOf(readRuns(folder)).map(({ name, runs, failed }) => [name, runs, failed])).toEqual([
    ["adds", 1, 0],
    ["buys", 1, 1],
  ]);
});

test("runs of another commit are left out, and all but the last ten forgotten", () => {
  const folder = newFolder();
  for (let minute = 0; minute < RUNS + 3; minute += 1)
    keepRun(folder, runOf(minute < 8 ? "old" : "new", ["adds", "passed", 1]), atMinute(minute));
  expect(readdirSync(folder)).toHaveLength(RUNS);
  expect(readRuns(folder).map(({ commit }) => commit)).toEqual(Array(5).fill("new"));
});

test("where nothing has run there is no run", () => {
  expect(readRuns(newFolder())).toEqual([]);
});
