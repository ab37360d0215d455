import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tests/support/root.ts";
import { FURTHER, folderOf, mutationOptions } from "./folders.mjs";

const names = Object.keys(FURTHER);

test.each(names)("%s is a folder of bff, and every test that is to judge it exists", (name) => {
  const folder = folderOf(name);
  if (!folder) throw new Error(name);
  expect(existsSync(join(ROOT, folder.source))).toBe(true);
  const [own, ...further] = folder.tests;
  expect(own).toBe(`bff/${name}/**/*.test.ts`);
  expect(further.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test.each([undefined, "", "views", "constructor", "../session"])("%j is none", (name) => {
  expect(folderOf(name)).toBeUndefined();
});

test("a run changes the source and no test, and fails below 85 of 100", () => {
  const folder = folderOf("session");
  if (!folder) throw new Error("session");
  expect(mutationOptions(folder).mutate).toEqual(["bff/session/**/*.ts", "!**/*.test.ts"]);
  expect(mutationOptions(folder, "cookie*.ts").mutate?.[0]).toBe("bff/session/cookie*.ts");
  expect(mutationOptions(folder).thresholds?.break).toBe(85);
});

test("the weekly workflow runs every folder", () => {
  const workflow = readFileSync(join(ROOT, ".github/workflows/weekly.yml"), "utf8");
  const [, listed = ""] = workflow.match(/folder: \[(.*)\]/) ?? [];
  expect(listed.split(", ")).toEqual(names);
  expect(workflow).toMatch(/run: npm run test:mutation -- \$\{\{ matrix\.folder \}\}$/m);
});
