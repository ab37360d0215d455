// @ts-check
/**
 * The server's part of the app for esbuild, which bundles the sources themselves: what only Vite can make, as its last
 * build of the server has made it. That is Remix's list of the routes and of the browser's files, the information texts
 * (Markdown), the stand-ins for modules of the browser, and the addresses of style sheets and pictures.
 */
import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { addDocumentScripts } from "../document-scripts.mjs";

const VIRTUAL = /^\0?virtual:/;
const OF_VITE = /\.md$|\.client\.tsx?$/;
/** The module that the Worker imports. */
const SERVER_BUILD = "#build/server/index.js";

/**
 * @param {string} id a module of Vite's build
 * @returns {boolean} whether esbuild cannot read its source
 */
export const isViteModule = (id) => VIRTUAL.test(id) || OF_VITE.test(id);

/**
 * @param {string} file relative to the project
 * @returns {boolean} whether esbuild can bundle it without a new build by Vite; of style sheets it needs the address
 */
export const isPlainSource = (file) => /\.(?:tsx?|css)$/.test(file) && !OF_VITE.test(file);

/**
 * @param {object} options
 * @param {string} options.root the project's folder
 * @param {() => Record<string, string>} options.modules the code of the modules that Vite has made, by their ids
 * @returns {import("esbuild").Plugin} It fails for what Vite has not made.
 */
export function viteModules({ root, modules }) {
  /** @param {string} id */
  const code = (id) => {
    const made = modules();
    // Rollup's mark of a virtual module is part of the id that Vite gives it.
    return made[id] ?? made[`\0${id}`];
  };
  return {
    name: "vite-modules",
    setup(build) {
      addDocumentScripts(build);
      build.onResolve({ filter: /^#build\// }, ({ path }) =>
        path === SERVER_BUILD ? { path: "virtual:remix/server-build", namespace: "vite" } : undefined,
      );
      build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: "vite" }));
      // Remix names the routes as a browser would: from the project's folder.
      build.onResolve({ filter: /^\/app\// }, ({ path, namespace }) =>
        namespace === "vite" ? { path: join(root, path) } : undefined,
      );
      build.onResolve({ filter: /\?url$/ }, async ({ path, ...place }) => {
        const { path: file, errors } = await build.resolve(path.replace(/\?url$/, ""), place);
        return errors.length > 0 ? { errors } : { path: file, namespace: "address" };
      });
      build.onLoad({ filter: /.*/, namespace: "address" }, ({ path }) => {
        const { [path]: built } = assetsOf(root);
        return built ? { contents: `export default ${JSON.stringify(`/${built}`)};` } : unknown(path);
      });
      build.onLoad({ filter: /.*/, namespace: "vite" }, ({ path }) => made(path));
      build.onLoad({ filter: OF_VITE }, ({ path }) => made(path));

      /** @param {string} id */
      function made(id) {
        const contents = code(id);
        return contents === undefined
          ? unknown(id)
          : { contents, resolveDir: isAbsolute(id) ? dirname(id) : root, loader: /** @type {const} */ ("js") };
      }
      /** @param {string} id */
      const unknown = (id) => ({ errors: [{ text: `Vite has not built ${relative(root, id)}` }] });
    },
  };
}

/**
 * @param {string} root
 * @returns {Record<string, string>} where a browser finds the files that are imported as addresses, by their own paths
 */
function assetsOf(root) {
  /** @type {Record<string, { file: string }>} */
  const manifest = JSON.parse(readFileSync(join(root, "build/server/.vite/manifest.json"), "utf8"));
  return Object.fromEntries(
    Object.entries(manifest).map(([path, { file }]) => [isAbsolute(path) ? path : join(root, path), file]),
  );
}
