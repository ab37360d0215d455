/** What documents and comments cite exists, and what documents promise names its test. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { contract } from "#bff/upstream/contract.ts";
import { ROOT } from "#tests/support/root.ts";

const documents = [
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "api/README.md",
  "app/remix/README.md",
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" }).map((file) => join("docs", file)),
].filter((file) => file.endsWith(".md"));
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Paths from the project's root, as documents write them in code marks; names with `{}` or `*` stand for several. */
const paths = (text: string) =>
  [...text.matchAll(/`((?:app|bff|api|tests|scripts|docs|public)\/[\w./$-]*)`/g)].map(([, path = ""]) => path);

/** Made at the first start. */
const ABSENT = ["api/.dev.vars"];

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

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

/** Source files of the project, tests and settings included. */
const sources = [
  ...["app", "bff", "api", "scripts", "tests"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ),
  ...readdirSync(ROOT),
].filter((file) => /\.(?:tsx?|m?js|css|sql|toml)$/.test(file));

const TEST = "tests/architecture/documents.test.ts";

/**
 * Every source file and document with its text, comment marks taken out, so that a citation over two lines is one text.
 */
const cited = [...documents, ...sources]
  .filter((file) => file !== TEST)
  .map((file) => ({ file, text: read(file).replace(/\n\s*(?:\*|\/\/|--)? ?/g, " ") }));

/** All matches of a pattern, each with its file: what a failure prints. */
const citations = (pattern: RegExp, files = cited) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, match })));

/** The numbers in "2 to 5", "3 and 4", "D1 and D2". */
const numbers = (text = "") => text.match(/[A-Z]?\d+/g) ?? [];

test("every rule that is cited is a row of docs/shop-rules.md, and each row has its own number and names files", () => {
  const rows = [...read("docs/shop-rules.md").matchAll(/^\| ([A-Z]\d+) \| .*$/gm)];
  const known = rows.map(([, number = ""]) => number);
  expect(new Set(known).size).toBe(known.length);
  const found = citations(/\brules? ([A-Z]\d+(?:(?:,| to| and) [A-Z]\d+)*)/g);
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ match }) => !numbers(match[1]).every((number) => known.includes(number)))).toEqual([]);
  for (const [row] of rows) {
    const files = [...row.matchAll(/`([\w./{},$-]+\.(?:tsx?|md))`/g)].flatMap(([, path = ""]) => alternatives(path));
    const placed = files.map((path) => (existsSync(join(ROOT, path)) ? path : `bff/${path}`));
    for (const path of placed) expect(existsSync(join(ROOT, path)), `${path} in ${row}`).toBe(true);
    const tests = placed.flatMap((path) => [path, path.replace(/\.tsx?$/, ".test.ts")]).filter(isTest);
    expect(tests.filter((path) => existsSync(join(ROOT, path))).length, `a test of ${row}`).toBeGreaterThan(0);
  }
});

test("every call of the shop API is in docs/api.md", () => {
  const text = read("docs/api.md");
  const names = Object.values(contract).map(({ path }) => path.replace(/^.*\//, ""));
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

test("every variable that bff/env.ts reads is explained in docs/operations.md", () => {
  const bindings = [...read("wrangler.toml").matchAll(/^(?:name|binding) = "(\w+)"/gm)].map(([, name]) => name);
  const known = [...read("bff/env.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = ""]) => name);
  const variables = known.filter((name) => !bindings.includes(name));
  expect(variables.length).toBeGreaterThan(25);
  const words = new Set(read("docs/operations.md").match(/\w+/g));
  expect(variables.filter((name) => !words.has(name))).toEqual([]);
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

test("every npm script and every command of a package that is named exists", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const run = citations(/\bnpm run ([a-z][\w:-]*)/g);
  expect(run.length).toBeGreaterThan(30);
  expect(run.filter(({ match: [, name = ""] }) => !(name in scripts))).toEqual([]);
  const bins = citations(/\bnpx ([a-z][\w-]*)/g);
  expect(bins.length).toBeGreaterThan(5);
  expect(bins.filter(({ match: [, name = ""] }) => !existsSync(join(ROOT, "node_modules/.bin", name)))).toEqual([]);
});

/** `delivery`, `{a,b}` → `delivery`, `a`, `b`. */
function alternatives(path: string): string[] {
  const [, before = "", names, after = ""] = path.match(/^(.*?)\{([^}]*)\}(.*)$/) ?? [];
  return names === undefined ? [path] : names.split(",").flatMap((name) => alternatives(before + name.trim() + after));
}

test("every test file that is named exists, in comments too", () => {
  const found = citations(/(?<![\w/*])(?:[\w.$-]+\/)+[\w.${},-]+\.(?:test|spec)\.tsx?/g).flatMap(({ file, match }) =>
    alternatives(match[0]).map((path) => ({ file, path })),
  );
  expect(found.length).toBeGreaterThan(200);
  const missing = found.filter(
    ({ file, path }) => ![".", dirname(file)].some((from) => existsSync(join(ROOT, from, path))),
  );
  expect(missing).toEqual([]);
});
