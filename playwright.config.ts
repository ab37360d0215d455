import { defineConfig } from "playwright/test";
import { AS_SHOPPERS, WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
// Every worker reads this file.
import "./tests/support/fresh-connections.ts";

const PARITY = ["parity.spec.ts", "parity-table.spec.ts"];
const PICTURES = "pictures.spec.ts";
/** Whether this is the weekly run, which leaves out nothing (decision 0250). */
const isWeekly = process.env.DRAWS === "all";
/** Files that each push leaves out: long ones about what changes seldom. */
const WEEKLY = isWeekly
  ? []
  : ["checkout-looks", "long-names", "order-paper", "photographs", "place", "social-login"].map(
      (name) => `${name}.spec.ts`,
    );
/**
 * Files whose tests each push runs with JavaScript only, but for those that say @noscript: what they do without is
 * what the HTTP tests do, or a layout that hardly differs.
 */
const WEEKLY_WITHOUT_SCRIPT = [
  "account",
  "checkout",
  "checkout-steps",
  "compare-save-review",
  "keyboard",
  "list-filters",
  "listing",
  "order-page",
  "product-pages",
];
/** Playwright compares with the project, the file and the title. */
const exceptions = (...each: string[]) => new RegExp(each.join("|"));
const weekly = isWeekly ? [] : ["@weekly(?!-)"];
const weeklyWithoutScript = isWeekly
  ? []
  : ["@weekly-noscript", `(?:${WEEKLY_WITHOUT_SCRIPT.join("|")})\\.spec\\.ts(?!.*@noscript)`];
const ALL_MODES = ["purchase.spec.ts", "pages.spec.ts", ...PARITY, PICTURES];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/e2e",
  globalSetup: "./tests/e2e/global-setup.ts",
  reporter: [["list"], ["json", { outputFile: ".cache/reports/playwright.json" }]],
  // One more than two cores: tests wait for slow lines, late scripts and timers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Bounds for what hangs. Nothing here is timed: browsers, the shop and its API share two slow cores.
  timeout: 900_000,
  expect: { timeout: 20_000 },
  use: {
    locale: "mn-MN",
    timezoneId: "Asia/Ulaanbaatar",
    screenshot: "only-on-failure",
    // An action that waits for ever fails with what it waits for, long before its test's bound.
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    // Each change of a page is drawn as a transition otherwise, without a graphics card: 40 % of the CPU time. What
    // moves has its tests (`WITH_MOVEMENT`); the weekly run takes all with movement.
    ...(isWeekly ? {} : { contextOptions: { reducedMotion: "reduce" } }),
    ...AS_SHOPPERS,
  },
  projects: [
    // They set their modes themselves.
    {
      name: "all modes",
      testMatch: ALL_MODES,
      testIgnore: [...PARITY, PICTURES],
      ...(isWeekly ? {} : { grepInvert: exceptions(...weekly) }),
    },
    // Thousands of pages, in which no picture is looked at.
    {
      name: "parity",
      testMatch: "parity.spec.ts",
      use: { ...WITHOUT_PICTURES, screenshot: "off" },
    },
    { name: "parity table", testMatch: "parity-table.spec.ts", dependencies: ["parity"] },
    { name: "pictures", testMatch: PICTURES },
    // A title says @script when it is about what only a script does, or when the test itself is one (axe); @noscript
    // when it is about what happens only without; @weekly when each push leaves it out, @weekly-noscript when each push
    // leaves it out without JavaScript.
    {
      name: "JavaScript on",
      testIgnore: [...ALL_MODES, ...WEEKLY],
      grepInvert: exceptions("@noscript", ...weekly),
      use: { javaScriptEnabled: true },
    },
    {
      name: "JavaScript off",
      testIgnore: [...ALL_MODES, ...WEEKLY],
      grepInvert: exceptions("@script", ...weekly, ...weeklyWithoutScript),
      use: { javaScriptEnabled: false },
    },
  ],
});
