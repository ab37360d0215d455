/** The dark scheme changes colours alone, so that checks of one scheme (tests/support/axe.ts) hold in the other. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import * as brand from "#app/brand.ts";
import { chosenDark } from "#app/brand.vite.ts";
import { ROOT } from "#tests/support/root.ts";

const STYLES = join(ROOT, "app/styles");
const OF_COLOURS = /^(--[\w-]+|color|color-scheme|background|background-color|border-color|fill|stroke|filter)$/;

/** What stands between a dark block's braces. */
function darkBlocks(css: string): string[] {
  return css
    .split(/@media[^{]*prefers-color-scheme: dark[^{]*/)
    .slice(1)
    .map((rest) => {
      let depth = 0;
      for (let at = 0; at < rest.length; at++) {
        if (rest[at] === "{") depth++;
        if (rest[at] === "}" && --depth === 0) return rest.slice(0, at);
      }
      return rest;
    });
}

test("colours that the shopper chose are those of the browser's wish", async () => {
  const file = join(STYLES, "tokens.css");
  const { css } = await postcss([chosenDark]).process(readFileSync(file, "utf8"), { from: file });
  const tokensOf = (block: string) =>
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
  const chosen = css.match(/:root\[data-theme="dark"\] \{([^}]*--paper[^}]*)\}/)?.[1] ?? "";
  const wished = darkBlocks(css)[0] ?? "";
  expect(wished).toContain(':root:not([data-theme="light"])');
  expect(tokensOf(wished).length).toBeGreaterThan(20);
  expect(tokensOf(chosen)).toEqual(tokensOf(wished));
});

test("what reads no stylesheet has the colours of the light one", () => {
  const css = readFileSync(join(STYLES, "tokens.css"), "utf8");
  for (const [name, colour] of Object.entries(brand.colours)) expect(css).toContain(`\n  --${name}: ${colour};\n`);
});

test("dark changes colours and nothing else", () => {
  const blocks = readdirSync(STYLES)
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => darkBlocks(readFileSync(join(STYLES, name), "utf8")));
  expect(blocks.length).toBeGreaterThan(0);
  const properties = blocks.flatMap((block) =>
    [...block.matchAll(/[{;]\s*([\w-]+)\s*:/g)].map(([, name = ""]) => name),
  );
  expect(properties.length).toBeGreaterThan(10);
  expect(properties.filter((name) => !OF_COLOURS.test(name))).toEqual([]);
});
