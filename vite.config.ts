import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import { remixConfig } from "./remix.config.ts";
import { documentScripts } from "./scripts/document-scripts.mjs";
import { informationTexts } from "./scripts/information-texts.ts";

/**
 * Pieces of most pages: in one file they are pressed together, which spares 2 KB; a page that lacks some of them loads
 * them for the next.
 */
const ON_MOST_PAGES =
  /\/app\/(?:i18n\/(?!en\/)|writes\/writes|shell\/(?!menu-hover)|remix\/|head\/|errors\/|forms\/(?:default-button|submit-with)|components\/(?:change-button|rotator|use-|breadcrumbs|recently-viewed|price|stars|picture|card|product|post-form|ui\/(?:summary-list|badge|button|class|icon|notice)))/;

/**
 * Leaflet tries out what browsers of twelve years ago could do by markup, which pages refuse (Trusted Types): all that
 * the shop supports know SVG, and none VML.
 */
const TRIES: readonly [from: string, to: string][] = [
  ["div.innerHTML = '<svg/>';", "return true;"],
  [`div.innerHTML = '<v:shape adj="1"/>';`, "return false;"],
];
const leafletWithoutMarkup: Plugin = {
  name: "leaflet-without-markup",
  transform(code, id) {
    if (!id.includes("/leaflet-src.esm.js")) return null;
    for (const [from] of TRIES) if (!code.includes(from)) this.error(`Leaflet no longer has: ${from}`);
    return { code: TRIES.reduce((text, [from, to]) => text.replace(from, to), code), map: null };
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leafletWithoutMarkup, documentScripts(), informationTexts(), remix(remixConfig)],
  // The server bundle names its packages; wrangler bundles them once, for the BFF and Remix together.
  build: {
    target: "es2022",
    // Smaller than esbuild's by 3.6 KB of brotli a page. The Worker's own bundle is minified by wrangler.
    minify: "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    sourcemap: false,
    assetsInlineLimit: 0,
    // Below 700 bytes a file costs more in being named and pressed by itself than it spares the pages that do not need
    // it.
    rollupOptions: {
      output: {
        // The Worker loads no file by file: wrangler would warn of each early import that it drops.
        hoistTransitiveImports: !isSsrBuild,
        experimentalMinChunkSize: 700,
        manualChunks: (id) => (ON_MOST_PAGES.test(id) && !id.includes(".server.") ? "pieces" : undefined),
      },
    },
  },
}));
