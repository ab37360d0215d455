/** What a monitor asks: whether the shop runs, and whether it can serve customers. */
import { type Context, Hono } from "hono";
import type { Visitor } from "../session/visitor.ts";
import { UpstreamFault } from "../upstream/client.ts";
import type { DoorEnv } from "./context.ts";

/** Says what is missing where the Worker refuses to serve anything else (front-door.ts). */
export const READINESS = "/readyz";

/**
 * GET `/healthz`: the Worker runs and is configured; no call is made. GET `/readyz`: the shop API answers, too. Neither
 * is kept or listed.
 */
export function createProbes() {
  return new Hono<DoorEnv>()
    .get("/healthz", (c) => unlisted(c, c.text("ok")))
    .get(READINESS, async (c) => readiness(c, await missingFor(c.get("visitor"))));
}

/**
 * The answer of `/readyz`.
 * @param missing what keeps the shop from serving customers: names of ours, no value and no address
 * @returns 200 if nothing is missing, otherwise 503; both list it as JSON
 */
export function readiness(c: Context<DoorEnv>, missing: readonly string[]): Response {
  const ready = missing.length === 0;
  return unlisted(c, c.json({ ready, missing }, ready ? 200 : 503));
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

function unlisted(c: Context<DoorEnv>, answer: Response): Response {
  c.set("shared", "no-store");
  answer.headers.set("X-Robots-Tag", "noindex");
  return answer;
}
