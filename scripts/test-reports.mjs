/** Reads the runners' JSON reports: tests passed and failed, their durations and errors. */
import { stripVTControlCharacters } from "node:util";

/** As much of an error as is printed at the end. */
const ERROR_LINES = 15;

/** @typedef {import("./test-reports.d.mts").TestReport} TestReport */

/**
 * @param report Vitest's
 * @returns {TestReport} a file that fails outside its tests (an import, a hook) counts as a failed test
 */
export function readVitest({ testResults }) {
  return reportOf(
    testResults.flatMap(({ name: file, status, message, assertionResults }) => {
      const tests = assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
        name: `${nameOfFile(file)}: ${fullName}`,
        file,
        milliseconds: duration ?? 0,
        outcome: status === "passed" || status === "failed" ? status : "skipped",
        error: firstLines(failureMessages ?? []),
      }));
      if (status !== "failed" || tests.some(({ outcome }) => outcome === "failed")) return tests;
      const whole = { name: `${nameOfFile(file)}: the file itself`, file, milliseconds: 0, outcome: "failed" };
      return [...tests, { ...whole, error: firstLines([message]) }];
    }),
  );
}

/**
 * @param report Playwright's
 * @returns {TestReport} what fails before any test (the global setup) counts as a failed test
 */
export function readPlaywright({ errors = [], suites }) {
  const testsIn = ({ specs = [], suites: inner = [] }, groups) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: `${nameOfFile(file)}: ${[...groups, title].join(" › ")} (${projectName})`,
        file,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        outcome: status === "expected" ? "passed" : status === "skipped" ? "skipped" : "failed",
        error: firstLines(results.flatMap(({ errors: thrown = [] }) => thrown.map(messageAndPlace))),
      })),
    ),
    ...inner.flatMap((suite) => testsIn(suite, [...groups, suite.title])),
  ];
  const outside = errors.map((error) => ({
    name: "Playwright, outside any test",
    file: "",
    milliseconds: 0,
    outcome: "failed",
    error: firstLines([messageAndPlace(error)]),
  }));
  // The outermost suites are the files.
  return reportOf([...suites.flatMap((suite) => testsIn(suite, [])), ...outside]);
}

/**
 * The result of a run whose failed tests ran once more: a test that passed in either run passes, and is flaky if it
 * failed in the other. One that the second run did not reach has failed.
 *
 * @param {TestReport} first
 * @param {TestReport} second
 * @returns {TestReport & { flaky: TestReport["failures"] }}
 */
export function withSecondRun(first, second) {
  const namesOf = (report, outcome) => new Set(report.tests.filter((test) => test.outcome === outcome).map(idOf));
  // Two Vitest projects may share a name, which the report does not distinguish: then all of that name must have
  // passed.
  const failedAgain = namesOf(second, "failed");
  const passedAgain = new Set([...namesOf(second, "passed")].filter((id) => !failedAgain.has(id)));
  const failedFirst = namesOf(first, "failed");
  // A file that failed outside its tests is not a test of the second run.
  const fileIsWhole = ({ file, name }) =>
    name.endsWith(": the file itself") &&
    second.tests.some((test) => test.file === file) &&
    !second.tests.some((test) => test.file === file && test.outcome === "failed");
  const recovered = (test) => passedAgain.has(idOf(test)) || fileIsWhole(test);
  const failures = first.failures.filter((test) => !recovered(test));
  const flaky = [
    ...first.failures.filter(recovered),
    ...second.failures.filter((test) => !failedFirst.has(idOf(test)) && test.file !== ""),
  ];
  return {
    tests: first.tests,
    passed: first.passed + first.failures.length - failures.length,
    failed: failures.length,
    failures,
    flaky,
  };
}

/**
 * @param {TestReport["failures"]} failures
 * @returns {string[]} each test's name, and below it the beginning of what was thrown
 */
export function linesOfFailures(failures) {
  return failures.flatMap(({ name, error }) => [
    `  ${name}`,
    ...error
      .split("\n")
      .filter(Boolean)
      .map((line) => `      ${line}`),
  ]);
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

/** The first lines of what was printed or thrown, without its colours, empty lines and the runner's own frames. */
export function firstLines(messages) {
  const lines = stripVTControlCharacters(messages.join("\n")).split("\n");
  return lines
    .filter((line) => line.trim() && !/^\s+at .*(?:node_modules|<anonymous>)/.test(line))
    .slice(0, ERROR_LINES)
    .join("\n");
}

const reportOf = (tests) => {
  const failures = tests.filter(({ outcome }) => outcome === "failed");
  const passed = tests.filter(({ outcome }) => outcome === "passed").length;
  return { passed, failed: failures.length, tests, failures };
};

const idOf = ({ file, name }) => `${file}\n${name}`;
const nameOfFile = (path) => path.split("/").at(-1);
const messageAndPlace = ({ message, location }) =>
  location ? `${nameOfFile(location.file)}:${location.line}: ${message}` : String(message);
