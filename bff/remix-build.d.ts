/**
 * Remix's server build, made by `npm run build`; it may not exist yet when types are checked. Where it exists, its
 * JavaScript is not read: TypeScript prefers a declared module, but only to a name that is not relative.
 */
declare module "#build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";
  import type { PageContext } from "./client.ts";
  import type { CachedPages } from "./door/cached-page.ts";

  /**
   * Beside what Remix asks of it, the entry says why a form was refused, and cuts and fills a cached document
   * (app/remix/document-slots.server.tsx).
   */
  const build: ServerBuild & {
    entry: {
      module: {
        refusalOf: (language: PageContext["language"], status: number, refused: PageContext) => { text: string };
        cutDocument: CachedPages["cut"];
        fillDocument: CachedPages["fill"];
      };
    };
  };
  export = build;
}
