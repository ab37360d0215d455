import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICONS, type IconName } from "./icons.ts";

test("icons that the stylesheet draws are those that stand in pages", () => {
  const css = readFileSync("app/styles/ui.css", "utf8");
  const drawn = [...css.matchAll(/\.drawn-(\w+) \{[^}]* d='([^']+)'/g)];
  expect(drawn.map(([, name]) => name)).toEqual(["compare", "down", "gift", "heart"]);
  for (const [, name, path] of drawn) expect(path).toBe(ICONS[name as IconName]);
});
