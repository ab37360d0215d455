/**
 * Who may import whom (docs/architecture.md): read from the sources, so that a shortcut fails here before it becomes a
 * habit.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";

interface Import {
  /** The importing file and what it names, both relative to the project. */
  from: string;
  to: string;
  typesOnly: boolean;
}

const FOLDERS = ["app", "bff", "api", "tests", "scripts"];

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Every import of our own files. Packages are of no concern here. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), "utf8").replace(/\/\*.*?\*\//gs, "");
  const statements = text.matchAll(/(?:^|\n)\s*(import|export)\s+(type\s+)?([^'"`;]*?\bfrom\s*)?["']([#.][^"']+)["']/g);
  const dynamic = text.matchAll(/\bimport\(\s*["']([#.][^"']+)["']\s*\)/g);
  return [
    ...[...statements].map(([, , typeWord, clause = "", specifier = ""]) => ({
      from: file,
      to: resolved(file, specifier),
      typesOnly: typeWord !== undefined || hasOnlyTypes(clause),
    })),
    ...[...dynamic].map(([, specifier = ""]) => ({ from: file, to: resolved(file, specifier), typesOnly: false })),
  ];
}

/** `{ type A, type B }` */
function hasOnlyTypes(clause: string): boolean {
  const names = clause
    .match(/^\s*\{([^}]*)\}\s*from\s*$/)?.[1]
    ?.split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return names !== undefined && names.length > 0 && names.every((name) => name.startsWith("type "));
}

function resolved(file: string, specifier: string): string {
  const path = specifier.replace(/\?[\w-]+$/, "");
  return path.startsWith("#") ? path.slice(1) : relative(ROOT, join(ROOT, dirname(file), path));
}

const isTest = (file: string) => /\.test\.tsx?$|^[^/]+\/testing\//.test(file) || file.startsWith("tests/");
const all = sources().flatMap(importsOf);
const shipped = all.filter(({ from }) => !isTest(from));
const broken = (imports: Import[], may: (one: Import) => boolean) =>
  imports.filter((one) => !may(one)).map(({ from, to }) => `${from} → ${to}`);
const of = (folder: string) => shipped.filter(({ from }) => from.startsWith(folder));

test("imports are read at all", () => {
  expect(all.length).toBeGreaterThan(200);
  expect(all).toContainEqual({ from: "bff/client.ts", to: "bff/errors.ts", typesOnly: false });
  expect(all).toContainEqual({ from: "bff/client.ts", to: "bff/app.ts", typesOnly: true });
});

test("every import of ours names a file with its extension", () => {
  expect(broken(all, ({ to }) => /\.(?:tsx?|mjs|js|css|svg|json|md)$/.test(to))).toEqual([]);
});

test("bff/rules imports nothing but itself", () => {
  expect(broken(of("bff/rules/"), ({ to }) => to.startsWith("bff/rules/"))).toEqual([]);
});

test("bff/search is entered by its index alone, and imports nothing but itself and the rules", () => {
  const inside = of("bff/search/");
  expect(inside.length).toBeGreaterThan(0);
  expect(broken(inside, ({ to }) => to.startsWith("bff/search/") || to.startsWith("bff/rules/"))).toEqual([]);
  const outside = all.filter(({ from }) => !from.startsWith("bff/search/"));
  expect(broken(outside, ({ to }) => !to.startsWith("bff/search/") || to === "bff/search/index.ts")).toEqual([]);
});

test("app reaches the BFF through bff/client, the domain's rules and the views' types, and nothing else", () => {
  const may = ({ to, typesOnly }: Import) =>
    to.startsWith("app/") ||
    to === "bff/client.ts" ||
    to.startsWith("bff/rules/") ||
    ((to.startsWith("bff/views/") || to === "bff/errors.ts") && typesOnly);
  expect(broken(of("app/"), may)).toEqual([]);
});

test("api shares only the contract, the payment methods and the brand with the storefront, but for the Worker that is both, for local runs", () => {
  const may = ({ from, to }: Import) =>
    to.startsWith("api/") ||
    ["app/brand.ts", "bff/upstream/contract.ts", "bff/rules/payment-methods.ts"].includes(to) ||
    (from === "api/local.ts" && to === "bff/worker.ts");
  expect(broken(of("api/"), may)).toEqual([]);
});

test("the BFF knows nothing of the pages but whose they are, and only its Worker knows their build", () => {
  const may = ({ from, to }: Import) =>
    to.startsWith("bff/") || to === "app/brand.ts" || (from === "bff/worker.ts" && to === "build/server/index.js");
  expect(broken(of("bff/"), may)).toEqual([]);
});

test("views are pure: they know shapes, rules and each other, no request", () => {
  const may = ({ to, typesOnly }: Import) =>
    to.startsWith("bff/views/") ||
    to.startsWith("bff/rules/") ||
    to === "bff/search/index.ts" ||
    to === "app/brand.ts" ||
    to.startsWith("bff/upstream/contract") ||
    typesOnly;
  expect(broken(of("bff/views/"), may)).toEqual([]);
});

test("the front door knows no route, and what it stands before does not know the door", () => {
  expect(of("bff/door/").length).toBeGreaterThan(0);
  expect(broken(of("bff/door/"), ({ to }) => !to.startsWith("bff/routes/"))).toEqual([]);
  const behind = ["session", "routes", "endpoints", "feeds", "images", "limits", "pages", "upstream"].map(
    (name) => `bff/${name}/`,
  );
  expect(broken(behind.flatMap(of), ({ to }) => !to.startsWith("bff/door/"))).toEqual([]);
});

test("upstream is called in one place, and its contract knows nobody", () => {
  const callers = shipped
    .filter(({ to, typesOnly }) => to === "bff/upstream/client.ts" && !typesOnly)
    .map(({ from }) => from);
  // Other importers need only the errors that it throws.
  const makers = sources().filter(
    (file) =>
      !isTest(file) &&
      /\bcreateUpstream\(/.test(readFileSync(join(ROOT, file), "utf8")) &&
      file !== "bff/upstream/client.ts",
  );
  expect(callers.length).toBeGreaterThan(0);
  // Besides the shop, only the command that checks an API calls it.
  expect(makers).toEqual(["bff/session/visitor-api.ts", "scripts/check-api/check.ts"]);
  const shapes = ["kinds", "wire"].map((name) => `bff/upstream/${name}.ts`);
  const rules = ({ to }: Import) => to.startsWith("bff/rules/");
  expect(broken(of("bff/upstream/contract.ts"), (one) => rules(one) || shapes.includes(one.to))).toEqual([]);
  expect(broken(of("bff/upstream/kinds.ts"), (one) => rules(one) || one.to === "bff/upstream/listed-specs.ts")).toEqual(
    [],
  );
  expect(broken(of("bff/upstream/listed-specs.ts"), rules)).toEqual([]);
  expect(broken(of("bff/upstream/wire.ts"), rules)).toEqual([]);
});

test("what is shipped imports no test, and no script is shipped", () => {
  const may = ({ to }: Import) => !isTest(to) && !to.startsWith("scripts/");
  expect(broken([...of("app/"), ...of("bff/"), ...of("api/")], may)).toEqual([]);
});

test("no import goes in a circle, types included", () => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of all) targets.set(from, [...(targets.get(from) ?? []), to]);
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file) || way.includes(file)) return;
    for (const to of targets.get(file) ?? []) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  expect(circles).toEqual([]);
});
