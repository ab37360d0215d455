/** What the shell's components print. */
import type { readRoot } from "./read-root.server.ts";

/** The root loader's data. */
export type RootData = Awaited<ReturnType<typeof readRoot>>;

/** What is the same on every page. */
export type ShellData = NonNullable<RootData["shell"]>;

/** What is one shopper's alone. */
export type ShopperData = NonNullable<RootData["shopper"]>;

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    /** What the document of this request has for its shopper, once the root loader has read it. */
    shopper?: ShopperData | null;
  }
}
