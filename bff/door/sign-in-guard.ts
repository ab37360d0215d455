/**
 * Which pages need a session, and which are for guests only. Here and not in a parent route's loader: loaders run in
 * parallel, and a page's data can be asked for route by route (security.md §1).
 */
import type { MiddlewareHandler } from "hono";
import { notify } from "../session/notices.ts";
import { type DoorEnv, pagePath, RedirectTo } from "./context.ts";
import { localPath } from "./local-path.ts";

export interface SignInGuardOptions {
  /** Pages that need a session (spec 1, route guards). */
  members?: RegExp;
  /** Pages whose forms take a while to fill in: their action keeps what was typed before it asks for the session itself. */
  keeping?: RegExp;
  /** Pages that a signed-in customer is led away from. */
  guests?: RegExp;
}

const MEMBERS = /^\/(?:profile|shipping|confirm-order|show-order)(?:\/|$)/;
const KEEPING = /^\/shipping$/;
const GUESTS = /^\/(?:login|register)$/;

/**
 * Posting the sign-in form is for those who are signed in too: whoever signs in as another is another from then on.
 * @throws RedirectTo the sign-in page with a notice and the way back, or away from it for those who are signed in
 */
export function signInGuard({ members = MEMBERS, keeping = KEEPING, guests = GUESTS }: SignInGuardOptions = {}) {
  return async function signInGuard(c, next) {
    const path = pagePath(c.req.url);
    const visitor = c.get("visitor");
    const keeps = c.req.method === "POST" && keeping.test(path);
    if (members.test(path) && !keeps && !(await visitor.session({ needed: true }))) {
      // A link that is only looked at beforehand leaves no notice.
      if (!visitor.isPrefetch) await notify(visitor, "failure", "errors.signInRequired");
      const { pathname, search } = visitor.url;
      throw new RedirectTo(`/login?next=${encodeURIComponent(c.req.method === "POST" ? pathname : pathname + search)}`);
    }
    if (guests.test(path) && c.req.method !== "POST" && (await visitor.session())) {
      throw new RedirectTo(localPath(visitor.url.searchParams.get("next"), "/home"));
    }
    await next();
  } satisfies MiddlewareHandler<DoorEnv>;
}
