/** Request id, `Server-Timing` and one log line per request. */
import type { MiddlewareHandler } from "hono";
import { log } from "../log.ts";
import type { DoorEnv } from "./door.ts";

export interface RequestRecordOptions {
  /** A clock in milliseconds. */
  now?: () => number;
  newId?: () => string;
}

/**
 * Gives each request an id of ours (one from outside is not believed), tells it in `X-Request-Id`, and logs method, path,
 * status and time. The query is not logged: it may hold what a shopper typed.
 */
export function requestRecord({
  now = () => performance.now(),
  newId = () => crypto.randomUUID(),
}: RequestRecordOptions = {}) {
  return async function requestRecord(c, next) {
    const started = now();
    const requestId = newId();
    c.set("requestId", requestId);
    await next();
    const ms = Math.round(now() - started);
    c.header("X-Request-Id", requestId);
    c.header("Server-Timing", `total;dur=${ms}`);
    const { status } = c.res;
    log(status >= 500 ? "warn" : "info", "request", {
      requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      ms,
    });
  } satisfies MiddlewareHandler<DoorEnv>;
}

const LONGEST_PATH = 120;

/** An order's number is the customer's own business. */
function loggedPath(path: string): string {
  return path.replace(/^(\/show-order\/)[^/]+/, "$1…").slice(0, LONGEST_PATH);
}
