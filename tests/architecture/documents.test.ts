/** What the documents name is there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "api/README.md",
  "app/remix/README.md",
  ...readdirSync(join(ROOT, "docs")).map((file) => join("docs", file)),
].filter((file) => file.endsWith(".md"));
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Paths from the project's root, as documents write them in code marks; names with `{}` or `*` stand for several. */
const paths = (text: string) =>
  [...text.matchAll(/`((?:app|bff|api|tests|scripts|docs|public)\/[\w./$-]*)`/g)].map(([, path = ""]) => path);

/** Made at the first start, and a recipe's example. */
const ABSENT = ["api/.dev.vars", "app/routes/outlet.tsx"];

test("documents are read at all", () => {
  expect(documents).toContain("docs/architecture.md");
  expect(documents.flatMap((file) => paths(read(file))).length).toBeGreaterThan(100);
});

test.each(documents)("%s: every file and folder that it names is there", (document) => {
  const absent = paths(read(document)).filter((path) => !ABSENT.includes(path) && !existsSync(join(ROOT, path)));
  expect(absent).toEqual([]);
});

test.each(documents)("%s: every link leads to a document, and to a heading of it", (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)/g)];
  for (const [link, path = "", heading] of links) {
    const target = path === "" ? document : join(dirname(document), path);
    expect(existsSync(join(ROOT, target)), `${document}: ${link}`).toBe(true);
    if (heading) expect(headings(read(target)), `${document}: ${link}`).toContain(heading.slice(1));
  }
});

/** Headings as GitHub makes fragments of them. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
