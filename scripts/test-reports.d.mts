export interface TestReport {
  passed: number;
  failed: number;
  tests: { name: string; milliseconds: number }[];
}
/** What Vitest's JSON report tells. */
export declare function readVitest(report: object): TestReport;
/** What Playwright's JSON report tells; a test that needed a second try counts as failed. */
export declare function readPlaywright(report: object): TestReport;
/** A line for each of the ten slowest tests, the slowest first. */
export declare function slowestOf(tests: TestReport["tests"]): string[];
