/**
 * Builds both Workers with everything kept warm. The app goes through the same Vite configuration as a deployment,
 * unminified, its two builds at the same time; the Workers are bundled by esbuild, as wrangler does. Parts that a
 * change cannot affect are not rebuilt.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { context } from "esbuild";
import { BUNDLES, forgetBuilds } from "../build.mjs";
import { buildSteps } from "./build-steps.mjs";
import { BuildFailure, problemsOf } from "./problems.mjs";

/** Files that only one side reads; any other may reach a Worker through the app. */
const OF_THE_API = /^api\//;
const OF_BOTH_WORKERS = /^bff\/upstream\//;
/** Read by the app's builds although no module imports them. */
const APP_INPUT = /^app\//;
/** Copied by the browser's build. */
const STATIC = /^public\//;
/** Delivered from the browser's build, under a name that no save changes (door.mjs): no Worker has them. */
const STYLES = /^app\/.*\.css$/;

/**
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {boolean} options.withApi whether the reference API is built too
 */
export async function createBuilder({ root, withApi }) {
  forgetBuilds(root);
  rmSync(join(root, "build"), { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), "och-build-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const client = appBuild({ root, ssr: false, trigger: join(folder, "client") });
  const server = appBuild({ root, ssr: true, trigger: join(folder, "server") });
  const shop = await workerBundle(root, "bff/worker.ts", BUNDLES.shop);
  const api = withApi ? await workerBundle(root, "api/worker.ts", BUNDLES.api) : undefined;
  const run = buildSteps({ client: client.run, server: server.run, chunks: () => chunksOf(root) });

  /**
   * Builds what the changed files can affect.
   * @param {string[]} [changed] relative to the project; everything is built without it
   * @param {() => Promise<void>} [serve] restarts the Workers; called once they are bundled, and for each bundle after
   * @returns {Promise<{ stylesOnly: boolean }>} whether only style sheets are new: no Worker has changed
   * @throws {BuildFailure} the bundles of the last good build are in place, and served
   */
  async function build(changed, serve = async () => undefined) {
    const some = (test) => !changed || changed.some(test);
    const stylesOnly = changed?.every((file) => STYLES.test(file) && client.reads(file)) ?? false;
    const bundles = [
      ...(some((file) => !OF_THE_API.test(file)) ? [shop] : []),
      ...(api && some((file) => OF_THE_API.test(file) || OF_BOTH_WORKERS.test(file)) ? [api] : []),
    ];
    const bundle = async () => {
      for (const one of bundles) await one.rebuild();
    };
    const restore = () => {
      for (const one of bundles) one.restore();
    };
    try {
      if (stylesOnly) await client.run(false);
      else await run(planOf(changed), { bundle, serve, restore });
    } catch (error) {
      throw new BuildFailure(problemsOf(error, root));
    }
    return { stylesOnly };
  }

  /** @returns {import("./build-steps.mjs").Plan} */
  function planOf(changed = []) {
    // A file that no build has read may be a new route, or a missing import; one that is gone may have been a route.
    const isNew = (file) => APP_INPUT.test(file) && !client.reads(file) && !server.reads(file);
    const isStatic = changed.some((file) => STATIC.test(file));
    return {
      isFresh: changed.length === 0 || changed.some((file) => isNew(file) || !existsSync(join(root, file))),
      isClient: isStatic || changed.some(client.reads),
      isServer: changed.some(server.reads),
      isStatic,
    };
  }

  async function dispose() {
    await Promise.all([client.stop(), server.stop(), shop.dispose(), api?.dispose()]);
  }

  return { build, dispose };
}

/** One of the two builds of the Remix app, in a thread of its own. */
function appBuild(workerData) {
  const thread = new Worker(new URL("./app-build.mjs", import.meta.url), { workerData });
  let files = new Set();
  return {
    reads: (file) => files.has(file),
    run: (fresh) =>
      new Promise((resolve, reject) => {
        thread.once("message", ({ files: read, problems }) => {
          if (problems) return reject(new BuildFailure(problems));
          files = new Set(read);
          resolve();
        });
        thread.postMessage({ fresh });
      }),
    stop: () => thread.terminate(),
  };
}

/** The files of the browser's build and their imports, which the server's build writes into pages. */
function chunksOf(root) {
  const manifest = JSON.parse(readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8"));
  return JSON.stringify(Object.values(manifest).filter(({ file }) => file.endsWith(".js")));
}

/**
 * A Worker as one module. Its packages run on workerd itself: none needs wrangler's polyfills of Node's modules.
 * `restore` puts the bundle before the last `rebuild` back.
 */
async function workerBundle(root, entry, outfile) {
  const bundle = await context({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2024",
    platform: "browser",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    define: { "process.env.NODE_ENV": '"production"' },
    jsx: "automatic",
    // Beside the bundle, as wrangler puts it; serve.mjs finds it there.
    loader: { ".wasm": "copy" },
    sourcemap: true,
    logLevel: "silent",
  });
  const files = [outfile, `${outfile}.map`].map((file) => join(root, file));
  let before = [];
  return {
    rebuild: async () => {
      before = files.map((file) => existsSync(file) && readFileSync(file));
      await bundle.rebuild();
    },
    restore: () => {
      for (const [index, file] of files.entries()) if (before[index]) writeFileSync(file, before[index]);
    },
    dispose: () => bundle.dispose(),
  };
}
