/**
 * A page sends the sentences of every component that it can render; otherwise `useWords` throws, which is a 500.
 * Compares, from the sources, the subjects that a route's component uses, directly or not, with those that its loader
 * sends.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { common } from "#app/words/common.ts";
import { ROOT } from "#tests/support/root.ts";

/** A value at the top of a file, by the name that it has there. */
interface Place {
  file: string;
  name: string;
}

interface Source {
  values: Map<string, ts.Node>;
  imports: Map<string, Place>;
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(join(ROOT, file), "utf8");
  const source: Source = { values: new Map(), imports: new Map() };
  sources.set(file, source);
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX).statements)
    readStatement(file, statement, source);
  return source;
}

function readStatement(file: string, statement: ts.Statement, { values, imports }: Source): void {
  if (ts.isFunctionDeclaration(statement)) {
    const modifiers = statement.modifiers ?? [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) values.set("default", statement);
    if (statement.name) values.set(statement.name.text, statement);
  }
  if (ts.isVariableStatement(statement))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) values.set(name.text, initializer);
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return;
  const from = statement.moduleSpecifier.text;
  const bindings = statement.importClause?.namedBindings;
  if (!/^(?:#app\/|\.).*\.tsx?$/.test(from) || !bindings || !ts.isNamedImports(bindings)) return;
  const target = from.startsWith("#") ? from.slice(1) : join(dirname(file), from);
  for (const { name, propertyName } of bindings.elements)
    imports.set(name.text, { file: target, name: (propertyName ?? name).text });
}

/** Every value that a place names, itself included. */
function reachable(start: Place): ts.Node[] {
  const seen = new Map<string, ts.Node>();
  const visit = ({ file, name }: Place): void => {
    const { values, imports } = sourceOf(file);
    const imported = imports.get(name);
    const value = values.get(name);
    const key = `${file} ${name}`;
    if (imported) visit(imported);
    if (imported || !value || seen.has(key)) return;
    seen.set(key, value);
    for (const used of namesIn(value)) visit({ file, name: used });
  };
  visit(start);
  return [...seen.values()];
}

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const walk = (one: ts.Node): void => {
    if (ts.isTypeNode(one)) return;
    if (ts.isIdentifier(one)) names.add(one.text);
    // Of `line.words` only `line` is a value of the file's.
    if (ts.isPropertyAccessExpression(one)) walk(one.expression);
    else ts.forEachChild(one, walk);
  };
  walk(node);
  return names;
}

/** The subjects of a table's rows: `words: ["card"]`. */
function subjectsOfRows(values: readonly ts.Node[]): string[] {
  const subjects: string[] = [];
  const walk = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === "words" &&
      ts.isArrayLiteralExpression(node.initializer)
    )
      subjects.push(...node.initializer.elements.filter(ts.isStringLiteral).map(({ text }) => text));
    ts.forEachChild(node, walk);
  };
  for (const value of values) walk(value);
  return subjects;
}

/** The subjects that the calls of a function in these values name. */
function subjectsIn(values: readonly ts.Node[], called: string): Set<string> {
  const subjects = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === called)
      for (const argument of node.arguments) {
        if (ts.isStringLiteral(argument)) subjects.add(argument.text);
        else if (called === "useWords") throw new Error(`a subject by another name: ${node.getText()}`);
      }
    ts.forEachChild(node, walk);
  };
  for (const value of values) walk(value);
  return subjects;
}

function sent(file: string): Set<string> {
  const values = reachable({ file, name: "loader" });
  return new Set([...subjectsIn(values, "wordsFor"), ...subjectsOfRows(values)]);
}

const needed = (file: string, name = "default") => subjectsIn(reachable({ file, name }), "useWords");

const ROOT_FILE = "app/root.tsx";
/** Those of most pages, which the server's entry and the browser's scripts provide. */
const always = new Set([...sent(ROOT_FILE), ...Object.keys(common)]);
/** The routes that print a page. */
const pages = readdirSync(join(ROOT, "app/routes"))
  .map((name) => `app/routes/${name}`)
  .filter((file) => sourceOf(file).values.has("default"));

test("the sources are read at all", () => {
  expect(pages.length).toBeGreaterThan(20);
  expect([...always].sort()).toEqual(["card", "errors", "listing", "product", "review", "shell", "ui"]);
  expect([...needed("app/routes/cart.tsx")]).toEqual(expect.arrayContaining(["cart", "standing", "ui"]));
});

test.each(pages)("%s sends what it prints", (file) => {
  const has = new Set([...always, ...sent(file)]);
  const lacking = [...needed(file)].filter((subject) => !has.has(subject));
  expect(lacking, "subjects that its loader must send, by wordsFor()").toEqual([]);
});

test("the shell of every page needs no sentence that a page may lack", () => {
  expect([...needed(ROOT_FILE, "Layout")].filter((subject) => !always.has(subject))).toEqual([]);
});

test("a page sends nothing that none of its components prints", () => {
  const idle = pages.flatMap((file) => {
    const used = needed(file);
    return [...sent(file)].filter((subject) => !used.has(subject)).map((subject) => `${file}: ${subject}`);
  });
  expect(idle).toEqual([]);
});
