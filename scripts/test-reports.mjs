/** What the runners' JSON reports tell: how many tests passed and failed, and how long each took. */

/**
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, milliseconds: number }[]} tests
 */

/**
 * @param report Vitest's
 * @returns {TestReport}
 */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${nameOfFile(file)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

/**
 * @param report Playwright's
 * @returns {TestReport} a test that needed a second try is a defect of the test or the shop, not a success
 */
export function readPlaywright({ stats, suites }) {
  const testsIn = ({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${nameOfFile(file)}: ${title} (${projectName})`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...inner.flatMap(testsIn),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(testsIn) };
}

/**
 * @param {TestReport["tests"]} tests
 * @returns {string[]} a line for each of the ten slowest, the slowest first
 */
export function slowestOf(tests) {
  return [...tests]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 10)
    .map(({ name, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${name}`);
}

const nameOfFile = (path) => path.split("/").at(-1);
