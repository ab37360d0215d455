import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { watchTypes } from "./type-check.mjs";

const SETTINGS = {
  compilerOptions: {
    ...{ target: "ES2022", module: "ESNext", moduleResolution: "Bundler", allowImportingTsExtensions: true },
    ...{ strict: true, noEmit: true, incremental: true, tsBuildInfoFile: ".cache/tsbuildinfo", types: [] },
  },
  include: ["app"],
};
const WAIT = { timeout: 60_000, interval: 20 };

let root: string;
let stop: (() => void) | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "och-types-test-"));
  mkdirSync(join(root, "app"));
  save("tsconfig.json", JSON.stringify(SETTINGS));
  save("app/fee.ts", "export const fee = 7_000;\n");
  save("app/total.ts", 'import { fee } from "./fee.ts";\n\nexport const total: number = 1 + fee;\n');
  // Depends on nothing that the tests change.
  save("app/apart.ts", "export const apart: string = 1;\n");
});
afterEach(() => {
  stop?.();
  rmSync(root, { recursive: true });
});

const save = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Starts the checker. */
function watched() {
  const types: ReturnType<typeof watchTypes> = watchTypes(root, (found) => {
    told = found;
  });
  let told: Parameters<Parameters<typeof watchTypes>[1]>[0] = [];
  stop = types.stop;
  return {
    files: () => told.map(({ file }) => file).toSorted(),
    of: (file: string) => told.find((problem) => problem.file === file),
    save,
    pause: types.pause,
    resume: types.resume,
  };
}

it("tells an error with its file, its line and the source of that line, and keeps those that a change does not affect", async () => {
  const shown = watched();
  await expect.poll(shown.files, WAIT).toEqual(["app/apart.ts"]);
  shown.save("app/fee.ts", 'export const fee = "7,000";\n');
  await expect.poll(shown.files, WAIT).toEqual(["app/apart.ts", "app/total.ts"]);
  expect(shown.of("app/total.ts")).toEqual({
    file: "app/total.ts",
    line: 3,
    message: "TS2322: Type 'string' is not assignable to type 'number'.",
    frame: "export const total: number = 1 + fee;",
  });
  shown.save("app/fee.ts", "export const fee = 8_000;\n");
  await expect.poll(shown.files, WAIT).toEqual(["app/apart.ts"]);
  shown.save("app/apart.ts", 'export const apart: string = "";\n');
  await expect.poll(shown.files, WAIT).toEqual([]);
});

it("goes on after a save that leaves no type changed, and forgets a file that is gone", async () => {
  const shown = watched();
  await expect.poll(shown.files, WAIT).toEqual(["app/apart.ts"]);
  shown.save("app/fee.ts", 'export const fee = "7,000";\n');
  shown.save("app/base.css", "body {}\n");
  await expect.poll(shown.files, WAIT).toEqual(["app/apart.ts", "app/total.ts"]);
  rmSync(join(root, "app/apart.ts"));
  await expect.poll(shown.files, WAIT).toEqual(["app/total.ts"]);
});

it("checks nothing while it is paused, and everything afterwards", async () => {
  const shown = watched();
  await expect.poll(shown.files, WAIT).toEqual(["app/apart.ts"]);
  shown.pause();
  shown.save("app/fee.ts", 'export const fee = "7,000";\n');
  // Four times as long as the watcher takes to begin.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(shown.files()).toEqual(["app/apart.ts"]);
  shown.resume();
  await expect.poll(shown.files, WAIT).toEqual(["app/apart.ts", "app/total.ts"]);
});

it("tells an error of syntax", async () => {
  const shown = watched();
  await expect.poll(shown.files, WAIT).toEqual(["app/apart.ts"]);
  shown.save("app/apart.ts", "export const = 1;\n");
  await expect.poll(() => shown.of("app/apart.ts")?.message, WAIT).toMatch(/^TS1\d+:/);
});
