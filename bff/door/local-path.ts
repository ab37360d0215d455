/** Where a form or link says that the shopper wants to go next: believed only when it stays in this shop. */
import { pagePath } from "./context.ts";
import { isDestination } from "./page-policies.ts";

const LONGEST_PATH = 1_500;
const ELSEWHERE = "https://elsewhere.invalid";
/** Control characters, white space and backslashes, as they are or percent-encoded, and encoded slashes. */
const ODD = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\\]|%(?:[01][0-9a-f]|20|7f|5c|2f|25)/iu;
/**
 * Reads a `next` parameter (security.md §2: Remix's `redirect()` passes `//evil`, `/\evil`, `javascript:` as they are).
 * @param value what came with the request
 * @param fallback where to go when it is not a plain path of this shop
 * @returns the path with its query, without a fragment, normalised as a browser would; otherwise `fallback`
 */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > LONGEST_PATH || !/^\/(?![/\\])/.test(value)) return fallback;
  const [path = ""] = value.split(/[?#]/);
  if (ODD.test(path) || /[\p{Cc}\\]/u.test(value) || !URL.canParse(value, ELSEWHERE)) return fallback;
  const url = new URL(value, ELSEWHERE);
  // `/.//evil` becomes `//evil` when it is normalised.
  if (url.origin !== ELSEWHERE || url.pathname.startsWith("//") || !isDestination(pagePath(url.href))) return fallback;
  return url.pathname + url.search;
}
