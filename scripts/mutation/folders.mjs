// @ts-check
/** The folders whose tests are judged by mutation, the tests that are about each, and how Stryker runs them. */

/**
 * @typedef {object} Folder
 * @property {string} name
 * @property {string} source what is mutated
 * @property {readonly string[]} tests file patterns
 */

/**
 * Tests of other folders of `bff` that act through it, in addition to its own.
 * @type {Record<string, readonly string[]>}
 */
export const FURTHER = {
  session: [
    "bff/door/csrf.test.ts",
    "bff/door/set-cookies.test.ts",
    "bff/door/sign-in-guard.test.ts",
    "bff/routes/account.test.ts",
    "bff/routes/checkout.test.ts",
    "bff/routes/favourites.test.ts",
    "bff/routes/preferences.test.ts",
    "bff/routes/profile.test.ts",
    "bff/routes/providers.test.ts",
    "bff/routes/reviews.test.ts",
    "bff/routes/shell.test.ts",
  ],
  checkout: ["bff/routes/cart.test.ts", "bff/routes/checkout.test.ts", "bff/session/kept-cart.test.ts"],
  domain: [],
};

/**
 * @param {string | undefined} name
 * @returns {Folder | undefined} undefined for a name that is none
 */
export function folderOf(name = "") {
  const further = Object.hasOwn(FURTHER, name) ? FURTHER[name] : undefined;
  if (!further) return undefined;
  const source = `bff/${name}`;
  return { name, source, tests: [`${source}/**/*.test.ts`, ...further] };
}

/**
 * What Stryker is given. Constants that are made once, when a module loads, are not mutated: each such change would run
 * every test that loads the module.
 * @param {Folder} folder
 * @param {string} [files] pattern of files within the folder; all when absent
 * @returns {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export function mutationOptions({ name, source }, files = "**/*.ts") {
  const out = `.cache/mutation/${name}`;
  return {
    mutate: [`${source}/${files}`, "!**/*.test.ts"],
    testRunner: "vitest",
    // The tests are named by the configuration, also those that reach the folder through a route.
    vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    concurrency: 2,
    incremental: true,
    incrementalFile: `${out}/incremental.json`,
    tempDirName: `${out}/sandbox`,
    ignorePatterns: ["/.cache", "/build", "/dist", "/test-results"],
    thresholds: { high: 95, low: 85, break: 85 },
    // On a busy machine a test takes longer than a mutant that hangs on an idle one.
    timeoutMS: 20_000,
    reporters: ["clear-text", "html", "json", "progress-append-only"],
    htmlReporter: { fileName: `${out}/report.html` },
    jsonReporter: { fileName: `${out}/report.json` },
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    allowEmpty: false,
  };
}
