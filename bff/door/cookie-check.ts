/**
 * Detects whether a browser stores cookies, only where it matters: after a redirect that sets a cookie, to a browser
 * that sent none. The redirect's address carries a mark; a page requested with a fresh mark and still without a cookie
 * says so (`request.takesNoCookies`). A script's form follows a page, which has set the cookie `shopper`: without any,
 * it is refused.
 *
 * There are no false alarms: the mark is a keyed digest of time and network and expires after 30 s, so that a
 * bookmarked or shared address has no effect, and an address with a void mark redirects to the clean one.
 */
import type { Context, Next } from "hono";
import { BffError } from "../errors.ts";
import { COOKIE_MARK } from "../rules/cookie-mark.ts";
import { digest, isDigest } from "../session/sealing.ts";
import type { Visitor } from "../session/visitor.ts";
import { type DoorEnv, RedirectTo } from "./context.ts";

/** Lifetime of a mark in seconds. */
const MARK_LIFE_SECONDS = 30;
const CONTEXT = "cookie check";

/**
 * @throws RedirectTo the page's address without its mark, where the mark has nothing to say
 * @throws BffError `cookies-needed`
 */
export async function cookieCheck(c: Context<DoorEnv>, next: Next): Promise<void> {
  const visitor = c.get("visitor");
  const mark = visitor.request.asked.searchParams.get(COOKIE_MARK);
  const isForm = c.req.method === "POST";
  if (isForm && visitor.request.isData && !visitor.shopper.jar.isBrought) throw new BffError("cookies-needed");
  const takesNone = mark !== null && !visitor.shopper.jar.isBrought && (await isFresh(visitor, mark));
  if (takesNone) c.set("visitor", { ...visitor, request: { ...visitor.request, takesNoCookies: true } });
  else if (mark !== null && !isForm && !visitor.request.isData) {
    throw new RedirectTo(visitor.request.url.pathname + visitor.request.url.search);
  }
  await next();
  if (visitor.shopper.jar.isBrought || visitor.request.isPrefetch || !(takesNone || visitor.shopper.jar.isWritten))
    return;
  const location = c.res.headers.get("Location");
  if (location?.startsWith("/") && c.res.status >= 300 && c.res.status < 400)
    c.header("Location", withMark(location, await newMark(visitor)));
}

async function newMark({ env, request: { network } }: Visitor): Promise<string> {
  const now = secondsNow();
  return `${now}.${await digest(env.COOKIE_KEYS, CONTEXT, `${now} ${network}`)}`;
}

async function isFresh({ env, request: { network } }: Visitor, mark: string): Promise<boolean> {
  const [, time = "", proof = ""] = mark.match(/^(\d{10})\.([\w-]{43})$/) ?? [];
  const age = secondsNow() - Number(time);
  return age >= 0 && age < MARK_LIFE_SECONDS && isDigest(env.COOKIE_KEYS, CONTEXT, `${time} ${network}`, proof);
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** A path with the mark ahead of its fragment. */
function withMark(path: string, mark: string): string {
  const [address = "", ...fragment] = path.split("#");
  const joined = `${address}${address.includes("?") ? "&" : "?"}${COOKIE_MARK}=${mark}`;
  return [joined, ...fragment].join("#");
}
