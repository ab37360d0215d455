// @ts-check
/** Bundles a scenario of `npm run load`. */
import { join } from "node:path";
import { build } from "esbuild";

/**
 * @param {string} root the project's folder
 * @param {string} scenario a file of `tests/load`, without its ending
 * @param {{ write?: boolean }} [options] `write`: whether the bundle is written, which it is unless told otherwise
 * @returns {Promise<string>} the bundle's path, beside its source: it finds the project's folder by its own
 * @throws when the bundler warns: it has left out what gives each request its own connection once
 */
export async function bundleScenario(root, scenario, { write = true } = {}) {
  const outfile = join(root, `tests/load/.${scenario}.mjs`);
  const { warnings } = await build({
    entryPoints: [join(root, `tests/load/${scenario}.ts`)],
    outfile,
    write,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "silent",
  });
  if (warnings.length > 0) throw new Error(`${scenario}: ${warnings.map(({ text }) => text).join(", ")}`);
  return outfile;
}
