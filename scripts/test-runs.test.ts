/** What `npm run test:history` says of several runs of the tests. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { TestOutcome } from "./test-reports.mjs";
import { historiesOf, historyLines, keepRun, RUNS, readRuns, runsLine } from "./test-runs.mjs";

type Ended = [name: string, outcome: TestOutcome["outcome"] | "flaky", milliseconds: number, error?: string];

/** A run in which each named test ended so, after so many milliseconds. What was flaky failed at first. */
function runOf(commit: string, ...tests: Ended[]) {
  const outcomes = tests.map(([name, outcome, milliseconds, error = ""]): TestOutcome => {
    return { name, file: "a.test.ts", outcome: outcome === "flaky" ? "failed" : outcome, milliseconds, error };
  });
  return { commit, tests: outcomes, flaky: outcomes.filter((_, index) => tests[index]?.[1] === "flaky") };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "runs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "runs");
}

const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

test("what was flaky in one of three runs is named with that and with what it threw, and the slowest by their median", () => {
  const folder = newFolder();
  keepRun(
    folder,
    runOf("a", ["buys", "passed", 2_000], ["adds", "flaky", 100, "Error: 1\n2\n3\n4"], ["waits", "skipped", 0]),
    atMinute(1),
  );
  keepRun(folder, runOf("a", ["buys", "passed", 9_000], ["adds", "passed", 300]), atMinute(2));
  keepRun(folder, runOf("b", ["buys", "failed", 3_000, "Error: red"], ["adds", "passed", 200]), atMinute(3));
  const runs = readRuns(folder);
  const histories = historiesOf(runs);
  expect(histories).toEqual([
    { name: "buys", runs: 3, flaky: 0, failed: 1, median: 3_000, worst: 9_000, error: "Error: red" },
    { name: "adds", runs: 3, flaky: 1, failed: 0, median: 200, worst: 300, error: "Error: 1\n2\n3\n4" },
  ]);
  expect(historyLines(histories)).toEqual([
    "Flaky (ended otherwise when run again): 1 of 2 tests",
    "   1 of 3  adds",
    "             Error: 1",
    "             2",
    "             3",
    "",
    "Failed twice in a run: 1",
    "   1 of 3  buys",
    "             Error: red",
    "",
    "The ten slowest (median, worst):",
    "    3.0 s    9.0 s  buys",
    "    0.2 s    0.3 s  adds",
  ]);
  expect(runsLine(runs)).toBe("3 runs: 2 of a, 1 of b");
});

test("what passed at first and failed beside others that ran again is flaky, too", () => {
  const folder = newFolder();
  const run = runOf("a", ["adds", "passed", 100]);
  keepRun(folder, { ...run, flaky: run.tests.map((ended) => ({ ...ended, outcome: "failed", error: "Error: 2" })) });
  expect(historiesOf(readRuns(folder))).toMatchObject([{ name: "adds", flaky: 1, failed: 0, error: "Error: 2" }]);
});

test("the tests of one name are one, which has ended as the worst of them", () => {
  const folder = newFolder();
  keepRun(
    folder,
    runOf("a", ["adds", "failed", 100, "Error"], ["adds", "passed", 300], ["buys", "passed", 1], ["buys", "flaky", 2]),
  );
  expect(historiesOf(readRuns(folder))).toMatchObject([
    { name: "adds", runs: 1, failed: 1, median: 300, worst: 300, error: "Error" },
    // The report does not tell which of the two it was.
    { name: "buys", runs: 1, flaky: 1 },
  ]);
});

test("a part of the tests counts for its own", () => {
  const folder = newFolder();
  keepRun(folder, runOf("a", ["adds", "passed", 1]), atMinute(1));
  keepRun(folder, runOf("a", ["buys", "flaky", 1]), atMinute(2));
  expect(historiesOf(readRuns(folder)).map(({ name, runs, flaky }) => [name, runs, flaky])).toEqual([
    ["adds", 1, 0],
    ["buys", 1, 1],
  ]);
});

test("all but the last ten runs are forgotten", () => {
  const folder = newFolder();
  for (let minute = 0; minute < RUNS + 3; minute += 1)
    keepRun(folder, runOf(minute < 8 ? "old" : "new", ["adds", "passed", 1]), atMinute(minute));
  expect(readdirSync(folder)).toHaveLength(RUNS);
  expect(runsLine(readRuns(folder))).toBe("10 runs: 5 of old, 5 of new");
});

test("where nothing has run there is no run", () => {
  expect(readRuns(newFolder())).toEqual([]);
});
