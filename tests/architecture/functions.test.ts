/** Functions that others call say what they do. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

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

test("the sources are read at all", () => {
  expect(sources.length).toBeGreaterThan(500);
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
