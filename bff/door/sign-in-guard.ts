/**
 * Leads guests away from pages that need a session, and customers from those for guests only (page-handle.ts). Here
 * and not in a parent route's loader: loaders run in parallel, and a page's data can be asked for route by route.
 */
import type { Context, Next } from "hono";
import { localPath } from "../pages/local-path.ts";
import { cookies } from "../session/cookies.ts";
import { notify } from "../session/notices.ts";
import { type DoorEnv, RedirectTo } from "./context.ts";

/**
 * A signed-in customer may post the sign-in form, to sign in as another.
 * @throws RedirectTo the sign-in page with a notice and the way back, or away from it for those who are signed in
 */
export async function signInGuard(c: Context<DoorEnv>, next: Next): Promise<void> {
  const { who, keepsForm } = c.get("page").handle;
  const visitor = c.get("visitor");
  // A password change whose answer was lost becomes a notice before the page reads them (decision 0157). A write asks
  // with its own call.
  const isPage = !c.get("page").handle.isNotFound;
  if (isPage && c.req.method !== "POST" && (await visitor.shopper.jar.read(cookies.session))?.renewal)
    await visitor.shopper.session({ needed: false });
  const keeps = keepsForm && c.req.method === "POST";
  if (who === "customers" && !keeps && !(await visitor.shopper.session({ needed: true }))) {
    // A prefetch leaves no notice.
    if (!visitor.request.isPrefetch) await notify(visitor.shopper, "info", "notices.signInToGoOn");
    const { pathname, search } = visitor.request.url;
    const next = encodeURIComponent(c.req.method === "POST" ? pathname : pathname + search);
    throw new RedirectTo(`/login?next=${next}`);
  }
  if (who === "guests" && c.req.method !== "POST" && (await visitor.shopper.session())) {
    throw new RedirectTo(localPath(c.get("pages"), visitor.request.url.searchParams.get("next"), "/home"));
  }
  await next();
}
