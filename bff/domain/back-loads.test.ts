import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { BACK_LOADS, BACK_LOADS_HASH } from "./back-loads.ts";

const OPENED = "https://och.mn/category/1?brand=3";

/** Whether Back to an address loads it, in a page whose scripts are there or not. */
function loads(href: string, dataset: object): boolean {
  let loaded = false;
  const location = {
    href: OPENED,
    reload: () => {
      loaded = true;
    },
  };
  const document = { documentElement: { dataset } };
  const window: { location: typeof location; document: typeof document; onpopstate?: () => void } = {
    location,
    document,
  };
  runInNewContext(BACK_LOADS, window);
  location.href = href;
  window.onpopstate?.();
  return loaded;
}

test("the policy's hash is the script's", () => {
  expect(BACK_LOADS_HASH).toBe(`sha256-${createHash("sha256").update(BACK_LOADS).digest("base64")}`);
});

test.each([
  ["https://och.mn/category/1", {}, true],
  ["https://och.mn/category/2?brand=3", {}, true],
  [OPENED, {}, false],
  [`${OPENED}#results`, {}, false],
  ["https://och.mn/category/1", { sends: "" }, false],
])("Back to %s, with %j: loads it: %s", (href, dataset, expected) => {
  expect(loads(href, dataset)).toBe(expected);
});
