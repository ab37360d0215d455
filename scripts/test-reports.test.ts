import { expect, test } from "vitest";
import { firstLines, linesOfFailures, readPlaywright, readVitest, slowestOf, withSecondRun } from "./test-reports.mjs";

/** A report of Vitest's about one file. */
const unitReport = (outcomes: Record<string, string>, file = "/shop/bff/a.test.ts") =>
  readVitest({
    testResults: [
      {
        name: file,
        status: Object.values(outcomes).includes("failed") ? "failed" : "passed",
        message: "",
        assertionResults: Object.entries(outcomes).map(([fullName, status]) => ({
          fullName,
          status,
          failureMessages: status === "failed" ? [`Error: ${fullName} did not`] : [],
        })),
      },
    ],
  });

const namesOf = (tests: { name: string }[]) => tests.map(({ name }) => name);

test("Vitest's report is read: how many, how long each took, and what was thrown", () => {
  const { passed, failed, tests, failures } = readVitest({
    testResults: [
      {
        name: "/shop/bff/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "adds", status: "passed", duration: 12, failureMessages: [] },
          {
            fullName: "divides",
            status: "failed",
            duration: 3,
            failureMessages: ["\u001b[31mError\u001b[39m: by zero"],
          },
          { fullName: "waits", status: "skipped", failureMessages: [] },
        ],
      },
      { name: "/shop/bff/b.test.ts", status: "failed", message: "Cannot find package", assertionResults: [] },
    ],
  });
  expect([passed, failed]).toEqual([1, 2]);
  expect(tests.map(({ name, milliseconds, outcome }) => [name, milliseconds, outcome])).toEqual([
    ["a.test.ts: adds", 12, "passed"],
    ["a.test.ts: divides", 3, "failed"],
    ["a.test.ts: waits", 0, "skipped"],
    ["b.test.ts: the file itself", 0, "failed"],
  ]);
  expect(linesOfFailures(failures)).toEqual([
    "  a.test.ts: divides",
    "      Error: by zero",
    "  b.test.ts: the file itself",
    "      Cannot find package",
  ]);
});

test("Playwright's report is read, with the groups and projects of its tests and what failed outside them", () => {
  const spec = (title: string, status: string, durations: number[], errors: object[] = []) => ({
    file: "a.spec.ts",
    title,
    tests: [{ projectName: "on", status, results: durations.map((duration) => ({ duration, errors })) }],
  });
  const { passed, failed, tests, failures } = readPlaywright({
    errors: [{ message: "The shop did not start" }],
    suites: [
      {
        title: "a.spec.ts",
        specs: [spec("buys", "expected", [2_000])],
        suites: [
          {
            title: "at 390",
            specs: [
              spec(
                "pays",
                "unexpected",
                [100],
                [{ message: "no\nway", location: { file: "/shop/a.spec.ts", line: 7 } }],
              ),
              spec("passes at the second try", "flaky", [100, 300]),
              spec("waits", "skipped", []),
            ],
          },
        ],
      },
    ],
  });
  expect([passed, failed]).toEqual([1, 3]);
  expect(tests.map(({ name, milliseconds, outcome }) => [name, milliseconds, outcome])).toEqual([
    ["a.spec.ts: buys (on)", 2_000, "passed"],
    ["a.spec.ts: at 390 › pays (on)", 100, "failed"],
    ["a.spec.ts: at 390 › passes at the second try (on)", 400, "failed"],
    ["a.spec.ts: at 390 › waits (on)", 0, "skipped"],
    ["Playwright, outside any test", 0, "failed"],
  ]);
  expect(linesOfFailures(failures).slice(0, 3)).toEqual([
    "  a.spec.ts: at 390 › pays (on)",
    "      a.spec.ts:7: no",
    "      way",
  ]);
});

test("of an error the first fifteen lines are kept, without colours, empty lines and the runner's frames", () => {
  const lines = Array.from({ length: 30 }, (_, n) => `\u001b[2mline ${n}\u001b[22m\n`);
  const error = ["    at run (file:///shop/node_modules/runner.js:1:1)", "    at new Promise (<anonymous>)", ...lines];
  expect(firstLines(error).split("\n")).toEqual(Array.from({ length: 15 }, (_, n) => `line ${n}`));
});

test("what fails once and passes when run again is passed and flaky; what fails twice, or was not run again, is failed", () => {
  const first = unitReport({ sound: "passed", shaky: "failed", broken: "failed", lost: "failed" });
  const second = unitReport({ sound: "passed", shaky: "passed", broken: "failed" });
  const { passed, failed, failures, flaky } = withSecondRun(first, second);
  expect([passed, failed]).toEqual([2, 2]);
  expect(namesOf(failures)).toEqual(["a.test.ts: broken", "a.test.ts: lost"]);
  expect(namesOf(flaky)).toEqual(["a.test.ts: shaky"]);
});

test("what passes first and fails when its file is run again is flaky too", () => {
  const { passed, failed, flaky } = withSecondRun(
    unitReport({ sound: "passed", shaky: "failed" }),
    unitReport({ sound: "failed", shaky: "passed" }),
  );
  expect([passed, failed]).toEqual([2, 0]);
  expect(namesOf(flaky)).toEqual(["a.test.ts: shaky", "a.test.ts: sound"]);
});

test("a name that stands in two projects passes when both pass", () => {
  const twice = (...statuses: string[]) => {
    const reports = statuses.map((status) => unitReport({ shaky: status }));
    const tests = reports.flatMap((report) => report.tests);
    const failures = reports.flatMap((report) => report.failures);
    return { passed: tests.length - failures.length, failed: failures.length, tests, failures };
  };
  expect(withSecondRun(twice("passed", "failed"), twice("failed", "passed")).failed).toBe(1);
  expect(withSecondRun(twice("passed", "failed"), twice("passed", "passed")).failed).toBe(0);
});

test("the same title in two files is two tests", () => {
  const { failures } = withSecondRun(
    unitReport({ adds: "failed" }, "/shop/a/x.test.ts"),
    unitReport({ adds: "passed" }, "/shop/b/x.test.ts"),
  );
  expect(failures).toHaveLength(1);
});

test("a file that failed outside its tests passes when it is run again whole", () => {
  const outside = readVitest({
    testResults: [{ name: "/shop/bff/a.test.ts", status: "failed", message: "a hook", assertionResults: [] }],
  });
  expect(withSecondRun(outside, unitReport({ adds: "passed" }))).toMatchObject({ passed: 1, failed: 0 });
  expect(withSecondRun(outside, unitReport({ adds: "failed" }))).toMatchObject({ failed: 1 });
  expect(withSecondRun(outside, unitReport({ adds: "passed" }, "/shop/bff/b.test.ts"))).toMatchObject({ failed: 1 });
});

test("the ten slowest are named, the slowest first", () => {
  const slow = { name: "a.spec.ts: buys (on)", milliseconds: 2_000 };
  expect(slowestOf([{ name: "fast", milliseconds: 1 }, slow])[0]).toBe("    2.0 s  a.spec.ts: buys (on)");
  expect(slowestOf(Array.from({ length: 12 }, (_, n) => ({ name: `${n}`, milliseconds: n })))).toHaveLength(10);
});
