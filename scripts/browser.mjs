/** Finds a Chromium for the tests, and gets one when there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/**
 * In this order: CHROMIUM_PATH, the system's Chromium, Debian's package (as root), Playwright's own download.
 * @returns {string | undefined} the executable; undefined when it is Playwright's own, which Playwright finds itself
 * @throws {Error} when no browser can be had
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM;
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebianRoot && installWithApt()) return SYSTEM_CHROMIUM;
  if (run("npx", ["playwright", "install", "chromium"])) return undefined;
  throw new Error("No Chromium: install one and name it in CHROMIUM_PATH");
}

function installWithApt() {
  console.log("Installing Chromium …");
  return (
    run("apt-get", ["update", "-qq"]) &&
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]) &&
    existsSync(SYSTEM_CHROMIUM)
  );
}

function run(command, commandArguments) {
  const { status } = spawnSync(command, commandArguments, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
