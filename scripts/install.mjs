// @ts-check
/** Installs packages when the lock file is not the one that was installed. Node's own modules only: it runs first. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} root the project's folder
 * @throws {Error} when npm fails
 */
export function installPackages(root) {
  if (differingPackages(root)?.length === 0) return;
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
 * @param {string} root the project's folder
 * @returns {string[] | null} the packages that are not, null where none is installed
 */
export function differingPackages(root) {
  try {
    const wanted = packagesOf(join(root, "package-lock.json"));
    const installed = packagesOf(join(root, "node_modules/.package-lock.json"));
    return Object.entries(wanted)
      .filter(([path, { optional, link }]) => path !== "" && !optional && !link)
      .filter(([path, { version }]) => installed[path]?.version !== version)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
  } catch {
    return null;
  }
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} by path
 */
const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, "utf8")).packages;
