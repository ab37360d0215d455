import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { markdownTexts } from "./app/info/markdown.vite.ts";

// Bounds for what hangs: a slow machine with other work takes many times what an idle one does.
const shared = {
  environment: "node",
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  alias: { "cloudflare:workers": fileURLToPath(new URL("tests/support/cloudflare-workers.ts", import.meta.url)) },
} as const;

/**
 * Files share a process: to load the same modules for each took more of a core than the tests (decision 0250).
 */
const units = {
  ...shared,
  isolate: false,
  setupFiles: "./tests/support/load-fetch.ts",
} as const;

/**
 * These run the Workers as they are deployed, in a process of their own: what a test file leaves behind is not in the
 * runner, which need not load Miniflare and wrangler anew for each (a second of a core).
 */
const workers = {
  ...shared,
  isolate: false,
  setupFiles: "./tests/support/fresh-connections.ts",
  // Each test that runs beside others starts a shop of its own: with more of them on two busy cores, an answer of the
  // test's API comes after the shop's deadline.
  maxConcurrency: 2,
  globalSetup: "./tests/support/build.ts",
} as const;

export default defineConfig({
  test: {
    // One more than two cores: tests wait for deadlines and for servers that start. Where other work makes an answer of
    // the test's API come after the shop's deadline, the test is run again alone (decision 0250).
    maxWorkers: 3,
    // `npm run test:coverage`: how much of the BFF its own unit tests reach, without those that run the Workers.
    coverage: {
      provider: "v8",
      include: ["bff/**/*.ts"],
      exclude: ["**/*.test.ts", "**/*.d.ts"],
      reporter: ["text", "json-summary"],
      reportsDirectory: ".cache/coverage",
    },
    projects: [
      {
        plugins: [markdownTexts()],
        test: {
          ...units,
          name: "unit",
          include: ["{app,bff,api,scripts}/**/*.test.{ts,tsx}", "tests/{architecture,contract}/**/*.test.ts"],
        },
      },
      {
        test: {
          ...workers,
          name: "worker",
          include: ["tests/{faults,http}/**/*.test.ts"],
        },
      },
      // What talks to the reference API about orders, lists and accounts, once more before the other existing server
      // (api/generation.ts).
      {
        test: {
          ...units,
          name: "contract, second generation",
          include: ["tests/contract/**/*.test.ts"],
          // What it tries is done by the same code for both servers.
          exclude: ["tests/contract/odd-replies.test.ts"],
          env: { API_GENERATION: "second" },
        },
      },
      // Of the HTTP tests those that meet most of what the two servers give differently (decision 0250).
      {
        test: {
          ...workers,
          name: "worker, second generation",
          include: ["tests/http/{card-facts,purchase,quantity,second-generation}.test.ts"],
          env: { API_GENERATION: "second" },
        },
      },
    ],
  },
});
