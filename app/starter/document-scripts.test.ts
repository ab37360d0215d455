import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleForDocument } from "./document-scripts.vite.ts";

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "och-script-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test("a module and what it imports become one script, whose names stay its own", async () => {
  const folder = await folderWith({
    "page.ts":
      'import { greeting } from "./greeting.ts";\nconst said: string[] = [];\nsaid.push(greeting);\nreport(said);',
    "greeting.ts": 'export const greeting = "Сайн уу";\nexport const unused = "never";',
  });
  const { code, inputs } = await bundleForDocument(join(folder, "page.ts"));
  const reports: unknown[] = [];
  new Function("report", `"use strict";${code};if (typeof greeting !== "undefined") report("leaked")`)(
    (said: unknown) => reports.push(said),
  );
  expect(reports).toEqual([["Сайн уу"]]);
  expect(code).not.toContain("never");
  expect(inputs.map((input) => input.replace(/.*\//, "")).sort()).toEqual(["greeting.ts", "page.ts"]);
});

test("what cannot be bundled fails the build, with the file's name", async () => {
  const folder = await folderWith({ "page.ts": 'import "./lost.ts";' });
  await expect(bundleForDocument(join(folder, "page.ts"))).rejects.toThrow(/lost\.ts/);
});
