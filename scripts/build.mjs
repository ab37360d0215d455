// @ts-check
/** Builds the two Workers as they are deployed, and skips what has not changed since the last time. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./root.mjs";

/** What the storefront is built from. */
const SHOP_INPUTS = [
  "app",
  "bff",
  "public",
  "package-lock.json",
  "remix.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];
const API_INPUTS = ["api", "app/brand.ts", "bff/upstream", "package-lock.json", "tsconfig.json"];

/** Where the bundles are, relative to the project. */
export const BUNDLES = { shop: "dist/shop/worker.js", api: "dist/api/worker.js" };
/** Wrangler's list of the files that a deployment of the storefront would ship, relative to the project. */
export const DEPLOY_REPORT = "dist/shop.deploy.txt";
/** Of which files, and for what, the storefront's pages in `build/` were made. */
const SHOP_STAMP = join(ROOT, "dist/shop.stamp");

/** Bundles the storefront (Remix, BFF) to `dist/shop` and `build/client`. */
export function buildShop() {
  unlessBuilt(SHOP_STAMP, "production", SHOP_INPUTS, () => {
    console.log("Building the storefront …");
    // As deployed; local runs differ in bindings, the bundle is the same. Wrangler runs `npm run build` first: its
    // [build] command.
    const report = bundle(BUNDLES.shop, ["--env", "production"]);
    writeFileSync(join(ROOT, DEPLOY_REPORT), report);
  });
}

/** Bundles the reference API to `dist/api`. */
export function buildApi() {
  unlessBuilt(join(ROOT, "dist/api.stamp"), "", API_INPUTS, () => {
    console.log("Building the reference API …");
    bundle(BUNDLES.api, ["-c", "api/wrangler.toml"]);
  });
}

/**
 * Builds the storefront's pages in their place for a local run, unless the same files were built so the last time:
 * wrangler runs its [build] command twice when it starts.
 * @param {() => void} build
 */
export const buildLocal = (build) => unlessBuilt(SHOP_STAMP, "local", SHOP_INPUTS, build);

/** Makes the next build of the storefront build, whether or not anything has changed: something else writes pages. */
export const forgetBuild = () => rmSync(SHOP_STAMP, { force: true });

/**
 * @param {string} stampFile says what was built the last time
 * @param {string} purpose
 * @param {string[]} inputs
 * @param {() => void} build throws when it fails
 */
function unlessBuilt(stampFile, purpose, inputs, build) {
  const stamp = `${purpose} ${digestOf(inputs)}`;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  rmSync(stampFile, { force: true });
  build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * @param {string} file the bundle
 * @param {string[]} options of `wrangler deploy`
 * @returns {string} what wrangler printed
 */
function bundle(file, options) {
  // A relative folder would be one beside the configuration.
  const folder = join(ROOT, dirname(file));
  const command = ["wrangler", "deploy", "--dry-run", ...options, "--outdir", folder];
  rmSync(folder, { recursive: true, force: true });
  const settings = { NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0", WRANGLER_LOG: "log" };
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync("npx", command, { cwd: ROOT, encoding: "utf8", env });
  // A failed build repeats its error at length; the beginning suffices.
  const begin = [stdout, stderr].flatMap((text) => text.split("\n").slice(0, 40)).join("\n");
  if (status !== 0) throw new Error(`npx ${command.join(" ")} failed:\n${begin}`);
  return stdout;
}

/**
 * A digest of every input file's path in the project and content.
 * @param {string[]} inputs
 */
function digestOf(inputs) {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const isFolder = statSync(join(ROOT, input)).isDirectory();
    const names = isFolder ? readdirSync(join(ROOT, input), { encoding: "utf8", recursive: true }).sort() : [""];
    for (const file of names.map((name) => join(input, name))) {
      if (/(?:^|\/)\./.test(file) || statSync(join(ROOT, file)).isDirectory()) continue;
      hash.update(file).update(readFileSync(join(ROOT, file)));
    }
  }
  return hash.digest("hex");
}
