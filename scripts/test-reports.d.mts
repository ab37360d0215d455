export interface TestOutcome {
  /** The file's name, the test's title, and for a browser test its project. */
  name: string;
  file: string;
  milliseconds: number;
  outcome: "passed" | "failed" | "skipped";
  /** The first lines of what was thrown; empty when nothing was. */
  error: string;
}
export interface TestReport {
  passed: number;
  failed: number;
  tests: TestOutcome[];
  failures: TestOutcome[];
}
/**
 * The results in Vitest's JSON report; a file that fails outside its tests (an import, a hook) counts as a failed test.
 */
export declare function readVitest(report: object): TestReport;
/** The results in Playwright's JSON report; a failure before any test (the global setup) counts as a failed test. */
export declare function readPlaywright(report: object): TestReport;
/**
 * The result of a run whose failed tests ran once more: a test that passed in either run passes, and is flaky if it
 * failed in the other. One that the second run did not reach has failed.
 */
export declare function withSecondRun(
  first: TestReport,
  second: TestReport,
): TestReport & { flaky: TestReport["failures"] };
/** A line for each of the ten slowest tests, the slowest first. */
export declare function slowestOf(tests: { name: string; milliseconds: number }[]): string[];
/** Each failed test's name, and below it the beginning of what was thrown. */
export declare function linesOfFailures(failures: { name: string; error: string }[]): string[];
/** The first lines of what was printed or thrown, without its colours, empty lines and the runner's own frames. */
export declare function firstLines(messages: string[]): string;
