// @ts-check
/**
 * `npm run doctor`: what is wrong with this machine, and how to fix it; a line each. Ends with 1 when something is.
 * Environment: as for `npm start`, and CHROMIUM_PATH.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { systemBrowser } from "./browser.mjs";
import {
  checkBrowser,
  checkDatabase,
  checkKeys,
  checkNode,
  checkPackages,
  checkPorts,
  lineOf,
} from "./doctor/checks.mjs";
import { isFree } from "./free-port.mjs";
import { takesNoArguments } from "./read-command.mjs";

takesNoArguments("[PORT=8787] npm run doctor");

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const packages = checkPackages(root);
const findings = [
  checkNode(process.versions.node, engines.node),
  packages,
  await checkPorts(Number(process.env.PORT ?? 8787), isFree),
  checkBrowser(process.env.CHROMIUM_PATH, systemBrowser() ?? (await downloadedBrowser())),
  checkKeys(root, process.env),
  // With another API there is no local database.
  ...(process.env.API_ORIGIN ? [] : [await checkDatabase(join(root, ".wrangler/state/v3"), countProducts)]),
];
for (const finding of findings) console.log(lineOf(finding));
process.exit(findings.every(({ isFine }) => isFine) ? 0 : 1);

/** Playwright's own, where packages and browser are there. */
async function downloadedBrowser() {
  try {
    return (await import("playwright")).chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Packages may only be imported from here on. */
async function countProducts() {
  return (await import("./database.mjs")).countProducts(root);
}
