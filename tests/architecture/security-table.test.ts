/** docs/security.md proves what it says by tests: every file and every title that it names exists. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const rows = text
  .split("\n")
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.slice(2, -2).split(" | "));
const named = [...text.matchAll(/`([\w./$-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)].map(([, file = "", title = ""]) => ({
  file,
  title,
}));

test("as many checks as the document says, numbered in order, each with a rule, a place and a proof or a reason", () => {
  expect(rows.length).toBeGreaterThanOrEqual(99);
  expect(text.match(/^(\d+) checks, /m)?.[1]).toBe(String(rows.length));
  expect(rows.map(([number]) => Number(number))).toEqual(rows.map((_, place) => place + 1));
  for (const row of rows) {
    expect(row, row[1]).toHaveLength(5);
    const [, , rule = "", where = "", proof = ""] = row;
    const hasProof = /`[\w./-]+\.(?:test|spec)\.ts` "/.test(proof);
    expect(hasProof || /^does not apply/.test(rule), row.join(" | ")).toBe(true);
    const file = where.match(/^`(.+)`$/)?.[1];
    if (file) expect(existsSync(join(ROOT, file)), file).toBe(true);
    else expect(rule).toMatch(/^does not apply/);
  }
});

test("every test that is named exists under its title", () => {
  expect(named.length).toBeGreaterThan(130);
  const missing = named.filter(({ file, title }) => {
    if (!existsSync(join(ROOT, file))) return true;
    const source = readFileSync(join(ROOT, file), "utf8");
    return ![`"${title}"`, `\`${title}\``, `'${title}'`].some((written) => source.includes(written));
  });
  expect(missing).toEqual([]);
});
