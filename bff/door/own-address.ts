/** The shop answers at its own origin alone: another host is not it, and where it is on https it is nowhere else. */
import type { MiddlewareHandler } from "hono";
import { readEnv } from "../env.ts";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "./context.ts";
import { ownAddress as addressHere, shopOrigin } from "./shop-origin.ts";

/**
 * Refuses another host (421, RFC 9110, section 15.5.20). A shop on https moves what is read over http there for good
 * (308); anything else that came in the clear is refused: what it carried has been seen, and must not be sent on as if
 * it had not.
 * @throws BffError `misdirected` or `forbidden`
 */
export function ownAddress() {
  return async function ownAddress(c, next) {
    const env = readEnv(c.env);
    const asked = new URL(c.req.url);
    const origin = shopOrigin(env, asked);
    if (origin === null) throw new BffError("misdirected");
    if (asked.origin !== origin) {
      if (c.req.method !== "GET" && c.req.method !== "HEAD") throw new BffError("forbidden");
      return c.body(null, 308, { Location: addressHere(env, asked).href });
    }
    await next();
  } satisfies MiddlewareHandler<DoorEnv>;
}
