/** docs/security.md proves what it says by tests: every file and every title that it names exists. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const [checks = "", advisories = ""] = text.split("## Open advisories");
const rows = checks
  .split("\n")
  .filter((line) => /^\| (?!---|threat \|)/.test(line))
  .map((line) => line.slice(2, -2).split(" | "));

/** The tests that a text names: a file, then titles, or their beginnings. */
const namedBy = (part: string) =>
  [...part.matchAll(/`([\w./$-]+\.(?:test|spec)\.tsx?)`((?:,?\s"[^"]+")+)/g)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title: title.replace(/\s+/g, " ") })),
  );

const beside = (file: string, end: string) => file.replace(/\.(?:test|spec)\.tsx?$/, `.${end}`);

test("each threat has a guard, the file that enforces it, and a test", () => {
  expect(rows.length).toBeGreaterThanOrEqual(99);
  for (const row of rows) {
    expect(row, row[0]).toHaveLength(3);
    const [, guard = "", proof = ""] = row;
    expect(namedBy(proof).length, row.join(" | ")).toBeGreaterThan(0);
    const named = guard.match(/ \(`([^`]+)`\)$/)?.[1];
    const places = named
      ? [named]
      : namedBy(proof).flatMap(({ file }) => ["ts", "tsx"].map((end) => beside(file, end)));
    expect(places.filter((file) => existsSync(join(ROOT, file))).length, row.join(" | ")).toBeGreaterThan(0);
  }
});

test("every test that is named exists under its title", () => {
  const named = [...namedBy(checks), ...namedBy(advisories)];
  expect(named.length).toBeGreaterThan(130);
  const missing = named.filter(({ file, title }) => {
    if (!existsSync(join(ROOT, file))) return true;
    const source = readFileSync(join(ROOT, file), "utf8");
    const isWhole = !title.endsWith(" …");
    const written = title.replace(/ …$/, " ");
    return !['"', "`", "'"].some((mark) => source.includes(mark + written + (isWhole ? mark : "")));
  });
  expect(missing).toEqual([]);
});
