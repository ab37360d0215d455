// @ts-check
/** Installs packages when the lock file is not the one that was installed. Node's own modules only: it runs first. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} root the project's folder
 * @throws {Error} when npm fails
 */
export function installPackages(root) {
  if (isInstalled(root)) return;
  console.log("Installing packages …");
  // What builds and serves the shop is a development package: npm leaves those out where NODE_ENV says production.
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("npm ci failed");
}

/**
 * npm writes what it installed to a hidden lock file; every package of ours must be there in its version.
 * @param {string} root
 */
function isInstalled(root) {
  const hidden = join(root, "node_modules/.package-lock.json");
  if (!existsSync(hidden)) return false;
  /** @type {(file: string) => Record<string, { version?: string, optional?: boolean }>} */
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = packagesOf(hidden);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}
