/**
 * Speculation rules: which pages the browser may fetch when the shopper points at or touches a link to them (decision
 * 0227). Only documents without scripts name them: where a script runs, it takes the shopper to the next page itself.
 */
import { Hono, type MiddlewareHandler } from "hono";
import type { Pages } from "../pages/pages.ts";
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

/** Names the rules to documents without scripts. */
export function speculationRules() {
  return async function speculationRules(c, next) {
    await next();
    if (c.res.status !== 200 || !isHtml(c.res)) return;
    if (!deliveryOf(c).hasScripts) c.header("Speculation-Rules", `"${SPECULATION_RULES}"`);
  } satisfies MiddlewareHandler<DoorEnv>;
}
