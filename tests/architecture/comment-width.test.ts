/** Comments obey the formatter's line width, which Biome itself holds for code alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const WIDTH = Number(read("biome.json").match(/"lineWidth": (\d+)/)?.[1]);

const sources = [
  ...["app", "bff", "api", "scripts", "tests"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ),
  ...readdirSync(ROOT),
].filter((file) => /\.(?:tsx?|m?js|css|sql)$/.test(file));

/** Lines that are comment, or end in one, with their number. */
function commentLines(text: string): { line: string; number: number }[] {
  let isInBlock = false;
  return text.split("\n").flatMap((line, index) => {
    const isComment = isInBlock || /^\s*(?:\/\/|\{?\/\*|-- )|[;,{(] \/\/ /.test(line);
    if (isComment) isInBlock = !line.includes("*/") && (isInBlock || /^\s*\{?\/\*/.test(line));
    return isComment ? [{ line, number: index + 1 }] : [];
  });
}

test("no comment is wider than the formatter's lines", () => {
  const all = sources.flatMap((file) => commentLines(read(file)).map((found) => ({ file, ...found })));
  expect(WIDTH).toBeGreaterThan(79);
  expect(all.length).toBeGreaterThan(4000);
  expect(all.filter(({ line }) => line.length > WIDTH).map(({ file, number }) => `${file}:${number}`)).toEqual([]);
});
