import type { VitePluginConfig } from "@remix-run/dev";
import { textNames } from "./app/info/markdown.vite.ts";

declare module "@remix-run/server-runtime" {
  /** Loaders' and actions' data keep their types over single fetch. */
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Remix's options. Remix itself reads no such file: vite.config.ts imports it.
 *
 * Every `v3_*` flag is on so that the next major is a codemod, except two: routes are files, not a `routes.ts`
 * (`v3_routeConfig`), and the `/__manifest` of `v3_lazyRouteDiscovery` answers any list of paths with seconds of CPU
 * (README, "Security").
 */
export const remixConfig: VitePluginConfig = {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: false,
  },
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*.test.{ts,tsx}"],
  // Beside the files of app/routes: each text is a page.
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      for (const name of textNames()) route(name, "info/text-route.tsx", { id: `texts/${name}` });
    }),
};
