/** The table of what breaks when the shop grows names bounds of ours: they are the source's. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const [, section = ""] = read("docs/operations.md").split("\n## Growth\n");
const [growth = ""] = section.split("\n## ");
const rows = growth
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(2)
  .map((line) => line.slice(2, -2).split(" | "));

/** A number as the source and as a sentence writes it. */
const plain = (text: string) => Number(text.replaceAll(/[_,]/g, ""));

test("every row says the limit, the three sizes and what to do", () => {
  expect(rows.length).toBeGreaterThan(6);
  for (const row of rows) {
    expect(row, row[0]).toHaveLength(6);
    expect(
      row.filter((cell) => cell.trim() === ""),
      row[0],
    ).toEqual([]);
  }
});

test.each([
  ["ours ([\\d,]+) ms", "wrangler.toml", /cpu_ms = (\d+)/, 1],
  ["ours ([\\d,]+) documents", "bff/door/document-cache.ts", /MAX_REMEMBERED = (\d+)/, 1],
  ["and ([\\d,]+) million characters", "bff/upstream/cache.ts", /MOST_REMEMBERED = (\d+) \* 1024 \* 1024/, 1],
  ["ours ([\\d,]+) lists a minute", "wrangler.toml", /name = "LIMIT_LISTS"\n.*\nsimple = \{ limit = (\d+)/, 1],
  ["lists a minute, ([\\d,]+) sign-ins", "wrangler.toml", /name = "LIMIT_SIGN_IN"\n.*\nsimple = \{ limit = (\d+)/, 1],
])("%s is the bound of %s", (sentence, file, bound, unit) => {
  const told = growth.match(new RegExp(sentence))?.[1];
  const real = read(file).match(bound)?.[1];
  expect(plain(told ?? "none")).toBe(plain(real ?? "none") / unit);
});
