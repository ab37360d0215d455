/** Functions are short enough to be read at once, and those that others call say what they do. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

/** The most lines of code that a function has of its own: without comments, blank lines and the functions within it. */
const LONGEST = 80;

/** Every source of ours but the tests themselves, which are scenes that run from top to bottom. */
const sources = ["app", "bff", "api", "scripts", "tests"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|spec)\.tsx?$|\.d\.m?ts$/.test(file))
  .map((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
  });

const isFunction = (node: ts.Node) => ts.isFunctionLike(node) && "body" in node && node.body !== undefined;

/** Every function of a source, however deep. */
function functionsIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = isFunction(node) ? [node] : [];
  ts.forEachChild(node, (child) => {
    found.push(...functionsIn(child));
  });
  return found;
}

/** The functions in a function that are in no other one within it. */
function functionsWithin(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...(isFunction(child) ? [child] : functionsWithin(child)));
  });
  return found;
}

function ownLines(tree: ts.SourceFile, node: ts.Node): number {
  const lines = tree.text.split("\n");
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  const own = new Set<number>();
  for (let line = lineOf(node.getStart()); line <= lineOf(node.getEnd()); line++)
    if (!/^\s*(?:$|\/\/|\/?\*)/.test(lines[line] ?? "")) own.add(line);
  // Where one begins and where it ends is the outer function's.
  for (const inner of functionsWithin(node))
    for (let line = lineOf(inner.getStart()) + 1; line < lineOf(inner.getEnd()); line++) own.delete(line);
  return own.size;
}

const placed = sources.flatMap(({ file, tree }) =>
  functionsIn(tree).map((node) => ({
    place: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
    lines: ownLines(tree, node),
  })),
);

test("the sources are read at all", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(placed.length).toBeGreaterThan(4_000);
  expect(Math.max(...placed.map(({ lines }) => lines))).toBeGreaterThan(60);
});

test("no function is longer than a screen", () => {
  expect(placed.filter(({ lines }) => lines > LONGEST).map(({ place, lines }) => `${place}: ${lines}`)).toEqual([]);
});

/** The names of the functions and classes that a statement exports. */
function exportedBy(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? "default"];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(
      ({ initializer }) => initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
    )
    .map(({ name }) => name.getText());
}

/** Of a route those that Remix calls are known by their names. */
const CALLED_BY_REMIX = /^app\/(?:routes\/|info\/text-route\.tsx|root\.tsx|entry\.)/;

test("every exported function and class says what it does", () => {
  const silent = sources
    .filter(({ file }) => !CALLED_BY_REMIX.test(file))
    .flatMap(({ file, tree }) => {
      const told = new Set<string>();
      return tree.statements.flatMap((statement) => {
        const names = exportedBy(statement);
        // Overloads share the first one's comment.
        if (ts.getJSDocCommentsAndTags(statement).length > 0) for (const name of names) told.add(name);
        return names.filter((name) => !told.has(name)).map((name) => `${file}: ${name}`);
      });
    });
  expect(silent).toEqual([]);
});
