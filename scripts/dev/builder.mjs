/**
 * Builds both Workers with everything kept warm. The browser's files go through the same Vite configuration as for a
 * deployment, unminified; the Workers are bundled by esbuild, as wrangler does, the app's sources with them: Vite's
 * build of the server takes a second, and only gives them what esbuild cannot make (vite-modules.mjs). Parts that a
 * change cannot affect are not rebuilt.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { context } from "esbuild";
import { BUNDLES, forgetBuilds } from "../build.mjs";
import { buildSteps } from "./build-steps.mjs";
import { BuildFailure, problemsOf } from "./problems.mjs";
import { viteModules } from "./vite-modules.mjs";

/** Files that only one side reads; any other may reach a Worker through the app. */
const OF_THE_API = /^api\//;
const OF_BOTH_WORKERS = /^bff\/upstream\//;

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
  const shop = await workerBundle(root, "bff/worker.ts", BUNDLES.shop, [
    viteModules({ root, modules: server.modules }),
  ]);
  const api = withApi ? await workerBundle(root, "api/worker.ts", BUNDLES.api) : undefined;
  const build = buildSteps({
    client,
    server,
    bundle: async (changed) => {
      const some = (test) => !changed || changed.some(test);
      if (some((file) => !OF_THE_API.test(file))) await shop.rebuild();
      if (some((file) => OF_THE_API.test(file) || OF_BOTH_WORKERS.test(file))) await api?.rebuild();
    },
    made: () => JSON.stringify(server.modules()),
    chunks: () => chunksOf(root),
    exists: (file) => existsSync(join(root, file)),
  });

  async function dispose() {
    await Promise.all([client.stop(), server.stop(), shop.dispose(), api?.dispose()]);
  }

  return {
    /**
     * @param {string[]} [changed] as of `buildSteps`
     * @param {() => Promise<void>} [serve] as of `buildSteps`
     * @throws {BuildFailure} what is wrong
     */
    build: (changed, serve) =>
      build(changed, serve).catch((error) => {
        throw new BuildFailure(problemsOf(error, root));
      }),
    dispose,
  };
}

/** One of the two builds of the Remix app, in a thread of its own. */
function appBuild(workerData) {
  const thread = new Worker(new URL("./app-build.mjs", import.meta.url), { workerData });
  let files = new Set();
  let modules = {};
  return {
    reads: (file) => files.has(file),
    /** What Vite has made, by its id. */
    modules: () => modules,
    run: (fresh) =>
      new Promise((resolve, reject) => {
        thread.once("message", ({ files: read, modules: made, problems }) => {
          if (problems) return reject(new BuildFailure(problems));
          files = new Set(read);
          modules = made;
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

/** A Worker as one module. Its packages run on workerd itself: none needs wrangler's polyfills of Node's modules. */
function workerBundle(root, entry, outfile, plugins = []) {
  return context({
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
    plugins,
    // Beside the bundle, as wrangler puts it; serve.mjs finds it there.
    loader: { ".wasm": "copy" },
    sourcemap: true,
    sourcesContent: false,
    logLevel: "silent",
  });
}
