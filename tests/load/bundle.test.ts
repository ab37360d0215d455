/** Each scenario of `npm run load` is bundled whole, with what gives each request its own connection. */
import { expect, test } from "vitest";
import { bundleScenario } from "#scripts/bundle-scenario.mjs";
import { ROOT } from "#tests/support/root.ts";

test.each(["day", "outage", "soak", "faults", "feeds", "addresses"])(
  "%s is bundled without a warning",
  async (scenario) => {
    await expect(bundleScenario(ROOT, scenario, { write: false })).resolves.toMatch(scenario);
  },
);
