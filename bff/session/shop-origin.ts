/**
 * Where this shop is. Absolute addresses (canonical, Open Graph, JSON-LD, links to share), the names of cookies and the
 * check of `Origin` all go by it; a `Host` that a request brings is never believed, nor `X-Forwarded-Host` or
 * `X-Forwarded-Proto`.
 */
import type { Env } from "../env.ts";

/** Used when no origin of ours fits; every request is then refused. */
const NOWHERE = "http://127.0.0.1";

/** Whether a host name is a loopback name (RFC 6761, RFC 5735). */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/**
 * The shop's origin for a request: `SHOP_ORIGIN`, or without one (local runs alone) the address that was asked for, if
 * that is this very machine, whatever its port.
 * @returns null when the request is for nobody here
 */
export function shopOrigin({ SHOP_ORIGIN }: Pick<Env, "SHOP_ORIGIN">, asked: URL): string | null {
  if (SHOP_ORIGIN) return asked.host === new URL(SHOP_ORIGIN).host ? SHOP_ORIGIN : null;
  return isLoopback(asked.hostname) ? asked.origin : null;
}

/** The asked address at the shop's own origin. */
export function canonicalAddress(env: Pick<Env, "SHOP_ORIGIN">, asked: URL): URL {
  const origin = shopOrigin(env, asked) ?? env.SHOP_ORIGIN ?? NOWHERE;
  if (asked.origin === origin) return asked;
  const { protocol, host } = new URL(origin);
  const own = new URL(asked);
  own.protocol = protocol;
  own.host = host;
  return own;
}
