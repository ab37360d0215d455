import type { Context, Next } from "hono";
import { BffError } from "../errors.ts";
import type { DoorEnv } from "./context.ts";

/**
 * `?_data=` runs a loader or action past the document's checks, and `/__manifest` answers any list of paths with
 * seconds of CPU: both end here.
 * @throws BffError `bad-request` or `not-found`
 */
export async function blockedPaths(c: Context<DoorEnv>, next: Next): Promise<void> {
  const { pathname, searchParams } = c.get("visitor").request.asked;
  if (searchParams.has("_data")) throw new BffError("bad-request");
  if (pathname === "/__manifest") throw new BffError("not-found");
  await next();
}
