/**
 * What the oldest browsers lack (`OLDEST_BROWSERS`) is not used by the pages' scripts, or only where they ask whether
 * it is there: by the types of the compiler and MDN's compatibility data, which know members of values too.
 */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { NEWER } from "#tests/support/old-browser.ts";
import { ROOT } from "#tests/support/root.ts";

const newer = new Set(NEWER.map((names) => names.join(".")));

/** What browsers may load: the loaders in routes are judged with their pages. */
const scripts = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:server|test|d)\.|entry\.server/.test(name))
  .map((name) => join(ROOT, "app", name))
  // A route without a page is the server's alone.
  .filter((file) => !file.includes("/routes/") || readFileSync(file, "utf8").includes("export default"));

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile).config,
  ts.sys,
  ROOT,
);

/** The names of a value's type and of all that it extends. */
function namesOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((one) => namesOf(one, checker));
  const apparent = checker.getApparentType(type);
  const name = apparent.symbol?.name.replace(/Constructor$/, "").replace(/^Readonly(?=Array|Map|Set)/, "");
  const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
  return [name ?? "", ...bases.flatMap((base) => namesOf(base, checker))];
}

/** Whether a script asks before: `a.b?.()`, or `if (a.b)` and the like around it. */
function isAsked(node: ts.PropertyAccessExpression): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent) && parent.expression === node && parent.questionDotToken) return true;
  const text = node.getText();
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const asks = ts.isIfStatement(at.parent) || ts.isConditionalExpression(at.parent) ? at.parent : undefined;
    const condition = asks && ("expression" in asks ? asks.expression : asks.condition);
    if (condition?.getText() === text) return true;
  }
  return false;
}

/** What a script uses, as `Array.toReversed`. */
function newerIn(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && !isAsked(node)) {
      const { expression, name } = node;
      const own = `${expression.getText()}.${name.text}`;
      const inherited = namesOf(checker.getTypeAtLocation(expression), checker).map((type) => `${type}.${name.text}`);
      const used = [own, `${own}_static`, ...inherited].find((one) => newer.has(one));
      if (used) found.push(used);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @returns what scripts use, with their places */
function newerInAll(files: readonly string[]): string[] {
  const program = ts.createProgram(files, { ...options, incremental: false });
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source
      ? newerIn(source, program.getTypeChecker()).map((name) => `${file.replace(`${ROOT}/`, "")}: ${name}`)
      : [];
  });
}

test("what an old browser lacks is found, unless the script asks for it", () => {
  const file = join(mkdtempSync(join(tmpdir(), "och-old-")), "script.ts");
  const asked =
    "AbortSignal.timeout?.(1); const { form } = new HTMLButtonElement(); if (form?.requestSubmit) form.submit();";
  const unasked = "[1].toReversed(); form?.requestSubmit(); AbortSignal.timeout(1); form!.role = null;";
  writeFileSync(file, `${asked} ${unasked} Object.hasOwn({}, "a"); [1].at(-1); new Response().json(); export {};`);
  const found = ["Array.toReversed", "HTMLFormElement.requestSubmit", "AbortSignal.timeout_static", "Element.role"];
  expect(newerInAll([file])).toEqual(found.map((name) => `${file}: ${name}`));
});

test("no script of a page uses what the oldest browsers lack: there a page would break in the shopper's hand", () => {
  expect(newerInAll(scripts)).toEqual([]);
});
