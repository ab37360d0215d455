/**
 * Detects whether a browser stores cookies, only where it matters: after a redirect that sets a cookie, to a browser
 * that sent none. The redirect's address carries a probe; a page requested with a fresh probe and still without a cookie
 * says so (`request.takesNoCookies`). A script's form follows a page, which has set the cookie `shopper`: without any,
 * it is refused.
 *
 * There are no false alarms: the probe is a keyed digest of time and network and expires after 30 s, so that a
 * bookmarked or shared address has no effect, and an address with a void probe redirects to the clean one.
 */
import type { Context, Next } from "hono";
import { BffError } from "../errors.ts";
import { COOKIE_PROBE } from "../rules/cookie-probe.ts";
import { digest, isDigest } from "../session/sealing.ts";
import type { Visitor } from "../session/visitor.ts";
import { type DoorEnv, RedirectTo } from "./context.ts";

/** Lifetime of a probe in seconds. */
const PROBE_LIFE_SECONDS = 30;
const CONTEXT = "cookie check";

/**
 * @throws RedirectTo the page's address without its probe, where the probe has nothing to say
 * @throws BffError `cookies-needed`
 */
export async function cookieCheck(c: Context<DoorEnv>, next: Next): Promise<void> {
  const visitor = c.get("visitor");
  const probe = visitor.request.asked.searchParams.get(COOKIE_PROBE);
  const isForm = c.req.method === "POST";
  if (isForm && visitor.request.isData && !visitor.shopper.jar.isBrought) throw new BffError("cookies-needed");
  const takesNone = probe !== null && !visitor.shopper.jar.isBrought && (await isFresh(visitor, probe));
  if (takesNone) c.set("visitor", { ...visitor, request: { ...visitor.request, takesNoCookies: true } });
  else if (probe !== null && !isForm && !visitor.request.isData) {
    throw new RedirectTo(visitor.request.url.pathname + visitor.request.url.search);
  }
  await next();
  if (visitor.shopper.jar.isBrought || visitor.request.isPrefetch || !(takesNone || visitor.shopper.jar.isWritten))
    return;
  const location = c.res.headers.get("Location");
  if (location?.startsWith("/") && c.res.status >= 300 && c.res.status < 400)
    c.header("Location", withProbe(location, await newProbe(visitor)));
}

async function newProbe({ env, request: { network } }: Visitor): Promise<string> {
  const now = secondsNow();
  return `${now}.${await digest(env.COOKIE_KEYS, CONTEXT, `${now} ${network}`)}`;
}

async function isFresh({ env, request: { network } }: Visitor, probe: string): Promise<boolean> {
  const [, time = "", proof = ""] = probe.match(/^(\d{10})\.([\w-]{43})$/) ?? [];
  const age = secondsNow() - Number(time);
  return age >= 0 && age < PROBE_LIFE_SECONDS && isDigest(env.COOKIE_KEYS, CONTEXT, `${time} ${network}`, proof);
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** A path with the probe ahead of its fragment. */
function withProbe(path: string, probe: string): string {
  const [address = "", ...fragment] = path.split("#");
  const joined = `${address}${address.includes("?") ? "&" : "?"}${COOKIE_PROBE}=${probe}`;
  return [joined, ...fragment].join("#");
}
