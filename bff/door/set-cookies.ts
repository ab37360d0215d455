import type { Context, Next } from "hono";
import { cookies } from "../session/cookies.ts";
import { randomKey } from "../session/random-key.ts";
import { type DoorEnv, isHtml } from "./context.ts";

/**
 * After `next()`: Hono and Remix lose each other's `Set-Cookie` otherwise. HEAD and prefetches write nothing. A browser
 * without an id gets one with its first page, so that its first two writes, at the same moment, reach one object.
 */
export async function setCookies(c: Context<DoorEnv>, next: Next): Promise<void> {
  await next();
  const visitor = c.get("visitor");
  if (!visitor || visitor.request.isPrefetch) return;
  const { jar } = visitor.shopper;
  const isPage = c.req.method === "GET" && c.res.status === 200 && isHtml(c.res);
  if (isPage && !(await jar.read(cookies.shopper))) jar.write(cookies.shopper, randomKey());
  for (const header of await jar.headers()) c.header("Set-Cookie", header, { append: true });
}
