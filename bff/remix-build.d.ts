/**
 * Remix's server build, made by `npm run build`; it may not exist yet when types are checked. Where it exists, its
 * JavaScript is not read: TypeScript prefers a declared module, but only to a name that is not relative.
 */
declare module "#build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}
