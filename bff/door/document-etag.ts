/** A strong `ETag` for documents without scripts: they hold no nonce, so that their bytes can be the same again. */
import type { MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { BACK_ONLY } from "./cache-rule.ts";
import { type DoorEnv, isHtml } from "./context.ts";
import { deliveryOf } from "./page-context.ts";

const tagged = etag();

/**
 * Tags what the browser may keep, and answers 304 where it has it already. The digest is of what the shopper gets, with
 * the cart and the notices in it. It stands outside the middlewares that set headers, which a 304 does not repeat: the
 * browser goes on with those that it has.
 */
export function documentEtag() {
  return async function documentEtag(c, next) {
    await next();
    const mayKeep = c.res.headers.get("Cache-Control") === BACK_ONLY;
    if (!mayKeep || !isHtml(c.res) || deliveryOf(c).hasScripts) return;
    await tagged(c, async () => undefined);
  } satisfies MiddlewareHandler<DoorEnv>;
}
