/**
 * Remix's server build, made by `npm run build`; it may not exist yet when types are checked. Where it exists, its
 * JavaScript is not read: TypeScript prefers a declared module, but only to a name that is not relative.
 */
declare module "#build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";
  import type { WordsOf } from "./views/shared-card.ts";

  /**
   * Beside what Remix requires, the entry exports the sentences of shared pictures (app/head/shared-words.server.ts).
   */
  const build: ServerBuild & { entry: { module: { sharedWords: WordsOf } } };
  export = build;
}
