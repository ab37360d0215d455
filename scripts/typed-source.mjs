// @ts-check
/** Typed source for commands: bundled in memory, then imported. */
import { build } from "esbuild";

/**
 * Loads a module of ours that is written in TypeScript.
 * @param {string} file its path
 * @returns {Promise<any>} what it exports
 */
export async function loadTyped(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`${file} was not bundled`);
  return import(`data:text/javascript;base64,${Buffer.from(bundle.contents).toString("base64")}`);
}
