/**
 * A small administration of the reference API: prices, discounts, stock, states of orders. There is none unless
 * ADMIN_SECRET is set. Plain pages and forms; each change is logged in `admin_change`.
 */
import { type Context, Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { secureHeaders } from "hono/secure-headers";
import { z } from "zod";
import { LONGEST_SECRET } from "../env.ts";
import { STATUS } from "../html/format.ts";
import { networkOf } from "../http/network.ts";
import { purgeOrder, purgeShop } from "../http/purge-shop.ts";
import {
  type AdminApi,
  COOKIE,
  cookieOptions,
  ownFormsOnly,
  secretOf,
  shortFormsOnly,
  signedInOnly,
  switchedOn,
  tokenOf,
} from "./guard.ts";
import { findOrderPage, listChanges, listOrders, moveOrder, NEXT_STATES } from "./orders.ts";
import { changesPage, orderPage, ordersPage, productPage, productsPage, signInPage, strayPage } from "./pages.ts";
import { pageNumber } from "./paging.ts";
import { changeOffer, findProduct, listProducts, offerForm, readOffer } from "./products.ts";
import { ATTEMPT_MINUTES, SESSION_SECONDS, signIn, signOut } from "./session.ts";
import { STYLE } from "./style.ts";

export const admin = new Hono<AdminApi>();

admin.use(switchedOn);
admin.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    // The browser then tells our own forms where they come from, and other sites nothing.
    referrerPolicy: "same-origin",
    xFrameOptions: "DENY",
  }),
);
admin.use(async (context, next) => {
  await next();
  context.header("Cache-Control", "no-store");
});
admin.use(ownFormsOnly, shortFormsOnly);

admin.get("/style.css", (context) => context.body(STYLE, 200, { "Content-Type": "text/css; charset=utf-8" }));

const typedSignIn = z.object({
  who: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^\P{Cc}+$/u),
  secret: z.string().min(1).max(LONGEST_SECRET),
});

admin.get("/sign-in", (context) => context.html(signInPage(null)));

admin.post("/sign-in", async (context) => {
  const form = await context.req.parseBody();
  const typed = typedSignIn.safeParse(form);
  const who = typeof form.who === "string" ? form.who.slice(0, 60) : "";
  if (!typed.success) return context.html(signInPage("wrong", who), 400);
  const outcome = await signIn(context.env.DB, secretOf(context), {
    who: typed.data.who,
    given: typed.data.secret,
    network: networkOf(context.req.header("CF-Connecting-IP") ?? ""),
  });
  if ("refused" in outcome) {
    const tooMany = outcome.refused === "too-many";
    if (tooMany) context.header("Retry-After", String(ATTEMPT_MINUTES * 60));
    return context.html(signInPage(outcome.refused, who), tooMany ? 429 : 403);
  }
  setCookie(context, COOKIE, outcome.token, { ...cookieOptions(context), maxAge: SESSION_SECONDS });
  return context.redirect("/admin/products", 303);
});

admin.use(signedInOnly);

admin.post("/sign-out", async (context) => {
  await signOut(context.env.DB, secretOf(context), tokenOf(context));
  deleteCookie(context, COOKIE, cookieOptions(context));
  return context.redirect("/admin/sign-in", 303);
});

admin.get("/", (context) => context.redirect("/admin/products", 303));

/** What is searched for: one line, as long as the field takes it. */
const searched = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .catch("");

admin.get("/products", async (context) => {
  const search = searched.parse(context.req.query("q") ?? "");
  const list = await listProducts(context.env.DB, search, pageNumber.parse(context.req.query("page")));
  return context.html(productsPage(list, search, context.get("who")));
});

const missing = (context: Context<AdminApi>, says: string) =>
  context.html(strayPage("Олдсонгүй", says, context.get("who")), 404);
const NO_PRODUCT = "Ийм бараа алга байна.";
const NO_ORDER = "Ийм дугаартай захиалга алга байна.";

/** The product that an address names; null for none. */
const productOf = async (context: Context<AdminApi>) => {
  const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).safeParse(context.req.param("id")).data;
  return id === undefined ? null : findProduct(context.env.DB, id);
};

admin.get("/products/:id", async (context) => {
  const product = await productOf(context);
  if (product === null) return missing(context, NO_PRODUCT);
  return context.html(productPage(product, context.get("who"), { isSaved: context.req.query("saved") !== undefined }));
});

admin.post("/products/:id", async (context) => {
  const product = await productOf(context);
  if (product === null) return missing(context, NO_PRODUCT);
  const who = context.get("who");
  const form = offerForm.safeParse(await context.req.parseBody());
  if (!form.success) return context.html(strayPage("Хүсэлтийг хүлээж авсангүй", "Маягт бүрэн биш байна.", who), 400);
  const { data: typed } = form;
  const offer = readOffer(typed);
  if ("wrong" in offer) return context.html(productPage(product, who, { typed, wrong: offer.wrong }), 400);
  if (await changeOffer(context.env.DB, { id: product.id, who, seen: typed, offer })) {
    await purgeShop(context.get("settings"), [product.id]);
    return context.redirect(`/admin/products/${product.id}?saved`, 303);
  }
  const now = await findProduct(context.env.DB, product.id);
  if (now === null) return missing(context, NO_PRODUCT);
  return context.html(productPage(now, who, { typed, isStale: true }), 409);
});

admin.get("/orders", async (context) => {
  const asked = {
    search: searched.parse(context.req.query("q") ?? ""),
    status: z.enum(Object.keys(STATUS)).catch("").parse(context.req.query("status")),
  };
  const list = await listOrders(context.env.DB, { ...asked, page: pageNumber.parse(context.req.query("page")) });
  return context.html(ordersPage(list, asked, context.get("who")));
});

admin.get("/orders/:number", async (context) => {
  const found = await findOrderPage(context.env.DB, context.req.param("number"));
  if (found === null) return missing(context, NO_ORDER);
  return context.html(orderPage(found, context.get("who"), { isMoved: context.req.query("moved") !== undefined }));
});

admin.post("/orders/:number", async (context) => {
  const ordernumber = context.req.param("number");
  const { from, to } = z
    .object({ from: z.string().max(20).catch(""), to: z.string().max(20).catch("") })
    .parse(await context.req.parseBody());
  const who = context.get("who");
  const found = await findOrderPage(context.env.DB, ordernumber);
  if (found === null) return missing(context, NO_ORDER);
  const isAllowed = Object.hasOwn(NEXT_STATES, from) && (NEXT_STATES[from] ?? []).includes(to);
  if (!isAllowed)
    return context.html(strayPage("Хүсэлтийг хүлээж авсангүй", "Захиалга ийм төлөвт шилжихгүй.", who), 400);
  if (await moveOrder(context.env.DB, { ordernumber, who, from, to })) {
    if (to === "expired") await purgeOrder(context.get("settings"), context.env.DB, ordernumber);
    return context.redirect(`/admin/orders/${encodeURIComponent(ordernumber)}?moved`, 303);
  }
  const now = await findOrderPage(context.env.DB, ordernumber);
  if (now === null) return missing(context, NO_ORDER);
  return context.html(orderPage(now, who, { isStale: true }), 409);
});

admin.get("/changes", async (context) =>
  context.html(
    changesPage(await listChanges(context.env.DB, pageNumber.parse(context.req.query("page"))), context.get("who")),
  ),
);

admin.all("*", (context) => missing(context, "Ийм хуудас алга байна."));
