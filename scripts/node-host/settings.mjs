// @ts-check
/** What the Node host is told by its environment. Nothing that is secret or lasting has a default. */
import { createHash } from "node:crypto";
import { parseProxies } from "./client.mjs";

/**
 * @typedef {object} Known what the Worker needs, by its own word
 * @property {readonly string[]} names of all its bindings and variables
 * @property {readonly string[]} bound those that the platform binds: Durable Objects, limits, files
 * @property {Record<string, unknown>} vars those that wrangler.toml sets
 * @property {(bindings: object) => unknown} readEnv its check, which throws `EnvRefused`
 * @property {() => string} newKeys keys that it would take
 */

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host the address to listen at
 * @property {string} stateFolder
 * @property {import("node:net").BlockList} proxies
 * @property {Record<string, string>} vars the Worker's variables, secrets among them
 */

/** The host must not serve customers. */
export class SettingsRefused extends Error {
  /** @param {string[]} faults each names a variable, and never its value */
  constructor(faults) {
    super(`Refusing to start:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.faults = faults;
  }
}

/** What a deployment names on Workers too, and where this host keeps what must not be lost. */
const REQUIRED = {
  COOKIE_KEYS: "one or more of `id:base64url of 32 random bytes`, separated by commas, newest first",
  SHOP_ORIGIN: "the shop's own https origin",
  API_ORIGIN: "the https origin of the shop API",
  STATE_FOLDER: "a folder for orders under way, sessions and carts, which outlives this process",
};

/**
 * Reads the settings.
 * @param {Record<string, string | undefined>} environment
 * @param {Known} known
 * @returns {Settings}
 * @throws {SettingsRefused} that names everything that is missing, weak or not possible here
 */
export function readSettings(environment, { names, bound, vars, readEnv, newKeys }) {
  const own = Object.fromEntries(
    names
      .filter((name) => !bound.includes(name) && name !== "SHOP_ENV")
      .flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const missing = Object.entries(REQUIRED).filter(([name]) => !environment[name]);
  const absent = new Set(missing.map(([name]) => name));
  const bindings = Object.fromEntries(bound.map((name) => [name, ANY_BINDING]));
  const workerFaults = faultsOf(readEnv, { ...vars, ...bindings, ...own }, newKeys);
  const port = Number(environment.PORT || 8787);
  const proxies = parseProxies(environment.TRUSTED_PROXY || "127.0.0.1,::1");
  const faults = [
    ...missing.map(([name, meaning]) => `${name} is missing: ${meaning}`),
    ...workerFaults.filter((fault) => !absent.has(fault.match(/^[A-Z_]+/)?.[0] ?? "")),
    ...(own.IMAGE_RESIZING === "on" ? ["IMAGE_RESIZING: `on` is Cloudflare's; here it is `worker` or `off`"] : []),
    ...(Number.isInteger(port) && port > 0 && port < 65_536 ? [] : ["PORT is no port"]),
    ...(proxies ? [] : ["TRUSTED_PROXY is not a list of addresses and networks, as `10.0.0.2,fd00::/8`"]),
  ];
  if (faults.length > 0 || !proxies) throw new SettingsRefused(faults);
  const { HOST, STATE_FOLDER = "" } = environment;
  return { port, host: HOST || "127.0.0.1", stateFolder: STATE_FOLDER, proxies, vars: own };
}

/**
 * The id of what runs: the same after a restart, another one as soon as the code or a variable is another.
 * @param {string} build a digest of what was built
 * @param {Record<string, string>} vars with the keys, without which nobody can guess them from it
 */
export const deploymentOf = (build, vars) =>
  createHash("sha256")
    .update(JSON.stringify([build, Object.entries(vars).sort()]))
    .digest("hex")
    .slice(0, 32);

/** Stands for a binding where only its being there is checked. */
const ANY_BINDING = { id: "checked", fetch: () => undefined, get: () => undefined, limit: () => undefined };

/**
 * All faults: the Worker's check looks at what production needs only once it can read every variable.
 * @param {Known["readEnv"]} readEnv
 * @param {Record<string, unknown>} bindings
 * @param {Known["newKeys"]} newKeys
 * @returns {string[]}
 */
function faultsOf(readEnv, bindings, newKeys) {
  const faults = refusalOf(readEnv, bindings);
  const unread = faults.flatMap((fault) => fault.match(/^([A-Z_0-9]+): /)?.[1] ?? []);
  if (unread.length === 0) return faults;
  const readable = Object.fromEntries(Object.entries(bindings).filter(([name]) => !unread.includes(name)));
  const further = refusalOf(readEnv, { COOKIE_KEYS: newKeys(), ...readable });
  return [...faults, ...further.filter((fault) => !unread.includes(fault.match(/^[A-Z_0-9]+/)?.[0] ?? ""))];
}

/**
 * @param {Known["readEnv"]} readEnv
 * @param {Record<string, unknown>} bindings
 * @returns {string[]}
 */
function refusalOf(readEnv, bindings) {
  try {
    readEnv(bindings);
    return [];
  } catch (error) {
    if (error instanceof Error && "faults" in error && Array.isArray(error.faults)) return error.faults;
    throw error;
  }
}
