/**
 * Mixed load with faults and hostile bodies: `npm run load -- --minutes 20 --at-once 24`. Prints responses, times, the
 * effect of the API's faults, and the memory of the storefront's isolate and of the local server's process; fails on an
 * error of the shop's own, or when the isolate grows.
 */
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { buildShop } from "./build.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    "at-once": { type: "string", default: "24" },
    "inspector-port": { type: "string", default: "9229" },
  },
});

buildShop(ROOT);
// Beside its source: it finds the project's folder by its own.
const bundle = join(ROOT, "tests/load/.mixed.mjs");
await build({
  entryPoints: [join(ROOT, "tests/load/mixed.ts")],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
try {
  const { run } = await import(pathToFileURL(bundle).href);
  const isSound = await run({
    minutes: Number(values.minutes),
    atOnce: Number(values["at-once"]),
    inspectorPort: Number(values["inspector-port"]),
    say: console.log,
  });
  process.exitCode = isSound ? 0 : 1;
} finally {
  rmSync(bundle, { force: true });
}
