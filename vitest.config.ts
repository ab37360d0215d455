import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,bff,api,scripts}/**/*.test.{ts,tsx}", "tests/{architecture,contract,faults,http}/**/*.test.ts"],
    environment: "node",
    globalSetup: "./tests/support/build.ts",
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Two cores: the Worker tests start a workerd each.
    maxWorkers: 2,
  },
});
