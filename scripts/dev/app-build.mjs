/**
 * A worker thread that keeps one of the two builds of the Remix app warm: the browser's or the server's. Rollup's watch
 * mode reads every file again and transforms only what has changed; a trigger file of our own starts each build.
 *
 * Message in: `{ fresh }`, true when a route may have come or gone. Message out: `{ files, modules }`, the files that
 * were read and the code of what Vite makes (vite-modules.mjs), or `{ problems }`. One build at a time.
 */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { build as viteBuild } from "vite";
import { problemsOf } from "./problems.mjs";
import { isViteModule } from "./vite-modules.mjs";

/** @type {{ root: string, ssr: boolean, trigger: string }} */
const { root, ssr, trigger } = workerData;
/** Interval at which the trigger is written until the watcher has seen it, in milliseconds. */
const AGAIN = 250;

let watcher;
let hasFailed = false;
/** The number of requested builds, and the one that Rollup is running. */
let wanted = 0;
let current = 0;
let files = [];
let modules = {};
/** Called with the outcome of the last requested build. */
let settle;

const observer = {
  name: "observe-build",
  buildStart() {
    current = wanted;
    this.addWatchFile(trigger);
  },
  // Rollup detects a changed module by its own text, which does not contain a style sheet's imports.
  shouldTransformCachedModule: ({ id }) => /\.css(?:\?|$)/.test(id),
  generateBundle() {
    const ids = [...this.getModuleIds(), ...this.getWatchFiles()];
    // Vite adds a query to some modules' ids.
    files = [...new Set(ids.map((id) => relative(root, id.replace(/\?.*$/, ""))))];
    if (!ssr) return;
    const made = [...this.getModuleIds()].filter(isViteModule);
    modules = Object.fromEntries(made.map((id) => [id, this.getModuleInfo(id)?.code ?? ""]));
  },
};

const options = {
  root,
  mode: "production",
  logLevel: "silent",
  build: {
    ssr,
    minify: false,
    reportCompressedSize: false,
    // Pages may request files while the next build is being written.
    emptyOutDir: false,
    watch: { include: trigger },
    // The server's build names the browser's files: with the same names it need not wait for them, nor run for another
    // style sheet. Pictures keep their digest, which both builds compute alike.
    rollupOptions: {
      output: {
        assetFileNames: ({ names: [name = ""] }) => `assets/[name]${name.endsWith(".css") ? "" : "-[hash]"}[extname]`,
        ...(ssr ? {} : { entryFileNames: "assets/[name].js", chunkFileNames: "assets/[name].js" }),
      },
    },
  },
  plugins: [observer],
};

async function build(fresh) {
  wanted += 1;
  const outcome = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (fresh || hasFailed) await start();
  else touchUntilStarted();
  // Pending work of a failed build would reach the next one through the plugins' caches.
  hasFailed = true;
  await outcome;
  hasFailed = false;
}

/** Starts a watcher, whose first build begins by itself. */
async function start() {
  await watcher?.close();
  writeFileSync(trigger, "");
  watcher = await viteBuild(options);
  watcher.on("event", async (event) => {
    if (event.code === "BUNDLE_END") await event.result.close();
    if (current !== wanted) return;
    if (event.code === "ERROR") settle.reject(event.error);
    if (event.code === "END") settle.resolve();
  });
}

function touchUntilStarted() {
  if (current === wanted) return;
  writeFileSync(trigger, String(wanted));
  setTimeout(touchUntilStarted, AGAIN);
}

parentPort.on("message", async ({ fresh }) => {
  try {
    await build(fresh);
    parentPort.postMessage({ files, modules });
  } catch (error) {
    parentPort.postMessage({ problems: problemsOf(error, root) });
  }
});
