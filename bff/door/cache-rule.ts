/** The one cache rule, applied last to every response. */
import type { Context, Next } from "hono";
import { cookies } from "../session/cookies.ts";
import type { Visitor } from "../session/visitor.ts";
import type { DoorEnv } from "./context.ts";

const NEVER = "private, no-store";
/** A page holds a nonce and a cart badge of its own: the browser may keep it for Back, and asks again otherwise. */
const BACK_ONLY = "private, no-cache";

/** The one cookie that changes nothing of what its document shows. */
const BROWSER_ID = /^(?:__Host-)?shopper=/;

/**
 * Replaces what a loader or Remix has set: Remix lets a parent's `public` win over a child's `private`, keeps it on
 * errors, and adds `Set-Cookie` to it. Only responses that are not pages, and that one of our routes declares public,
 * are shared.
 */
export async function cacheRule(c: Context<DoorEnv>, next: Next): Promise<void> {
  await next();
  const { headers, status } = c.res;
  const shared = c.get("shared");
  if (shared && !headers.has("Set-Cookie")) return c.header("Cache-Control", shared);
  const visitor: Visitor | undefined = c.get("visitor");
  const mayKeep =
    status === 200 &&
    headers.getSetCookie().every((cookie) => BROWSER_ID.test(cookie)) &&
    !visitor?.request.takesNoCookies &&
    (await visitor?.shopper.jar.read(cookies.session)) === undefined;
  const written = headers.get("Cache-Control");
  c.header("Cache-Control", mayKeep ? (publicFile(headers, written) ?? BACK_ONLY) : NEVER);
  c.header("Vary", "Cookie", { append: true });
}

/**
 * A file that a Remix resource route declares public: sitemap, robots, manifest. Never a page and never a page's data.
 */
function publicFile(headers: Headers, written: string | null): string | undefined {
  const type = headers.get("Content-Type") ?? "";
  const isFile = type !== "" && !/^text\/(?:html|x-script)|^application\/json/.test(type);
  return isFile && written?.startsWith("public") ? written : undefined;
}
