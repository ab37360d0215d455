/** What every request of the administration passes. */
import type { Context } from "hono";
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

/** The cookie's name; over https it is bound to this host. */
export const COOKIE = "och-admin";

const isHttps = (context: Context) => new URL(context.req.url).protocol === "https:";

/** Whether the cookie is sent over https alone, with the prefix that binds it to the host (RFC 6265bis). */
export const cookiePrefix = (context: Context) => (isHttps(context) ? ({ prefix: "host" } as const) : {});

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

/** Forms: from our own pages, of a type that only forms have, and short. */
export const ownFormsOnly = createMiddleware<AdminApi>(async (context, next) => {
  if (context.req.method !== "POST") return next();
  const refuse = (status: 400 | 403 | 413 | 415, says: string) =>
    context.html(strayPage("Хүсэлтийг хүлээж авсангүй", says, null), status);
  if (!isOwnForm(context)) return refuse(403, "Энэ маягт удирдлагын хуудаснаас ирээгүй байна.");
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(context.req.header("Content-Type") ?? ""))
    return refuse(415, "Энэ нь маягт биш байна.");
  // The whole of it is read here: a body may say less of its length than it has.
  if (Number(context.req.header("Content-Length") ?? 0) > MOST_BYTES) return refuse(413, "Маягт хэт урт байна.");
  const body = await context.req.arrayBuffer();
  if (body.byteLength > MOST_BYTES) return refuse(413, "Маягт хэт урт байна.");
  return next();
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
