/**
 * The unit tests that are about one folder, as mutation testing runs them: without the projects of the whole
 * configuration that need a build and a Worker.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { folderOf } from "./folders.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root,
  test: {
    environment: "node",
    testTimeout: 60_000,
    // As the whole configuration has it: to load the modules anew takes longer than the tests.
    isolate: false,
    alias: { "cloudflare:workers": `${root}tests/support/cloudflare-workers.ts` },
    include: [...(folderOf(process.env.MUTATED_FOLDER)?.tests ?? [])],
  },
});
