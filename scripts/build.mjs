// @ts-check
/** Builds the two Workers as they are deployed, and skips what has not changed since the last time. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

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

/** @typedef {"shop" | "api"} Bundle */

/** Where the bundles are, relative to the project. */
export const BUNDLES = { shop: "dist/shop/worker.js", api: "dist/api/worker.js" };

/**
 * Wrangler's list of the files that a deployment would ship, relative to the project.
 * @param {Bundle} name
 */
export const deployReport = (name) => `dist/${name}.deploy.txt`;

/**
 * Bundles the storefront (Remix, BFF) to `dist/shop` and `build/client`.
 * @param {string} root the project's folder
 */
export function buildShop(root) {
  // As deployed; local runs differ in bindings, the bundle is the same. Wrangler runs `npm run build` first: its
  // [build] command.
  buildIfChanged(root, "shop", SHOP_INPUTS, ["deploy", "--env", "production", "--dry-run"]);
}

/**
 * Bundles the reference API to `dist/api`.
 * @param {string} root the project's folder
 */
export function buildApi(root) {
  buildIfChanged(root, "api", API_INPUTS, ["deploy", "--dry-run", "-c", "api/wrangler.toml"]);
}

/**
 * Bundles the storefront with the further answers of `npm run bench`, from what `buildShop` has built.
 * @param {string} root the project's folder
 * @returns {string} the bundle, relative to the project
 */
export function buildBench(root) {
  runWrangler(root, "the bench", ["deploy", "--dry-run", "-c", "tests/bench/wrangler.toml"], join(root, "dist/bench"));
  return "dist/bench/worker.js";
}

/**
 * Builds the storefront's pages in their place for a local run, unless the same files were built so the last time:
 * wrangler runs its [build] command twice when it starts.
 * @param {string} root the project's folder
 * @param {() => void} build
 */
export function buildLocal(root, build) {
  const stamp = `local ${digestOf(root, SHOP_INPUTS)}`;
  if (isBuilt(root, "shop", stamp)) return;
  forgetBuild(root);
  build();
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stampFile(root, "shop"), stamp);
}

/**
 * Makes the next build of the storefront build, whether or not anything has changed: for who writes other pages in
 * their place.
 * @param {string} root the project's folder
 */
export const forgetBuild = (root) => rmSync(stampFile(root, "shop"), { force: true });

/**
 * Where it is kept of which files, and for what, the last build was.
 * @param {string} root
 * @param {Bundle} name
 */
const stampFile = (root, name) => join(root, `dist/${name}.stamp`);

/**
 * @param {string} root
 * @param {Bundle} name
 * @param {string} stamp
 */
const isBuilt = (root, name, stamp) =>
  existsSync(stampFile(root, name)) && readFileSync(stampFile(root, name), "utf8") === stamp;

/**
 * @param {string} root
 * @param {Bundle} name
 * @param {string[]} inputs
 * @param {string[]} wranglerArguments
 */
function buildIfChanged(root, name, inputs, wranglerArguments) {
  const bundle = join(root, BUNDLES[name]);
  const stamp = digestOf(root, inputs);
  if (existsSync(bundle) && isBuilt(root, name, stamp)) return;
  console.log(`Building the ${name === "shop" ? "storefront" : "reference API"} …`);
  rmSync(dirname(bundle), { recursive: true, force: true });
  const stdout = runWrangler(root, name, wranglerArguments, dirname(bundle));
  writeFileSync(join(root, deployReport(name)), stdout);
  console.log(`  ${stdout.match(/Total Upload: .*/)?.[0]}`);
  writeFileSync(stampFile(root, name), stamp);
}

/**
 * @param {string} root
 * @param {string} name what is bundled, for the error
 * @param {string[]} wranglerArguments
 * @param {string} folder where the bundle goes
 * @returns {string} what wrangler printed
 */
function runWrangler(root, name, wranglerArguments, folder) {
  const { status, stdout, stderr } = spawnSync("npx", ["wrangler", ...wranglerArguments, "--outdir", folder], {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_ENV: "production",
      WRANGLER_SEND_METRICS: "false",
      FORCE_COLOR: "0",
      WRANGLER_LOG: "log",
    },
  });
  if (status !== 0) throw new Error(`wrangler failed to bundle ${name}:\n${firstLines(stdout)}\n${firstLines(stderr)}`);
  return stdout;
}

/**
 * A digest of every input file's path in the project and content.
 * @param {string} root
 * @param {string[]} inputs
 */
function digestOf(root, inputs) {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const isFolder = statSync(join(root, input)).isDirectory();
    const names = isFolder ? readdirSync(join(root, input), { encoding: "utf8", recursive: true }).sort() : [""];
    for (const file of names.map((name) => join(input, name))) {
      if (/(?:^|\/)\./.test(file) || statSync(join(root, file)).isDirectory()) continue;
      hash.update(file).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest("hex");
}

/**
 * A failed build repeats its error at length; the beginning suffices.
 * @param {string} text
 */
const firstLines = (text) => text.split("\n").slice(0, 40).join("\n");
