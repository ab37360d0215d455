/**
 * Rate limits for what can be abused: passwords, coupons, order numbers, searches. The numbers stand in wrangler.toml
 * beside the bindings; the counting is the platform's.
 */
import type { Context, Next } from "hono";
import { count, countAccountTry, countReset } from "../limits/limits.ts";
import { type Limit, limitsOf } from "../limits/request-limits.ts";
import type { DoorEnv } from "./context.ts";
import { postedFields } from "./posted-fields.ts";

/**
 * Counts what the page's handle or the table of endpoints names (request-limits.ts), before any API call.
 * @throws BffError `rate-limited`
 */
export async function rateLimit(c: Context<DoorEnv>, next: Next): Promise<void> {
  for (const limit of limitsOf(c.get("visitor").request.path, c.get("page").handle)) await countRequest(c, limit);
  await next();
}

async function countRequest(c: Context<DoorEnv>, limit: Limit): Promise<void> {
  const isCounted = limit.of === "all" || c.req.method === "POST";
  if (!isCounted || (limit.field && !(await isFilledIn(c, limit.field)))) return;
  const {
    env,
    request: { network },
  } = c.get("visitor");
  await count(env, limit.perAddress, `${limit.name} ${network}`);
  const account = limit.account ? (await postedFields(c)).email : undefined;
  if (account && limit.account === "sign-in") await countAccountTry(env, network, account);
  if (account && limit.account === "reset") await countReset(env, account);
}

async function isFilledIn(c: Context<DoorEnv>, field: string): Promise<boolean> {
  return Boolean(c.req.query(field) || (await postedFields(c))[field]);
}
