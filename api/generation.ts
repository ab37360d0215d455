/**
 * The two generations of the existing server that are in use. `first` is the fuller one, with our own additions
 * (README) and every sum checked; `second` reproduces the observed behaviour of the newest existing server
 * (docs/api.md, marked "second"), additions ignored and sums taken on trust. It serves to test the shop against both;
 * for a demonstration use the first.
 */
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Api } from "./env.ts";

/** Whether this API behaves like the newest of the existing servers. */
export const isSecond = (context: Context<Api>): boolean => context.get("settings").API_GENERATION === "second";

/** Request fields that are our additions, which the second generation ignores. */
const ADDITIONS = ["sort", "discount_end"];

/** A request's body without the fields that the generation ignores. */
export function understood(context: Context<Api>, body: unknown): unknown {
  if (!isSecond(context) || typeof body !== "object" || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !ADDITIONS.includes(name)));
}

/** Removes fields from the second generation's answers: top-level ones by name. */
export const secondLacks = (...names: string[]) =>
  createMiddleware<Api>(async (context, next) => {
    await next();
    if (!isSecond(context) || !context.res.ok) return;
    const body: unknown = await context.res.json();
    if (typeof body !== "object" || body === null) return;
    const told = Object.entries(body).filter(([name]) => !names.includes(name));
    context.res = Response.json(Object.fromEntries(told), { headers: context.res.headers });
  });
