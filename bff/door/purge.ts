/**
 * Purges what is kept of the shop API's data (decision 0212): a signed POST says which products changed, or that all
 * did. Without `PURGE_SECRET` there is no such address.
 */
import { Hono } from "hono";
import { z } from "zod";
import { isSignedPurge } from "../domain/purge-signature.ts";
import { BffError } from "../errors.ts";
import { log } from "../log.ts";
import type { Purge } from "../upstream/purges.ts";
import type { DoorEnv } from "./context.ts";
import { count } from "./limits.ts";
import { wholeBody } from "./posted-fields.ts";

export const PURGE = "/purge";

/** A longer list is a purge of everything. */
const MOST_PRODUCTS = 500;
/** Milliseconds in which what was asked of the API before a change may still be on its way here. */
const UNDER_WAY = 2_000;

const id = z.number().int().positive();
/** Which lists show the products of a category, no reply says: a changed category is a purge of everything. */
const purge = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ categories: z.array(id).min(1) }),
  z.strictObject({ products: z.array(id).min(1).max(MOST_PRODUCTS) }),
]);

/**
 * POST `/purge`, ahead of the rules for forms: 204 when done, 400 for a body of another shape, 401 unsigned, 404
 * without the secret.
 */
export function createPurge() {
  return new Hono<DoorEnv>().post("/", async (c) => {
    const { env, network, purges } = c.get("visitor");
    const { PURGE_SECRET, PURGES } = env;
    if (!PURGE_SECRET || !PURGES) throw new BffError("not-found");
    await count(env, "LIMIT_LOOK_UP", `purge ${network}`);
    const text = await wholeBody(c.req.text());
    const now = Date.now();
    const isSigned = await isSignedPurge(PURGE_SECRET, text, c.req.header("Authorization"), Math.floor(now / 1_000));
    if (!isSigned) return c.body(null, 401);
    const asked = purge.safeParse(jsonOf(text));
    if (!asked.success) return c.body(null, 400);
    const done: Purge = { at: now + UNDER_WAY, ...("products" in asked.data ? { products: asked.data.products } : {}) };
    await PURGES.get(PURGES.idFromName("shop")).add(done);
    purges.add(done);
    log("info", "purge", { requestId: c.get("requestId"), products: done.products?.length ?? "all" });
    return c.body(null, 204);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
