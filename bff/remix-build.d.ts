/** Remix's server build, made by `npm run build`; it may not exist yet when types are checked. */
declare module "*/build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}
