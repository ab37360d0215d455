/**
 * Documents without scripts: their `ETag`, and the speculation rules, which say what pages the browser may fetch when
 * the shopper points at or touches a link to them (decision 0254). Where a script runs, it takes the shopper to the
 * next page itself.
 */
import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { Pages } from "../pages/pages.ts";
import { BACK_ONLY } from "./cache-rule.ts";
import { type DoorEnv, isHtml } from "./context.ts";
import { deliveryOf } from "./page-context.ts";

/** The address of the rules. */
export const SPECULATION_RULES = "/speculation-rules.json";

/**
 * Pages whose body is the same for everybody, so that they are cheap and nobody's own. Not a product's: to see one
 * counts as viewing it, and the server is not told when a fetched page is shown.
 */
const prefetched = ({ all }: Pages): string[] =>
  all.filter(({ handle }) => handle.cache && handle.shell?.showsRecent !== "but this").map(({ pattern }) => pattern);

/** GET `/speculation-rules.json`. */
export function createSpeculationRules() {
  return new Hono<DoorEnv>().get(SPECULATION_RULES, (c) => {
    c.set("shared", "public, max-age=86400");
    const rules = { prefetch: [{ where: { href_matches: prefetched(c.get("pages")) }, eagerness: "moderate" }] };
    return c.body(JSON.stringify(rules), 200, { "Content-Type": "application/speculationrules+json" });
  });
}

const tagged = etag();

/**
 * Names the rules, and tags what the browser may keep: these documents hold no nonce, so that their bytes can be the
 * same again, and are answered 304 where the browser has them. It stands outside the middlewares that set headers,
 * which a 304 does not repeat: the browser goes on with those that it has.
 */
export function textDocuments() {
  return async function textDocuments(c, next) {
    await next();
    if (!isHtml(c.res) || deliveryOf(c).hasScripts) return;
    if (c.res.status === 200) c.header("Speculation-Rules", `"${SPECULATION_RULES}"`);
    if (c.res.headers.get("Cache-Control") === BACK_ONLY) await tagged(c, async () => undefined);
  } satisfies MiddlewareHandler<DoorEnv>;
}
