import { defineConfig } from "vitest/config";

const shared = { environment: "node", testTimeout: 30_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    // Two cores: the Worker tests start a workerd each.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{app,bff,api,scripts}/**/*.test.{ts,tsx}", "tests/{architecture,contract}/**/*.test.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "worker",
          include: ["tests/{faults,http}/**/*.test.ts"],
          setupFiles: "./tests/support/fresh-connections.ts",
          // These run the Workers as they are deployed.
          globalSetup: "./tests/support/build.ts",
        },
      },
    ],
  },
});
