import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newCookieKeys } from "../secrets.mjs";
import {
  checkBrowser,
  checkDatabase,
  checkKeys,
  checkNode,
  checkPackages,
  checkPorts,
  type Finding,
  lineOf,
} from "./checks.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "och-doctor-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file of the machine that is looked at. */
function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
}

/** What is wrong says what to do, in one line. */
function expectWrong(finding: Finding, says: RegExp, mend: RegExp): void {
  expect(finding).toMatchObject({
    isFine: false,
    says: expect.stringMatching(says),
    mend: expect.stringMatching(mend),
  });
  expect(lineOf(finding)).toMatch(/^wrong {2}\S.*: \S.*$/);
}

test.each([
  ["20.19.0", true],
  ["20.18.9", false],
  ["22.0.0", true],
  ["18.20.0", false],
])("Node %s: %s", (version, isFine) => {
  const finding = checkNode(version, ">=20.19");
  expect(finding.isFine).toBe(isFine);
  if (!isFine) expectWrong(finding, /too old/, /install Node 20\.19 or newer/);
});

describe("packages", () => {
  const lock = (version: string) =>
    JSON.stringify({ packages: { "": {}, "node_modules/hono": { version }, "node_modules/x": { optional: true } } });

  test("that were never installed", () => {
    write("package-lock.json", lock("4.0.0"));
    expectWrong(checkPackages(root), /No packages/, /npm ci/);
  });

  test("of another lock file are named", () => {
    write("package-lock.json", lock("4.0.1"));
    write("node_modules/.package-lock.json", lock("4.0.0"));
    expectWrong(checkPackages(root), /^1 packages .* hono$/, /npm ci/);
  });

  test("of this lock file are fine, without what is optional", () => {
    write("package-lock.json", lock("4.0.0"));
    write("node_modules/.package-lock.json", lock("4.0.0").replace(',"node_modules/x":{"optional":true}', ""));
    expect(checkPackages(root).isFine).toBe(true);
  });
});

test.each([
  [[], true, /8787 and 8788 are free/, /./],
  [[8787], false, /^Port 8787 taken/, /PORT=8797 npm start/],
  [[8788, 8797], false, /^Port 8788 taken/, /PORT=8807 npm start/],
  [[8787, 8788], false, /^Ports 8787 and 8788 taken/, /PORT=8797 npm start/],
])("with ports %o taken", async (taken, isFine, says, mend) => {
  const finding = await checkPorts(8787, async (port) => !taken.includes(port));
  if (isFine) expect(finding).toEqual({ isFine: true, says: expect.stringMatching(says) });
  else expectWrong(finding, says, mend);
});

test("a browser is one that is there", () => {
  write("chromium", "");
  const there = join(root, "chromium");
  expect(checkBrowser(undefined, there).isFine).toBe(true);
  expect(checkBrowser(there, there).isFine).toBe(true);
  expectWrong(checkBrowser(join(root, "none"), there), /CHROMIUM_PATH names no file/, /name Chromium/);
  expectWrong(checkBrowser(undefined, undefined), /No Chromium/, /playwright install/);
  expectWrong(checkBrowser(undefined, join(root, "none")), /No Chromium/, /playwright install/);
});

describe("local secrets", () => {
  test("that are not made yet are named", () => {
    expectWrong(checkKeys(root, {}), /COOKIE_KEYS, API_TOKEN_SECRET/, /npm start/);
    write("api/.dev.vars", "API_TOKEN_SECRET=abc\n");
    expectWrong(checkKeys(root, {}), /: COOKIE_KEYS$/, /npm start/);
  });

  test("come from the files or the environment", () => {
    write(".dev.vars", `OTHER=1\nCOOKIE_KEYS=${newCookieKeys()},${newCookieKeys()}\n`);
    expect(checkKeys(root, { API_TOKEN_SECRET: "abc" }).isFine).toBe(true);
  });

  test("that are no keys are told, without being shown", () => {
    write("api/.dev.vars", "API_TOKEN_SECRET=abc");
    const finding = checkKeys(root, { COOKIE_KEYS: `${newCookieKeys()},short` });
    expectWrong(finding, /holds 1 that are not/, /\.dev\.vars/);
    expect(lineOf(finding)).not.toContain("short");
  });
});

describe("the local database", () => {
  const state = () => join(root, "state");

  test("that is not there is not asked", async () => {
    const asked = () => Promise.reject(new Error("asked"));
    expectWrong(await checkDatabase(state(), asked), /no local database/, /npm start/);
  });

  test.each([
    [async () => 600, true, /600 products/],
    [async () => 0, false, /empty/],
    [() => Promise.reject(new Error("no such table")), false, /cannot be read/],
  ])("is fine when it has products (%#)", async (count, isFine, says) => {
    write("state/d1/miniflare-D1DatabaseObject/abc.sqlite", "");
    const finding = await checkDatabase(state(), count);
    if (isFine) expect(finding).toEqual({ isFine, says: expect.stringMatching(says) });
    else expectWrong(finding, says, /npm run seed/);
  });
});
