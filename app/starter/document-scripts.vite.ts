/**
 * `import code from "./of-page.ts?document-script"` is the text of that module with all that it imports, minified, to
 * stand in a document. So what runs there is checked and formatted as all other code is (decision 0259).
 */
import { resolve } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import type { Plugin } from "vite";

/**
 * The oldest browsers in which the pages' scripts run, as esbuild names them: those of `isNewEnough`
 * (app/starter/start.ts). Samsung Internet 17 is Chrome 96. Safari before 15.4 does not say which button sends a form,
 * and the last Chrome of Android 5 is 95. In older ones the pages are plain HTML.
 */
export const OLDEST_BROWSERS = ["chrome93", "firefox113", "safari15.4"];

const QUERY = "?document-script";
const asModule = (code: string) => `export default ${JSON.stringify(code)};`;

/** The plugin of Vite. A module that cannot be bundled fails the build. */
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
      return asModule(code);
    },
  };
}

/**
 * @param file a module, whose names do not reach the document's own
 * @returns its minified code, and the files that it is made of
 * @throws {Error} for code that cannot be bundled, with the file's name
 */
export async function bundleForDocument(file: string): Promise<{ code: string; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: "iife",
    target: OLDEST_BROWSERS,
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
  });
  // Smaller than esbuild's own by 80 bytes of brotli.
  const options = { ecma: 2020, module: true, compress: { passes: 3 } } as const;
  const { code } = await minify(outputFiles[0]?.text ?? "", options);
  return { code: code ?? "", inputs: Object.keys(metafile.inputs).map((input) => resolve(input)) };
}
