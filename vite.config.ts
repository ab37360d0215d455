import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import { brandFiles, chosenDark } from "./app/brand.vite.ts";
import { markdownTexts } from "./app/info/markdown.vite.ts";
import { OLDEST_BROWSERS } from "./app/oldest-browsers.vite.ts";
import { remixConfig } from "./remix.config.ts";

/**
 * Pieces of most pages: in one file they are pressed together, which spares 2 KB; a page that lacks some of them loads
 * them for the next.
 */
const ON_MOST_PAGES =
  /\/app\/(?:words\/(?:bilingual|card|catalogue-text|errors|interpolate|no-breaks|shell|ui|use-words)\.|shell\/(?!menu-hover)|remix\/|head\/|errors\/|forms\/(?:client-action|default-button)|components\/(?:change-button|rotator|use-|breadcrumbs|recently-viewed|price|stars|picture|card|product|ui\/(?:summary-list|badge|button|class|icon|notice)))/;

/** What of packages is another text in the shop. A build fails when a new version no longer has it. */
const REWRITTEN: Record<string, readonly [from: string, to: string][]> = {
  // Leaflet tries out what browsers of twelve years ago could do by markup, which pages refuse (Trusted Types): all
  // that the shop supports know SVG, and none VML.
  "/leaflet-src.esm.js": [
    ["div.innerHTML = '<svg/>';", "return true;"],
    [`div.innerHTML = '<v:shape adj="1"/>';`, "return false;"],
  ],
};
const rewritten: Plugin = {
  name: "rewritten-packages",
  transform(code, id) {
    const changes = Object.entries(REWRITTEN).find(([file]) => id.endsWith(file))?.[1];
    if (!changes) return null;
    for (const [from] of changes) if (!code.includes(from)) this.error(`${id} no longer has: ${from}`);
    return { code: changes.reduce((text, [from, to]) => text.replace(from, to), code), map: null };
  },
};

/**
 * Nobody adds a page without saying who may see it, how it is limited and whether it is cached. Only the server reads
 * handles: what Remix exports of a route to browsers lacks them.
 */
const handledRoutes: Plugin = {
  name: "handled-routes",
  enforce: "post",
  transform: (code, id) => (id.endsWith("?__remix-build-client-route") ? code.replace(/\bhandle\b,?/, "") : null),
  moduleParsed({ id, exports }) {
    if (/\/app\/routes\/[^/?]+\.tsx$/.test(id) && !exports?.includes("handle"))
      this.error(`${id} needs a handle (app/handles.ts)`);
  },
};

/**
 * Local builds (scripts/build-local.mjs, `npm run dev`) are made for being read and for being made again: nothing is
 * minified, and files keep their names, so that the server's build stays right when the browser's is made anew.
 */
const isLocal = process.env.LOCAL_BUILD !== undefined;
const NAMES = { entryFileNames: "assets/[name].js", chunkFileNames: "assets/[name].js" };

/**
 * Files that keep their names are asked for anew each time; and wrangler is told that the server's are all there. A
 * file that is as before is not written: wrangler reloads for each.
 */
const localBuilds: Plugin = {
  name: "local-builds",
  apply: () => isLocal,
  generateBundle: {
    order: "post",
    handler({ dir = "" }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const made = Buffer.from(file.type === "chunk" ? file.code : file.source);
        const path = join(dir, name);
        if (existsSync(path) && readFileSync(path).equals(made)) delete bundle[name];
      }
    },
  },
  writeBundle({ dir }) {
    // wrangler.toml, `watch_dir`: a build for each of a hundred files would be too many.
    if (!dir?.endsWith("client")) return writeFileSync("build/server/built", new Date().toISOString());
    const headers = readFileSync("public/_headers", "utf8");
    writeFileSync(join(dir, "_headers"), headers.replaceAll(/max-age=31536000, immutable/g, "no-cache"));
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [localBuilds, rewritten, handledRoutes, markdownTexts(), brandFiles(), remix(remixConfig)],
  css: { postcss: { plugins: [chosenDark] } },
  // The server bundle names its packages; wrangler bundles them once, for the BFF and Remix together.
  build: {
    target: isSsrBuild ? "es2022" : OLDEST_BROWSERS,
    // Both builds name the one stylesheet of browsers.
    cssTarget: OLDEST_BROWSERS,
    // Smaller than esbuild's by 3.6 KB of brotli a page. The Worker's own bundle is minified by wrangler.
    minify: isLocal ? false : "terser",
    emptyOutDir: !isLocal,
    reportCompressedSize: false,
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    sourcemap: false,
    assetsInlineLimit: 0,
    // Below 700 bytes a file costs more in being named and pressed by itself than it spares the pages that do not need
    // it.
    rollupOptions: {
      output: {
        // The Worker loads no file by file: wrangler would warn of each early import that it drops.
        hoistTransitiveImports: !isSsrBuild,
        ...(isLocal ? { assetFileNames: "assets/[name][extname]" } : {}),
        ...(isLocal && !isSsrBuild ? NAMES : {}),
        experimentalMinChunkSize: 700,
        manualChunks: (id) => (ON_MOST_PAGES.test(id) && !id.includes(".server.") ? "pieces" : undefined),
      },
    },
  },
}));
