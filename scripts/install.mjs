// @ts-check
/** Installs packages in a clone that has none. Node's own modules only: it runs first. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} root the project's folder
 * @throws {Error} when npm fails
 */
export function installPackages(root) {
  if (existsSync(join(root, "node_modules"))) return;
  // What builds and serves the shop is a development package: npm leaves those out where NODE_ENV says production.
  const { status } = spawnSync("npm", ["ci", "--include=dev"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("npm ci failed");
}
