import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONS } from "./icons.ts";

test("the icons that the stylesheet draws are those of the pages", () => {
  const css = readFileSync(new URL("../../styles/ui.css", import.meta.url), "utf8");
  const drawings = css.match(/--drawings: url\((.*)\);/)?.[1] ?? "";
  const paths = [...drawings.matchAll(/ d='([^']+)'/g)].map(([, path]) => path);
  expect(paths).toEqual([ICONS.compare, ICONS.down, ICONS.gift, ICONS.heart]);
});
