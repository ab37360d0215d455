/** What is asked, by whom on the network, and what the answer's makers have of it. */
import type { Page, Pages } from "../pages/pages.ts";
import { COOKIE_PROBE } from "../rules/cookie-probe.ts";
import { LANGUAGE_PARAMETER } from "../rules/language.ts";

export interface VisitorRequest {
  readonly id: string;
  /** The address as it was asked for. */
  readonly asked: URL;
  /** The path of the page that it is for (`pagePath`). */
  readonly path: string;
  /** Whether it is Remix's, for a page's data. */
  readonly isData: boolean;
  /** The page's address at the shop's own origin, as the shopper sees it, for page data requests too. */
  readonly url: URL;
  /** The page of that address. */
  readonly page: Page;
  /** Every page of the shop. */
  readonly pages: Pages;
  /** Whether the request is a prefetch or a HEAD: it records no product as viewed and consumes no notice. */
  readonly isPrefetch: boolean;
  /** Whether the browser just failed the cookie check (door/cookie-check.ts, door/csrf.ts): its page says so. */
  readonly takesNoCookies: boolean;
  /**
   * The network that the shopper comes from, by the address that the platform tells: a key for rate limits, never
   * logged.
   */
  readonly network: string;
  /**
   * What the page prints is right until a moment, in milliseconds since the epoch: no document of it is kept beyond
   * (door/document-life.ts).
   */
  endBy(moment: number): void;
  /** Counts a call of a shopper's object, for the log. */
  countObject(): void;
  /** Continues work after the response is sent. */
  waitUntil(work: Promise<unknown>): void;
}

/** `Sec-Purpose` by the standard, `Purpose` and `X-Moz` by browsers before it. */
export function isPrefetch({ method, headers }: Request): boolean {
  const purposes = ["Sec-Purpose", "Purpose", "X-Moz"].map((name) => headers.get(name) ?? "");
  return method === "HEAD" || purposes.some((purpose) => purpose.includes("prefetch"));
}

/**
 * The address of the page behind a request: Remix asks for a page's data at `/cart.data?_routes=…`, and for the front
 * page's at `/_root.data`. It does not contain the probe of the cookie check or the requested language.
 */
export function pageUrl(address: string | URL): URL {
  const url = new URL(address);
  dropDoorFields(url);
  if (url.pathname.endsWith(".data")) {
    url.pathname = url.pathname === "/_root.data" ? "/" : url.pathname.slice(0, -".data".length);
    url.searchParams.delete("_routes");
  }
  return url;
}

/**
 * Removes the parameters that only the front door reads. An address without them is unchanged: deleting would re-encode
 * the query.
 */
export function dropDoorFields({ searchParams }: URL): void {
  for (const name of [COOKIE_PROBE, LANGUAGE_PARAMETER]) if (searchParams.has(name)) searchParams.delete(name);
}
