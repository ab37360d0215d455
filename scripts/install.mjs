/** Installs packages when the lock file is not the one that was installed. Node's own modules only: it runs first. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} root the project's folder
 * @throws {Error} when npm fails
 */
export function installPackages(root) {
  if (isInstalled(root)) return;
  console.log("Installing packages …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("npm ci failed");
}

/** npm writes what it installed to a hidden lock file; every package of ours must be there in its version. */
function isInstalled(root) {
  try {
    const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
    const installed = JSON.parse(readFileSync(join(root, "node_modules/.package-lock.json"), "utf8")).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, link }]) => path === "" || optional || link || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}
