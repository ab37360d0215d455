import { defineConfig } from "vitest/config";
import { informationTexts } from "./scripts/information-texts.ts";

// Bounds for what hangs: a slow machine with other work takes many times what an idle one does.
const shared = { environment: "node", testTimeout: 300_000, hookTimeout: 300_000 } as const;

export default defineConfig({
  test: {
    // Two cores: the Worker tests start a workerd each.
    maxWorkers: 2,
    projects: [
      {
        plugins: [informationTexts()],
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
      // What talks to the reference API about orders, lists and accounts, once more before the other existing server
      // (api/generation.ts).
      {
        test: {
          ...shared,
          name: "contract, second generation",
          include: ["tests/contract/**/*.test.ts"],
          env: { API_GENERATION: "second" },
        },
      },
      // Of the HTTP tests those whose pages are made of what the two servers give differently (decision 0103).
      {
        test: {
          ...shared,
          name: "worker, second generation",
          include: [
            "tests/http/{caps,last-piece,same-total,tampering}.test.ts",
            "tests/http/{card-facts,compare-save-review,stock-limits,listing,purchase,second-generation,sessions,social-login}.test.ts",
            "tests/http/{open-redirects,two-customers}.test.ts",
            "tests/http/{contact,forgot-password,order-again,profile-forms,register,track-order}.test.ts",
          ],
          env: { API_GENERATION: "second" },
          setupFiles: "./tests/support/fresh-connections.ts",
          globalSetup: "./tests/support/build.ts",
        },
      },
    ],
  },
});
