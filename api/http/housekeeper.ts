import { createMiddleware } from "hono/factory";
import type { Api } from "../env.ts";
import { keepHouse } from "../queries/housekeeping.ts";

const EVERY_MS = 60_000;

/**
 * Runs the hourly job's work beside requests too, at most once a minute and after the answer: lists are correct to the
 * minute, also where no cron runs (a laptop, tests).
 */
export function housekeeper() {
  let last = 0;
  return createMiddleware<Api>(async function keepHouseBesideRequests(context, next) {
    await next();
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    context.executionCtx.waitUntil(keepHouse(context.env.DB));
  });
}
