import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { remixConfig } from "./remix.config.ts";

export default defineConfig({
  plugins: [remix(remixConfig)],
  // The server bundle names its packages; wrangler bundles them once, for the BFF and Remix together.
  build: {
    target: "es2022",
    minify: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // Below 700 bytes a file costs more in being named and pressed by itself than it spares the pages that do not need it.
    rollupOptions: { output: { experimentalMinChunkSize: 700 } },
  },
});
