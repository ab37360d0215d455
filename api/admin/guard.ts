/** What every request of the administration passes. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type Api, isLoopback } from "../env.ts";
import { signInPage, strayPage } from "./pages.ts";
import { whoHas } from "./session.ts";

/** A request of the administration: `who` is the name of whoever is signed in. */
export interface AdminApi {
  Bindings: Api["Bindings"];
  Variables: Api["Variables"] & { who: string };
}

/** Bytes of a form. */
const MOST_BYTES = 16 * 1024;

/** The cookie's name, over https behind a prefix. */
export const COOKIE = "och-admin";

const isHttps = (context: Context) => new URL(context.req.url).protocol === "https:";

/** The cookie's attributes; over https alone it has the prefix that binds it to the host (RFC 6265bis). */
export const cookieOptions = (context: Context) => ({
  path: "/",
  httpOnly: true,
  sameSite: "Strict" as const,
  secure: isHttps(context),
  ...(isHttps(context) && { prefix: "host" as const }),
});

/** The session's token; empty without one. */
export const tokenOf = (context: Context): string =>
  (isHttps(context) ? getCookie(context, COOKIE, "host") : getCookie(context, COOKIE)) ?? "";

/** The settings' secret; only behind `switchedOn`. */
export const secretOf = (context: Context<AdminApi>): string => context.get("settings").ADMIN_SECRET ?? "";

/** There is no administration without a secret, nor over http but on this machine. */
export const switchedOn = createMiddleware<AdminApi>(async (context, next) => {
  if (context.get("settings").ADMIN_SECRET === undefined) return context.notFound();
  if (!isHttps(context) && !isLoopback(context.req.url)) return context.notFound();
  await next();
});

/** Whether a form comes from a page of this origin, as the browser says; what says nothing is no browser of ours. */
function isOwnForm(context: Context): boolean {
  const [origin, site] = [context.req.header("Origin"), context.req.header("Sec-Fetch-Site")];
  if (site !== undefined && site !== "same-origin") return false;
  return origin === undefined ? site === "same-origin" : origin === new URL(context.req.url).origin;
}

const refused = (context: Context, status: 403 | 413 | 415, says: string) =>
  context.html(strayPage("Хүсэлтийг хүлээж авсангүй", says, null), status);

/** Forms: from our own pages, and of a type that only forms have. */
export const ownFormsOnly = createMiddleware<AdminApi>(async (context, next) => {
  if (context.req.method !== "POST") return next();
  if (!isOwnForm(context)) return refused(context, 403, "Энэ маягт удирдлагын хуудаснаас ирээгүй байна.");
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(context.req.header("Content-Type") ?? ""))
    return refused(context, 415, "Энэ нь маягт биш байна.");
  return next();
});

/** Refuses longer forms, chunked ones without a stated length included. */
export const shortFormsOnly = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (context) => refused(context, 413, "Маягт хэт урт байна."),
});

/** For whoever is signed in. Others are asked to; a form of theirs changes nothing. */
export const signedInOnly = createMiddleware<AdminApi>(async (context, next) => {
  const who = await whoHas(context.env.DB, secretOf(context), tokenOf(context));
  if (who === null) {
    if (context.req.method === "POST") return context.html(signInPage("over"), 401);
    return context.redirect("/admin/sign-in", 303);
  }
  context.set("who", who);
  await next();
});
