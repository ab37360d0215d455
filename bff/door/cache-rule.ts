/** The one cache rule, applied last to every response. */
import type { MiddlewareHandler } from "hono";
import { cookies } from "../session/cookies.ts";
import type { DoorEnv } from "./context.ts";

export interface CacheRuleOptions {
  /** Whether the request carries a live session. */
  hasSession?: (visitor: DoorEnv["Variables"]["visitor"] | undefined) => Promise<boolean>;
}

const NEVER = "private, no-store";
/** A page holds a nonce and a cart badge of its own: the browser may keep it for Back, and asks again otherwise. */
export const BACK_ONLY = "private, no-cache";

/** The one cookie that changes nothing of what its document shows. */
const BROWSER_ID = /^(?:__Host-)?shopper=/;

/**
 * Replaces what a loader or Remix has set: Remix lets a parent's `public` win over a child's `private`, keeps it on
 * errors, and adds `Set-Cookie` to it. Only responses that are not pages, and that one of our routes declares public,
 * are shared.
 */
export function cacheRule({
  hasSession = async (visitor) => (await visitor?.shopper.jar.read(cookies.session)) !== undefined,
}: CacheRuleOptions = {}) {
  return async function cacheRule(c, next) {
    await next();
    const { headers, status } = c.res;
    const shared = c.get("shared");
    if (shared && !headers.has("Set-Cookie")) return c.header("Cache-Control", shared);
    const mayKeep =
      status === 200 &&
      headers.getSetCookie().every((cookie) => BROWSER_ID.test(cookie)) &&
      !c.get("visitor")?.request.takesNoCookies &&
      !(await hasSession(c.get("visitor")));
    const written = headers.get("Cache-Control");
    c.header("Cache-Control", mayKeep ? (publicFile(headers, written) ?? BACK_ONLY) : NEVER);
    c.header("Vary", "Cookie", { append: true });
  } satisfies MiddlewareHandler<DoorEnv>;
}

/**
 * A file that a Remix resource route declares public: sitemap, robots, manifest. Never a page and never a page's data.
 */
function publicFile(headers: Headers, written: string | null): string | undefined {
  const type = headers.get("Content-Type") ?? "";
  const isFile = type !== "" && !/^text\/(?:html|x-script)|^application\/json/.test(type);
  return isFile && written?.startsWith("public") ? written : undefined;
}
