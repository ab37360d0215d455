import type { Context, Next } from "hono";
import { readEnv } from "../env.ts";
import { BffError } from "../errors.ts";
import { canonicalAddress, shopOrigin } from "../session/shop-origin.ts";
import type { DoorEnv } from "./context.ts";

/**
 * Refuses another host (421, RFC 9110, section 15.5.20). A shop on https redirects reads over http permanently (308);
 * it refuses any other plain-text request, since its contents have already been exposed.
 * @throws BffError `misdirected` or `forbidden`
 */
export async function ownAddress(c: Context<DoorEnv>, next: Next) {
  const env = readEnv(c.env);
  const { asked } = c.get("visitor").request;
  const origin = shopOrigin(env, asked);
  if (origin === null) throw new BffError("misdirected");
  if (asked.origin !== origin) {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw new BffError("forbidden");
    return c.body(null, 308, { Location: canonicalAddress(env, asked).href });
  }
  await next();
}
