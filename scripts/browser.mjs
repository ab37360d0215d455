// @ts-check
/** Finds the browsers that the tests use, and installs them when missing. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The same engine twice: the headless shell takes a third of the time for a new context, since it draws no window. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const CHROMIUM = "/usr/bin/chromium";

/** @returns {string | undefined} the executable of a browser that is on the system */
export function systemBrowser() {
  return process.env.CHROMIUM_PATH || [HEADLESS_SHELL, CHROMIUM].find((path) => existsSync(path));
}

/**
 * In this order: CHROMIUM_PATH, the headless shell (installed from Debian's packages where we are root, even beside a
 * Chromium, since it is the faster one: decision 0250), another Chromium, Playwright's own download.
 * @returns {string | undefined} the executable; undefined when it is Playwright's own, which Playwright finds itself
 * @throws {Error} when no browser can be found or installed
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH || hasPackage(HEADLESS_SHELL) || hasPackage(CHROMIUM)) return systemBrowser();
  if (run("npx", "playwright", "install", "chromium")) return undefined;
  throw new Error("No Chromium: install one and name it in CHROMIUM_PATH");
}

/**
 * Sees to a Chromium that is no headless shell, for the tests of the back-forward cache and of prefetched pages, which
 * the headless shell does not have: Debian's, else Playwright's own download.
 * @throws {Error} when there is none and none can be installed
 */
export function findWholeBrowser() {
  if (hasPackage(CHROMIUM) || run("npx", "playwright", "install", "--no-shell", "chromium")) return;
  throw new Error("No Chromium beside the headless shell, and none could be installed");
}

/** @returns {string | undefined} Debian's Chromium; undefined for Playwright's own, which Playwright finds itself */
export const wholeBrowser = () => (existsSync(CHROMIUM) ? CHROMIUM : undefined);

/**
 * Whether a browser of Debian's is there, or could be installed.
 * @param {string} path named as its package
 */
function hasPackage(path) {
  if (existsSync(path)) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const name = path.replace("/usr/bin/", "");
  console.log(`Installing ${name} …`);
  return run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, ...parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, parameters, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}
