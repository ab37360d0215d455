/** What a monitor asks: whether the shop runs, and whether it can serve customers. */
import { Hono } from "hono";
import type { RequestEnv } from "../session/request-env.ts";
import type { Visitor } from "../session/visitor.ts";
import { UpstreamFault } from "../upstream/client.ts";

/** Says what is missing where the Worker refuses to serve anything else (front-door.ts). */
export const READINESS = "/readyz";

/**
 * GET `/healthz`: the Worker runs and is configured; no call is made. GET `/readyz`: the shop API answers, too. Neither
 * is kept or listed.
 */
export function createProbes() {
  return new Hono<RequestEnv>()
    .get("/healthz", (c) => {
      c.set("shared", "no-store");
      return c.text("ok", 200, UNLISTED);
    })
    .get(READINESS, async (c) => {
      c.set("shared", "no-store");
      return readiness(await missingFor(c.get("visitor")));
    });
}

const UNLISTED = { "X-Robots-Tag": "noindex" };

/**
 * The answer of `/readyz`.
 * @param missing what keeps the shop from serving customers: names of ours, no value and no address
 * @returns 200 if nothing is missing, otherwise 503; both list it as JSON
 */
export function readiness(missing: readonly string[]): Response {
  const ready = missing.length === 0;
  return Response.json({ ready, missing }, { status: ready ? 200 : 503, headers: UNLISTED });
}

/** The menu: the smallest call that every page needs. Its time limit is the usual one of a side call. */
async function missingFor(visitor: Visitor): Promise<string[]> {
  try {
    await visitor.api.fresh("categories", undefined);
    return [];
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    return [`the shop API: ${error.reason}`];
  }
}
