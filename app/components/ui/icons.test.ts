import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONS, type IconName } from "./icons.ts";

test("icons that the stylesheet draws are those that stand in pages, each at its place of the one picture", () => {
  const css = readFileSync("app/styles/ui.css", "utf8");
  const paths = [...css.matchAll(/ d='([^']+)'/g)].map(([, path]) => path);
  const drawn = [...css.matchAll(/\.drawn-(\w+) \{\s*--drawing: (\d)/g)];
  expect(drawn.map(([, name]) => name)).toEqual(["compare", "down", "gift", "heart"]);
  for (const [, name, place] of drawn) expect(paths[Number(place)]).toBe(ICONS[name as IconName]);
});
