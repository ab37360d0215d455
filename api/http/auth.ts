import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Api } from "../env.ts";
import { isSecond } from "../generation.ts";
import { readToken } from "../security/token.ts";

const forbidden = () => new HTTPException(401, { res: Response.json({ message: "Forbidden" }, { status: 401 }) });

/**
 * The customer that the Authorization header names: their id, null for nobody (no header, or the text `Bearer null`).
 */
async function customerOf(context: Context<Api>): Promise<number | null> {
  const header = context.req.header("Authorization");
  if (header === undefined || header === "" || header === "Bearer null") return null;
  const id = await readToken(header.replace(/^Bearer /, ""), context.get("settings").API_TOKEN_SECRET);
  if (id === null) throw forbidden();
  const known = await context.env.DB.prepare("SELECT id FROM user WHERE id = ?").bind(id).first<number>("id");
  // The second generation does not look up a token's customer: a deleted one is still accepted (docs/api.md, section
  // 1).
  if (known === null && !isSecond(context)) throw forbidden();
  return id;
}

/** For customers only: 401 `{message: 'Forbidden'}` for anybody else (docs/api.md, section 1). */
export const customersOnly = createMiddleware<Api>(async (context, next) => {
  const id = await customerOf(context);
  if (id === null) throw forbidden();
  context.set("userId", id);
  await next();
});

/**
 * For backends that send `CALLER_SECRET` in `X-Caller-Secret`: 401 for all others, and for everybody when none is set.
 */
export const callersOnly = createMiddleware<Api>(async (context, next) => {
  const { CALLER_SECRET } = context.get("settings");
  const said = context.req.header("X-Caller-Secret");
  if (CALLER_SECRET === undefined || said === undefined) throw forbidden();
  if (!(await timingSafeEqual(said, CALLER_SECRET))) throw forbidden();
  await next();
});

/**
 * For guests and customers: the user id is 0 for a guest. A token that is neither `null` nor valid is refused with 401,
 * where the original lets the request hang. Without any header the second generation fails, as the original does.
 */
export const guestsToo = createMiddleware<Api>(async (context, next) => {
  if (isSecond(context) && context.req.header("Authorization") === undefined)
    throw new Error("no Authorization header");
  context.set("userId", (await customerOf(context)) ?? 0);
  await next();
});
