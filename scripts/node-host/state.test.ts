/** One host a folder. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimFolder } from "./state.mjs";

let above: string;
let folder: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), "och-state-"));
  folder = join(above, "state");
});
afterEach(() => rmSync(above, { recursive: true, force: true }));

test("a folder is made for its owner alone, and given back", async () => {
  const giveBack = await claimFolder(folder);
  expect(statSync(folder).mode & 0o077).toBe(0);
  giveBack();
  expect(existsSync(join(folder, "host.sock"))).toBe(false);
  (await claimFolder(folder))();
});

test("a second host on it is refused", async () => {
  const giveBack = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow(`STATE_FOLDER: another host runs on ${folder}`);
  giveBack();
});

test("what a killed host has left is no host", async () => {
  chmodSync(above, 0o700);
  (await claimFolder(folder))();
  writeFileSync(join(folder, "host.sock"), "");
  (await claimFolder(folder))();
});

test("a folder that cannot be one is said", async () => {
  writeFileSync(folder, "a file");
  await expect(claimFolder(folder)).rejects.toThrow(folder);
});
