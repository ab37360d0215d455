/** Appends the changed cookies once, after all other handlers. */
import type { MiddlewareHandler } from "hono";
import { log } from "../log.ts";
import type { DoorEnv } from "./context.ts";

/**
 * After `next()`: Hono and Remix lose each other's `Set-Cookie` otherwise. HEAD and prefetches write nothing. A value
 * over its bound is left out and logged.
 */
export function setCookies() {
  return async function setCookies(c, next) {
    await next();
    const visitor = c.get("visitor");
    if (!visitor || visitor.isPrefetch) return;
    const onTooLong = (cookie: string) => log("error", "cookie-too-long", { requestId: c.get("requestId"), cookie });
    for (const header of await visitor.jar.headers(onTooLong)) c.header("Set-Cookie", header, { append: true });
  } satisfies MiddlewareHandler<DoorEnv>;
}
