import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { HISTORY_SCRIPT, HISTORY_SCRIPT_HASH } from "./history-script.ts";

const OPENED = "https://och.mn/category/1?brand=3";

/** A window in which the script has run. */
function opened(dataset: Record<string, string>) {
  const window = {
    location: { href: OPENED, loads: 0, reload: () => window.location.loads++ },
    document: { documentElement: { dataset } },
    onpopstate: () => undefined,
  };
  runInNewContext(HISTORY_SCRIPT, window);
  return window;
}

test("the policy's hash is the script's", () => {
  expect(HISTORY_SCRIPT_HASH).toBe(`sha256-${createHash("sha256").update(HISTORY_SCRIPT).digest("base64")}`);
});

test.each([
  ["https://och.mn/category/1", {}, true],
  ["https://och.mn/category/2?brand=3", {}, true],
  [OPENED, {}, false],
  [`${OPENED}#results`, {}, false],
  ["https://och.mn/category/1", { sends: "" }, false],
] as const)("Back to %s, with %j: loads it: %s", (href, dataset, expected) => {
  const { location, onpopstate } = opened(dataset);
  location.href = href;
  onpopstate();
  expect(location.loads > 0).toBe(expected);
});
