/** What documents and comments cite exists, and what documents promise names its test. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { EVENTS } from "#bff/log.ts";
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

/** The rows of a table of docs/operations.md, cell by cell. @param section the heading above it */
function operationsTable(section: string): string[][] {
  const [, text = ""] = read("docs/operations.md").split(`\n## ${section}\n`);
  const [table = ""] = text.split("\n## ")[0]?.match(/^\|.*(?:\n\|.*)*/m) ?? [];
  return table
    .split("\n")
    .slice(2)
    .map((row) => row.slice(2, -2).split(" | "));
}

/** The words in code marks. */
const marked = (text = "") => [...text.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);

test("docs/operations.md has a row for each event that is logged, with its fields, and for no other", () => {
  const sources = ["app", "bff"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => read(join(folder, file))),
  );
  const logged = sources.flatMap((source) => [
    ...source.matchAll(/\blog\(\s*(?:"\w+"|(?:status|outcome) [^,]*),\s*"([\w-]+)"|\bevent: "([\w-]+)"/g),
  ]);
  expect([...new Set(logged.map(([, called, named]) => called ?? named))].toSorted()).toEqual(
    Object.keys(EVENTS).toSorted(),
  );
  const rows = operationsTable("Logs").map(([event, , fields]) => [marked(event)[0], marked(fields)]);
  expect(rows.toSorted()).toEqual(Object.entries(EVENTS).toSorted());
});

/** The decisions by file name, without the index. */
const decisions = new Map(
  readdirSync(join(ROOT, "docs/decisions"))
    .filter((file) => file !== "README.md")
    .map((file) => [file, read(join("docs/decisions", file))]),
);
const decisionNumbers = [...decisions.keys()].map((file) => file.slice(0, 4));

test("decisions are numbered once, and the index lists each with its title and status", () => {
  expect(decisions.size).toBeGreaterThan(20);
  expect(new Set(decisionNumbers).size).toBe(decisions.size);
  const rows = read("docs/decisions/README.md")
    .split("\n")
    .filter((line) => /^\| \[\d{4}\]/.test(line));
  const expected = [...decisions].map(([file, text]) => {
    const title = text.match(/^# \d{4} (.*)$/m)?.[1];
    return `| [${file.slice(0, 4)}](${file}) | ${title} | ${text.match(/^- Status: (.*)$/m)?.[1]} |`;
  });
  expect(rows.toSorted()).toEqual(expected.toSorted());
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

test("every decision that is cited exists", () => {
  const found = citations(/\bdecisions? (\d{4}(?:(?:,| and|, and) \d{4})*)/gi);
  expect(found.length).toBeGreaterThan(20);
  const unknown = found.filter(({ match }) => !numbers(match[1]).every((number) => decisionNumbers.includes(number)));
  expect(unknown).toEqual([]);
});

test("nothing is cited that a clone does not have", () => {
  expect(citations(/§|\bwire contract\b|\bspec(?:ification)? \d|\bissue #?\d+/gi)).toEqual([]);
});

test("every document that is named exists", () => {
  const found = citations(/(?<![\w/*])[\w./-]*\w\.md\b/g);
  expect(found.length).toBeGreaterThan(200);
  const missing = found.filter(
    ({ file, match }) => ![".", dirname(file)].some((from) => existsSync(join(ROOT, from, match[0]))),
  );
  expect(missing).toEqual([]);
});

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

test("every variable that bff/env.ts reads is explained in docs/operations.md", () => {
  const bindings = [...read("wrangler.toml").matchAll(/^(?:name|binding) = "(\w+)"/gm)].map(([, name]) => name);
  const known = [...read("bff/env.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = ""]) => name);
  const variables = known.filter((name) => !bindings.includes(name));
  expect(variables.length).toBeGreaterThan(25);
  const words = new Set(read("docs/operations.md").match(/\w+/g));
  expect(variables.filter((name) => !words.has(name))).toEqual([]);
});

test("docs/operations.md names the version of every cache of the data centre, for emptying it by a deployment", () => {
  const addresses = cited
    .filter(({ file }) => /^bff\/.*\.ts$/.test(file) && !isTest(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/https:\/\/([\w-]+\.invalid\/v\d+)/g)].map(([, one = ""]) => [one, file]),
    );
  expect(addresses.length).toBeGreaterThan(3);
  const [, section = ""] = read("docs/operations.md").split("### Empty the cache");
  for (const [address, file] of addresses) expect(section).toContain(`\`${address}\` in \`${file}\``);
});

test("every test that docs/api.md names exists under its title, or the title's beginning", () => {
  const tests = cited.filter(({ file }) => isTest(file));
  const named = [...read("docs/api.md").matchAll(/(?:\.test\.ts`|[(;] ?[oOfs]) "([^"]+)"/g)].map(
    ([, title = ""]) => title,
  );
  expect(named.length).toBeGreaterThan(15);
  const beginnings = named.map((title) => title.replace(/ ?…$/, ""));
  expect(beginnings.filter((title) => !tests.some(({ text }) => text.includes(title)))).toEqual([]);
});

test("docs/api.md explains every call of the contract, and says what the shop shows of its outcomes", () => {
  const names = Object.values(contract).map(({ path }) => path.split("/").at(-1) ?? "");
  const sections = new Map(
    read("docs/api.md")
      .split("\n## ")
      .map((text) => [text[0] ?? "", text]),
  );
  const explained = ["2", "3", "4", "5"].map((number) => sections.get(number)).join("\n");
  const shown = [...(sections.get("7") ?? "").matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    cell.split(", "),
  );
  expect(names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(explained))).toEqual([]);
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});

test("every section that is cited is one of docs/api.md", () => {
  const known = [...read("docs/api.md").matchAll(/^## (\d+)\. /gm)].map(([, number = ""]) => number);
  const found = citations(/(?<!RFC \d+, )\bsections? (\d+(?:(?:,| to| and) \d+)*)/g);
  expect(found.length).toBeGreaterThan(90);
  expect(found.filter(({ match }) => !numbers(match[1]).every((number) => known.includes(number)))).toEqual([]);
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
  expect(found.length).toBeGreaterThan(500);
  const missing = found.filter(
    ({ file, path }) => ![".", dirname(file)].some((from) => existsSync(join(ROOT, from, path))),
  );
  expect(missing).toEqual([]);
});
