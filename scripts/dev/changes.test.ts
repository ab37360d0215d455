/** Which saved files `npm run dev` builds. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { watchChanges } from "./changes.mjs";

test("sources and information texts are reported, in one batch; tests, documents and what editors write are not", async () => {
  const root = mkdtempSync(join(tmpdir(), "och-changes-"));
  const save = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  };
  for (const folder of ["app/information/texts/mn", "app/remix"]) mkdirSync(join(root, folder), { recursive: true });
  const batches: string[][] = [];
  const stop = watchChanges({ root, paths: ["app"], onChange: (files) => batches.push(files) });
  try {
    for (const file of [
      "app/remix/README.md",
      "app/remix/page-data.test.ts",
      "app/a.ts.swp",
      "app/.#a.ts",
      "app/a.ts~",
    ])
      save(file);
    for (const file of ["app/a.ts", "app/information/texts/mn/bonus.md"]) save(file);
    await expect.poll(() => batches.length).toBe(1);
    expect(batches[0]?.toSorted()).toEqual(["app/a.ts", "app/information/texts/mn/bonus.md"]);
  } finally {
    stop();
    rmSync(root, { recursive: true });
  }
});
