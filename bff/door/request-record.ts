import type { MiddlewareHandler } from "hono";
import { log } from "../log.ts";
import { pagePath } from "../pages/page-path.ts";
import type { Pages } from "../pages/pages.ts";
import { routePattern } from "../pages/route-pattern.ts";
import type { RequestCounts } from "../upstream/request-counts.ts";
import type { DoorEnv } from "./context.ts";

/** Eight letters: with the time they find one line of the log, and a shopper can read them out. */
const shortId = () => crypto.randomUUID().slice(0, 8);

/**
 * Finds the request's page, gives it an id of ours (Hono's `requestId` tells it only where it believes one from
 * outside), tells it in `X-Request-Id`, and logs method, route, status, time and what the shop API was asked for it.
 * Neither path nor query is logged: they may hold an order's number, or what a shopper typed.
 */
export function requestRecord(pages: Pages) {
  return async function requestRecord(c, next) {
    const started = performance.now();
    const requestId = shortId();
    const path = pagePath(c.req.url);
    const page = pages.at(path);
    const route = routePattern(path, page);
    c.set("pages", pages);
    c.set("page", page);
    c.set("requestId", requestId);
    c.set("route", route);
    const counts: RequestCounts = { calls: 0, callMs: 0, cached: 0, objects: 0 };
    c.set("counts", counts);
    await next();
    const ms = Math.round(performance.now() - started);
    c.header("X-Request-Id", requestId);
    const source = c.get("document");
    c.header("Server-Timing", `${source ? `document;desc=${source}, ` : ""}api;dur=${counts.callMs}, total;dur=${ms}`);
    const { status } = c.res;
    log(status >= 500 ? "warn" : "info", "request", {
      requestId,
      method: c.req.method,
      route,
      status,
      ms,
      ...counts,
      document: source ?? "none",
    });
  } satisfies MiddlewareHandler<DoorEnv>;
}
