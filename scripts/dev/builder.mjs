/**
 * Builds both Workers in one warm process. The app goes through the same Vite configuration as a deployment,
 * unminified; the Workers are bundled by esbuild, as wrangler does. Parts that a change cannot affect are not rebuilt.
 */
import { relative } from "node:path";
import { context } from "esbuild";
import { build as viteBuild } from "vite";
import { BUNDLES } from "../build.mjs";

/**
 * @typedef {object} BuildProblem
 * @property {string} message what is wrong
 * @property {string} [file] relative to the project
 * @property {number} [line] counted from 1
 * @property {string} [frame] the source around it
 */

/** A failed build. */
export class BuildFailure extends Error {
  /** @param {BuildProblem[]} problems */
  constructor(problems) {
    super(problems.map(({ message }) => message).join("\n"));
    this.problems = problems;
  }
}

/** Files that only one side reads; any other may reach a Worker through the app. */
const OF_THE_API = /^api\//;
const OF_BOTH_WORKERS = /^bff\/upstream\//;
/** Read by the app's builds although no module imports them. */
const APP_INPUT = /^(?:app|public)\/|^(?:vite|remix)\.config\.ts$|^package\.json$/;

/**
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {boolean} options.withApi whether the reference API is built too
 */
export async function createBuilder({ root, withApi }) {
  const client = appBuild(root, false);
  const server = appBuild(root, true);
  const shop = await workerBundle(root, "bff/worker.ts", BUNDLES.shop);
  const api = withApi ? await workerBundle(root, "api/worker.ts", BUNDLES.api) : undefined;

  /**
   * A file that no build has read may be a new route, or a missing import: both builds must run.
   */
  const affects = (part, file) =>
    part.reads(file) || (APP_INPUT.test(file) && !client.reads(file) && !server.reads(file));

  /**
   * Builds what the changed files can affect.
   * @param {string[]} [changed] relative to the project; everything is built without it
   * @returns {Promise<{ stylesOnly: boolean }>} whether a new style sheet suffices for open pages
   * @throws {BuildFailure} the bundles of the last good build are still in place
   */
  async function build(changed) {
    const some = (test) => !changed || changed.some(test);
    try {
      const isClient = some((file) => affects(client, file));
      if (isClient) await client.run();
      // The server's build names the files of the browser's.
      if (isClient || some((file) => affects(server, file))) await server.run();
      if (some((file) => !OF_THE_API.test(file))) await shop.rebuild();
      if (some((file) => OF_THE_API.test(file) || OF_BOTH_WORKERS.test(file))) await api?.rebuild();
    } catch (error) {
      throw new BuildFailure(problemsOf(error, root));
    }
    return { stylesOnly: changed?.every((file) => file.endsWith(".css")) ?? false };
  }

  return { build, dispose: () => Promise.all([shop.dispose(), api?.dispose()]) };
}

/** One of the two builds of the Remix app, with its input files. */
function appBuild(root, ssr) {
  let files = new Set();
  const remember = {
    name: "remember-files",
    generateBundle() {
      const ids = [...this.getModuleIds(), ...this.getWatchFiles()];
      // Vite gives some modules a query.
      files = new Set(ids.map((id) => relative(root, id.replace(/\?.*$/, ""))));
    },
  };
  return {
    reads: (file) => files.has(file),
    run: () =>
      viteBuild({
        root,
        mode: "production",
        logLevel: "silent",
        build: { ssr, minify: false, reportCompressedSize: false },
        plugins: [remember],
      }),
  };
}

/** A Worker as one module. Its packages run on workerd itself: none needs wrangler's stand-ins for Node's modules. */
function workerBundle(root, entry, outfile) {
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
    sourcemap: true,
    logLevel: "silent",
  });
}

/** esbuild tells several problems; Rollup and Vite one, with a frame of the source. */
function problemsOf(error, root) {
  if (Array.isArray(error.errors) && error.errors.length > 0) {
    return error.errors.map(({ text, location }) => ({
      message: text,
      file: location?.file,
      line: location?.line,
      frame: location?.lineText,
    }));
  }
  const file = error.loc?.file ?? error.id;
  return [
    {
      message: String(error.message ?? error).split("\n")[0],
      file: file && relative(root, file.replace(/\?.*$/, "")),
      line: error.loc?.line,
      frame: error.frame,
    },
  ];
}
