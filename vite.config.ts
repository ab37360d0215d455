import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { remixConfig } from "./remix.config.ts";
import { informationTexts } from "./scripts/information-texts.ts";

/**
 * Pieces of most pages: in one file they are pressed together, which spares 2 KB; a page that lacks some of them loads
 * them for the next.
 */
const ON_MOST_PAGES =
  /\/app\/(?:i18n\/|writes\/writes|components\/(?:breadcrumbs|recently-viewed|price|stars|picture|card|product|post-form|ui\/(?:badge|button|class|icon|notice)))/;

export default defineConfig({
  plugins: [informationTexts(), remix(remixConfig)],
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
        experimentalMinChunkSize: 700,
        manualChunks: (id) => (ON_MOST_PAGES.test(id) && !id.includes(".server.") ? "pieces" : undefined),
      },
    },
  },
});
