import { defineConfig } from "playwright/test";
import { AS_SHOPPERS, WITHOUT_PICTURES } from "#tests/support/browser-launch.ts";
// Every worker reads this file.
import "./tests/support/fresh-connections.ts";

/** They set their modes themselves, and run on their own (CONTRIBUTING.md). */
const PARITY = ["parity.spec.ts", "parity-table.spec.ts"];
const PICTURES = "pictures.spec.ts";
const APART = [...PARITY, PICTURES];

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
    // moves has its tests (`WITH_MOVEMENT`).
    contextOptions: { reducedMotion: "reduce" },
    ...AS_SHOPPERS,
  },
  projects: [
    // A test runs with JavaScript, unless its title says @noscript: it is about what happens without; or @both: either
    // mode may fail alone.
    {
      name: "JavaScript on",
      testIgnore: APART,
      grepInvert: /@noscript/,
      use: { javaScriptEnabled: true },
    },
    {
      name: "JavaScript off",
      testIgnore: APART,
      grep: /@noscript|@both/,
      use: { javaScriptEnabled: false },
    },
    // Thousands of pages, in which no picture is looked at.
    {
      name: "parity",
      testMatch: "parity.spec.ts",
      use: { ...WITHOUT_PICTURES, screenshot: "off" },
    },
    { name: "parity table", testMatch: "parity-table.spec.ts", dependencies: ["parity"] },
    { name: "pictures", testMatch: PICTURES },
  ],
});
