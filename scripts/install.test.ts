import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const INSTALL = join(import.meta.dirname, "install.mjs");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "och-install-"));
  mkdirSync(join(root, "node_modules"));
  // Stands in for npm: notes what it was asked.
  writeFileSync(join(root, "npm"), `#!/bin/sh\necho "$@" > "${join(root, "asked")}"\n`);
  chmodSync(join(root, "npm"), 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

/** What npm was asked for after a start of the shop with these packages wanted and installed. */
function asked(wanted: Record<string, object>, installed: Record<string, object>): string {
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
  writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  writeFileSync(join(root, "asked"), "");
  const install = `import { installPackages } from ${JSON.stringify(INSTALL)}; installPackages(${JSON.stringify(root)});`;
  execFileSync(process.execPath, ["--input-type=module", "-e", install], {
    env: { ...process.env, PATH: `${root}:${process.env.PATH}`, NODE_ENV: "production" },
  });
  return readFileSync(join(root, "asked"), "utf8").trim();
}

it("installs nothing where every package is there in its version", () => {
  const packages = { "node_modules/vite": { version: "6.4.6" } };
  expect(asked({ ...packages, "": {}, "node_modules/fsevents": { version: "2.3.3", optional: true } }, packages)).toBe(
    "",
  );
});

it("installs the development packages too, which build and serve the shop, in an environment of production", () => {
  const command = asked({ "node_modules/vite": { version: "6.4.6" } }, { "node_modules/vite": { version: "6.0.0" } });
  expect(command).toMatch(/^ci /);
  expect(command).toContain("--include=dev");
});
