/** Validates method and address: requests that fit no page of this shop end here. */
import type { Context, Next } from "hono";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "./context.ts";

/** Longest address in characters, path and query. */
const MAX_ADDRESS_LENGTH = 8_192;

/** The methods that an address can be asked with; `Allow` of a 405. Forms only post. */
export const ALLOWED_METHODS = "GET, HEAD, POST, OPTIONS";
const ALLOWED = new Set(ALLOWED_METHODS.split(", "));

/**
 * Refuses unknown methods (405), addresses over the limit (414), and paths that are no clean path: doubled slashes,
 * backslashes, control characters, broken percent-encoding (404). An id in another spelling leads to its page.
 * OPTIONS is answered here, with no CORS headers.
 * @throws BffError
 */
export async function requestTarget(c: Context<DoorEnv>, next: Next) {
  const { method } = c.req;
  if (!ALLOWED.has(method)) throw new BffError("method-not-allowed");
  const { pathname, search } = c.get("visitor").request.asked;
  if (pathname.length + search.length > MAX_ADDRESS_LENGTH) throw new BffError("address-too-long");
  if (!isCleanPath(pathname)) throw new BffError("not-found");
  const plain = pathname.replace(LEADING_ZEROS, "$1");
  if (plain !== pathname && (method === "GET" || method === "HEAD")) return c.redirect(plain + search, 308);
  if (method === "OPTIONS") return c.body(null, 204, { Allow: ALLOWED_METHODS });
  await next();
}

/** `/category/01` would be the same page at another address. */
const LEADING_ZEROS = /^(\/(?:category|sub-category|brand|event|single-product)\/)0+(?=[1-9]\d*(?:\.data)?\/?$)/i;

function isCleanPath(pathname: string): boolean {
  if (pathname.includes("//")) return false;
  try {
    return !/[\p{Cc}\\\u2028\u2029]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
