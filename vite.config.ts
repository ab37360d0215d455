import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { remixConfig } from "./remix.config.ts";

export default defineConfig({
  plugins: [remix(remixConfig)],
  // The server bundle names its packages; wrangler bundles them once, for the BFF and Remix together.
  build: { target: "es2022", minify: true, sourcemap: false, assetsInlineLimit: 0 },
});
