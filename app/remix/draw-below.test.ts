import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";
import { BELOW, DRAW_WHOLE } from "./draw-below.ts";

test("the style sheet puts off what the script lays out, and nothing else", () => {
  const css = readFileSync(join(ROOT, "app/styles/last.css"), "utf8");
  const selectors = [...css.matchAll(/:is\(([^{]*)\)\s*\{\s*content-visibility: auto/g)].map(([, list]) => list);
  expect(selectors.map((list) => list?.replace(/\s+/g, " ").trim())).toEqual([BELOW]);
});

test("React prints the document's script as it is", () => {
  expect(DRAW_WHOLE).not.toMatch(/[&<>"']/);
});
