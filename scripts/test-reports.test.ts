import { expect, test } from "vitest";
import { readPlaywright, readVitest, slowestOf } from "./test-reports.mjs";

test("both runners' reports are read: how many, and how long each took", () => {
  const unit = readVitest({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: "/shop/bff/a.test.ts", assertionResults: [{ fullName: "adds", duration: 12 }, { fullName: "skipped" }] },
    ],
  });
  expect(unit).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { name: "a.test.ts: adds", milliseconds: 12 },
      { name: "a.test.ts: skipped", milliseconds: 0 },
    ],
  });
  const spec = (title: string, durations: number[]) => ({
    file: "a.spec.ts",
    title,
    tests: [{ projectName: "on", results: durations.map((duration) => ({ duration })) }],
  });
  const browser = readPlaywright({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [{ specs: [spec("buys", [2_000])], suites: [{ specs: [spec("pays", [100, 300])] }] }],
  });
  expect(browser).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { name: "a.spec.ts: buys (on)", milliseconds: 2_000 },
      { name: "a.spec.ts: pays (on)", milliseconds: 400 },
    ],
  });
  expect(slowestOf([...unit.tests, ...browser.tests])[0]).toBe("    2.0 s  a.spec.ts: buys (on)");
  expect(slowestOf(Array.from({ length: 12 }, (_, n) => ({ name: `${n}`, milliseconds: n })))).toHaveLength(10);
});
