/** Validates return addresses from forms and links: only paths of this shop are used. */
import { pagePath } from "./page-path.ts";
import type { Pages } from "./pages.ts";

const MAX_PATH_LENGTH = 1_500;
/** The limit for a page with such a path in its query, where each character may be encoded as three. */
const MAX_GIVEN_LENGTH = 3 * MAX_PATH_LENGTH + 100;
const ELSEWHERE = "https://elsewhere.invalid";
/** Control characters, white space and backslashes, as they are or percent-encoded, and encoded slashes. */
const ODD = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\\]|%(?:[01][0-9a-f]|20|7f|5c|2f|25)/iu;
/** Addresses that are not pages. */
const NO_PAGE = /^\/(?:api|images|og|assets|__manifest)(?:[/.]|$)/;

/** Whether a return address may name this path. An unknown one ends at the 404 page, which is harmless. */
const isDestination = (pages: Pages, path: string) => !NO_PAGE.test(path) && pages.at(path).handle.isDestination;

/**
 * Reads a `next` parameter (Remix's `redirect()` passes `//evil`, `/\evil`, `javascript:` as they are).
 * @param pages of the shop
 * @param value what came with the request
 * @param fallback where to go when it is not a plain path of this shop
 * @returns the path with its query, without a fragment, normalised as a browser would; otherwise `fallback`
 */
export function localPath(pages: Pages, value: unknown, fallback: string): string {
  const url = localUrl(value, MAX_PATH_LENGTH);
  return url && isDestination(pages, pagePath(url.href)) ? url.pathname + url.search : fallback;
}

/** As `localPath`, but `fallback` too for a page that needs a customer. */
export function openPath(pages: Pages, value: unknown, fallback: string): string {
  const path = localPath(pages, value, fallback);
  return pages.at(pagePath(ELSEWHERE + path)).handle.who === "customers" ? fallback : path;
}

/**
 * The return address of what stands on every page (language, view, the header's cart): the page that holds it. Unlike
 * `next` this may be a page of signing in, with the way back that it has itself, if that is one: a guest's review waits
 * there.
 * @param pages of the shop
 * @param value what came with the request
 * @param fallback where to go when it is not a plain path of this shop
 * @returns as `localPath`
 */
export function returnPath(pages: Pages, value: unknown, fallback: string): string {
  const url = localUrl(value, MAX_GIVEN_LENGTH);
  if (!url) return fallback;
  const path = pagePath(url.href);
  if (!pages.at(path).handle.keepsPlaceInLinks) return localPath(pages, value, fallback);
  const [next, ...others] = url.searchParams.getAll("next");
  const onward = localPath(pages, next, "");
  // The same address written in another way would be another page to a script, which then leads to it.
  if (onward === (next ?? "") && others.length === 0) return path + url.search;
  if (onward) url.searchParams.set("next", onward);
  else url.searchParams.delete("next");
  return path + url.search;
}

/** @returns null for what is not a plain path of this shop */
function localUrl(value: unknown, longest: number): URL | null {
  if (typeof value !== "string" || value.length > longest || !/^\/(?![/\\])/.test(value)) return null;
  const [path = ""] = value.split(/[?#]/);
  if (ODD.test(path) || /[\p{Cc}\\]/u.test(value) || !URL.canParse(value, ELSEWHERE)) return null;
  const url = new URL(value, ELSEWHERE);
  // `/.//evil` becomes `//evil` when it is normalised.
  return url.origin !== ELSEWHERE || url.pathname.startsWith("//") ? null : url;
}
