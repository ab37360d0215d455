// @ts-check
/** What can be wrong with a machine on which the shop should run, and how to fix it. Uses only Node's own modules. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { differingPackages } from "../install.mjs";

/**
 * @typedef {object} Finding
 * @property {boolean} isFine
 * @property {string} says what was found, in one line
 * @property {string} [mend] what to do about it
 */

/**
 * @param {string} says
 * @returns {Finding}
 */
const fine = (says) => ({ isFine: true, says });

/**
 * @param {string} says
 * @param {string} mend
 * @returns {Finding}
 */
const wrong = (says, mend) => ({ isFine: false, says, mend });

/**
 * @param {string} version this Node's: `20.19.0`
 * @param {string} engines what package.json asks for: `>=20.19`
 */
export function checkNode(version, engines) {
  const [wantedMajor = 0, wantedMinor = 0] = numbersIn(engines);
  const [major = 0, minor = 0] = numbersIn(version);
  const isNew = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  if (isNew) return fine(`Node ${version}`);
  return wrong(
    `Node ${version} is too old`,
    `install Node ${engines.replace(">=", "")} or newer, e.g. \`nvm install\``,
  );
}

/** @param {string} text */
const numbersIn = (text) => (text.match(/\d+/g) ?? []).map(Number);

/** @param {string} root the project's folder */
export function checkPackages(root) {
  const differing = differingPackages(root);
  if (differing === null) return wrong("No packages are installed", "run `npm ci`");
  if (differing.length === 0) return fine("Packages are those of package-lock.json");
  const named = differing.slice(0, 3).join(", ");
  return wrong(`${differing.length} packages are not those of package-lock.json: ${named}`, "run `npm ci`");
}

/**
 * @param {number} port where the shop is to listen; the reference API takes the next one
 * @param {(port: number) => Promise<boolean>} isFree
 */
export async function checkPorts(port, isFree) {
  const taken = [];
  for (const one of [port, port + 1]) if (!(await isFree(one))) taken.push(one);
  if (taken.length === 0) return fine(`Ports ${port} and ${port + 1} are free`);
  let other = port + 10;
  while (!((await isFree(other)) && (await isFree(other + 1)))) other += 10;
  const says = `${taken.length > 1 ? "Ports" : "Port"} ${taken.join(" and ")} taken, by a running shop or another program`;
  return wrong(says, `stop what listens there, or run \`PORT=${other} npm start\``);
}

/**
 * @param {string | undefined} named `CHROMIUM_PATH`
 * @param {string | undefined} found the executable that the browser tests would take
 */
export function checkBrowser(named, found) {
  if (named && !existsSync(named)) return wrong(`CHROMIUM_PATH names no file: ${named}`, "name Chromium's executable");
  if (found && existsSync(found)) return fine(`Browser ${found}`);
  return wrong("No Chromium for the browser tests", "run `npx playwright install chromium`, or set CHROMIUM_PATH");
}

/**
 * @param {string} root
 * @param {Record<string, string | undefined>} environment
 */
export function checkKeys(root, environment) {
  const keys = environment.COOKIE_KEYS || variable(join(root, ".dev.vars"), "COOKIE_KEYS");
  const token = environment.API_TOKEN_SECRET || variable(join(root, "api/.dev.vars"), "API_TOKEN_SECRET");
  if (!keys || !token) {
    const missing = [...(keys ? [] : ["COOKIE_KEYS"]), ...(token ? [] : ["API_TOKEN_SECRET"])];
    return wrong(`Local secrets are not made yet: ${missing.join(", ")}`, "run `npm start`, which makes them");
  }
  const bad = keys.split(",").filter((key) => !/^[\w-]+:[\w-]{43}$/.test(key.trim()));
  if (bad.length === 0) return fine("Local secrets are there");
  // The key itself is never printed.
  const says = `COOKIE_KEYS holds ${bad.length} that are not \`id:base64url of 32 bytes\``;
  return wrong(says, "delete its line in .dev.vars, or the variable; `npm start` makes a new one");
}

/**
 * @param {string} file
 * @param {string} name
 */
function variable(file, name) {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, "utf8")
    .match(new RegExp(`^${name}=(.+)$`, "m"))?.[1]
    ?.trim();
}

/**
 * @param {string} stateFolder where the local database is kept
 * @param {() => Promise<number>} countProducts called only if there is a database
 */
export async function checkDatabase(stateFolder, countProducts) {
  const mend = "run `npm start`, or `npm run seed` while no shop runs";
  const folder = join(stateFolder, "d1");
  const hasFile =
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(".sqlite"));
  if (!hasFile) return wrong("There is no local database yet", mend);
  try {
    const products = await countProducts();
    return products > 0 ? fine(`The local database has ${products} products`) : wrong("The database is empty", mend);
  } catch {
    return wrong("The local database cannot be read", mend);
  }
}

/**
 * One finding as a line of the terminal.
 * @param {Finding} finding
 */
export const lineOf = ({ isFine, says, mend }) => `${isFine ? "ok   " : "wrong"}  ${says}${mend ? `: ${mend}` : ""}`;
