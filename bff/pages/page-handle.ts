/**
 * What is true of a page stands in its route: `export const handle: PageHandle`. The front door reads it before the
 * page runs: the sign-in guard, the rate limits, the page cache, the return addresses, the headers, the sitemap and the
 * shell. It is plain data, so that a route imports no code of the BFF: what needs code is a name that the server looks
 * up. A route without one does not build, and no browser gets it (vite.config.ts).
 */
import type { LimitName } from "../limits/request-limits.ts";
import type { SharedQueryName } from "./shared-query.ts";

export interface PageHandle {
  /** `customers`: requires a session; `guests`: redirects a signed-in customer. */
  who: "anyone" | "customers" | "guests";
  /** Its form takes a while to fill in: its action stores the fields before it requires the session. */
  keepsForm?: true;
  /** Whether `next` may name it: excludes redirect loops and addresses that are not pages. */
  isDestination: boolean;
  /**
   * What stands on every page (language, colours, the header's cart) leads back to it, although `next` may not name it:
   * a shopper stays on it.
   */
  keepsPlaceInLinks?: true;
  /** What is counted before it runs (request-limits.ts). */
  limits?: readonly LimitName[];
  /** Named in the sitemap (bff/feeds/feeds.ts). Pages of lists and products are listed there by their ids. */
  indexable?: true;
  /** Its document is text and links, and brings no script. */
  hasNoScripts?: true;
  /** The page is the same for everybody but for its slots, and is cached (decision 0266). */
  cache?: DocumentPolicy;
  /** How the shell's data differs from other pages (bff/routes/shell.ts). */
  shell?: ShellPolicy;
  /** Stands for every address that is none of the shop's. */
  isNotFound?: true;
}

/** What a cached page depends on beside its path, the language, the colours and how it is delivered. */
export interface DocumentPolicy {
  query: SharedQueryName;
  /** Also on the layout of lists that the shopper last chose. */
  varyByLayout?: true;
  /** Of a customer, and of a guest who has typed a quantity, the page itself is another one. */
  guestsOnly?: true;
}

export interface ShellPolicy {
  /** Menu and footer come from the cache only: the page needs four calls of its own. */
  cachedOnly?: true;
  /** The header's cart has fresh prices, from calls that the page makes anyway. */
  pricesCart?: true;
  /** The header's bonus is fresh, from a call that the page makes anyway: placing and paying an order change it. */
  asksBalance?: true;
  /** The page shows what was viewed last; `but this`: on a product's page, without that product. */
  showsRecent?: true | "but this";
}
