// @ts-check
/** Typed source for commands: bundled in memory, then imported. */
import path from "node:path";
import { build } from "esbuild";

/**
 * Loads modules of ours that are written in TypeScript, as one bundle.
 * @param {...string} files their paths
 * @returns {Promise<any>} what they export, together
 */
export async function loadTyped(...files) {
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from ${JSON.stringify(path.resolve(file))};`).join("\n"),
      resolveDir: path.dirname(path.resolve(files[0] ?? "")),
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`${files.join(", ")}: not bundled`);
  return import(`data:text/javascript;base64,${Buffer.from(bundle.contents).toString("base64")}`);
}
