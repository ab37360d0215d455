/**
 * Registration, signing in and out. The token goes from the API's response into the encrypted session cookie, and
 * nowhere else.
 */
import { Hono } from "hono";
import { z } from "zod";
import { cachedRows } from "../checkout/cart-pricing.ts";
import { localPath } from "../door/local-path.ts";
import { BffError } from "../errors.ts";
import { cookies, LONGEST_CUSTOMER_NAME, LONGEST_TOKEN, type Mailed, type Session } from "../session/cookies.ts";
import { shortTag } from "../session/customer.ts";
import { endSession } from "../session/end-session.ts";
import { ownAccount } from "../session/own-account.ts";
import { randomKey } from "../session/random-key.ts";
import type { Visitor } from "../session/visitor.ts";
import { oncePerForm } from "../shopper/once-per-form.ts";
import { forgetCart, joinCart, leaveCart, shownCart } from "../shopper/own-cart.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { type CartNews, cartNews } from "../views/cart-news.ts";
import type { BffEnv } from "./bff-env.ts";
import { jsonBody } from "./json-body.ts";
import { replyWith } from "./reply.ts";

const newCustomer = z.object({ name: z.string(), email: z.string(), phone: z.string(), password: z.string() });
const formKey = z.string().max(40).catch("");
/** The page that the shopper is on the way to. */
const next = z.string();

/** The API's sentence for an unknown address: "… бүртгэлгүй байна". */
const NOT_REGISTERED = /бүртгэлгүй/i;

/** The answer to a forgotten password: the same for registered and unknown addresses. */
export function withoutWho(reply: ReplyOf<"forgotPassword">) {
  if (reply.result === "success" || NOT_REGISTERED.test(reply.data)) return { result: "success" as const };
  return { result: "failed" as const, data: reply.data.slice(0, 300) };
}

export const account = new Hono<BffEnv>()
  /** `refused` carries the API's own sentence, which the shopper is shown. */
  .post("/login", jsonBody(z.object({ email: z.string(), password: z.string() })), async (c) => {
    const { visitor } = c.env;
    const reply = await visitor.fresh("login", c.req.valid("json"));
    if (reply.result !== "success")
      return replyWith({ outcome: "refused" as const, message: reply.data.slice(0, 300) });
    return replyWith({ outcome: "signed-in" as const, cart: await startSession(visitor, reply) });
  })

  /**
   * Registers a customer, who can sign in once they have followed the link in their mail. `taken`: the address is
   * registered already; `not-mailed`: the API could not send the mail (docs/api.md, "The customer"). A form that is
   * submitted twice registers once (decision 0169).
   */
  .post("/register", jsonBody(newCustomer.extend({ formKey, next })), async (c) => {
    const { visitor } = c.env;
    const { formKey, next, ...customer } = c.req.valid("json");
    const { name, email, phone, password } = customer;
    const outcome = await oncePerForm(visitor, {
      form: ["register", formKey, name, email, phone, password],
      work: () => registerAt(visitor, customer),
      again: () => "registered" as const,
    });
    if (outcome === "registered") await noteMail(visitor, { email, next });
    return replyWith({ outcome });
  })

  /** The mail that this browser has requested last; null for none. */
  .get("/mailed", async (c) => replyWith({ mailed: (await c.env.visitor.jar.read(cookies.mailed)) ?? null }))

  /**
   * Requests a mail with a new password; the old one becomes invalid at once (docs/api.md, "The customer"). The answer
   * does not reveal whether the address is registered: `sent` stands for both. `refused` carries the API's own
   * sentence: no mail could be sent.
   */
  .post("/forgot", jsonBody(z.object({ email: z.string(), next })), async (c) => {
    const { email, next } = c.req.valid("json");
    const told = withoutWho(await c.env.visitor.fresh("forgotPassword", { email }));
    if (told.result === "success") {
      await noteMail(c.env.visitor, { email, next });
      return replyWith({ outcome: "sent" as const });
    }
    return replyWith({ outcome: "refused" as const, message: told.data });
  })

  /**
   * `here`: this browser's cookie was deleted, but the registry did not answer, so a copy of the session may still be
   * valid. `left`: whether the browser still has a cart, a comparison or viewed products.
   */
  .post("/logout", jsonBody(z.object({ everywhere: z.boolean() })), async (c) => {
    const { visitor } = c.env;
    // Who cannot leave a copy here still signs out: the cart is in their own object.
    await leaveCart(visitor).catch(() => undefined);
    const ended = await endSession(visitor, c.req.valid("json").everywhere);
    forgetCustomer(visitor);
    return replyWith({ outcome: ended ? ("ended" as const) : ("here" as const), left: await keepsGoods(visitor) });
  })

  /**
   * Clears everything that the browser stores about its users, except for preferences and a session. A customer's
   * stored cart is unchanged: to it, this browser is then a new one, like one whose cookies were lost.
   */
  .post("/clear", (c) => {
    for (const cookie of OF_SHOPPER) c.env.visitor.jar.clear(cookie);
    forgetCart(c.env.visitor);
    return replyWith({});
  });

/** Cookies about the browser's shopper, whoever is signed in. */
const GOODS = [cookies.compare, cookies.recent];
/** Address, points and coupon belong to the customer, not the browser: the next person must not find them. */
const OF_CUSTOMER = [cookies.shipping, cookies.bonus, cookies.coupon];
const OF_SHOPPER = [...GOODS, ...OF_CUSTOMER, ...[cookies.typed, cookies.save, cookies.mailed, cookies.provider]];

async function keepsGoods(visitor: Visitor): Promise<boolean> {
  const { jar } = visitor;
  const kept = await Promise.all([shownCart(visitor), jar.read(cookies.compare), jar.read(cookies.recent)]);
  return kept.some((list) => list !== undefined && list.length > 0);
}

/** A return address that does not fit the cookie is left out: signing in then leads to the front page. */
async function noteMail({ jar, pages }: Visitor, mail: Mailed): Promise<void> {
  if (await jar.read(cookies.session)) return;
  const cut = { next: localPath(pages, mail.next, "/"), email: mail.email.slice(0, 100) };
  const fits = cut.next.length <= 300 && (await jar.fits(cookies.mailed, cut));
  jar.write(cookies.mailed, fits ? cut : { ...cut, next: "/" });
}

async function registerAt(visitor: Visitor, { password, ...rest }: z.output<typeof newCustomer>) {
  const reply = await visitor.fresh("register", { user: { ...rest, password, rePassword: password } });
  if (reply.result === "success") return { outcome: "registered" as const, kept: "" };
  return { outcome: reply.result === "somewrong" ? ("not-mailed" as const) : ("taken" as const), kept: null };
}

function forgetCustomer({ jar }: Visitor): void {
  for (const cookie of OF_CUSTOMER) jar.clear(cookie);
}

/**
 * Every sign-in gets a new session: an existing one is ended, not adopted. The customer's favourites are known from the
 * first page on, if the API answers in time. After a session that ended by itself, the address draft stays for the same
 * customer; for another customer it is deleted. A pending sign-in at a provider is dropped. Another customer's lines
 * are removed from the cart, which is then merged with this customer's cart from other browsers.
 * @returns the changes in the cart, for a notice; null for none
 * @throws BffError `upstream-fault` for a token that no session can hold, `upstream-unreachable` for one that could not
 *   be ended again
 */
export async function startSession(
  visitor: Visitor,
  reply: Extract<ReplyOf<"login">, { result: "success" }>,
): Promise<CartNews | null> {
  // A token that does not fit the cookie cannot be stored: fail, rather than sign in for one page.
  if (reply.token.length > LONGEST_TOKEN) throw new BffError("upstream-fault", "login: token too long");
  const [draft, coupon, before] = await Promise.all([
    visitor.jar.read(cookies.shipping),
    visitor.jar.read(cookies.coupon),
    visitor.jar.read(cookies.session),
  ]);
  const { id, name, bonus } = reply.data;
  const session = {
    token: reply.token,
    sid: randomKey(),
    customer: id,
    user: { name: name.slice(0, LONGEST_CUSTOMER_NAME), bonus },
  };
  await visitor.sessions.open(session);
  if (before) await endSession(visitor);
  const others = [draft?.customer, before?.customer].some((customer) => customer != null && customer !== id);
  const hasOtherCoupon = coupon && coupon.owner !== (await shortTag(visitor.env.COOKIE_KEYS, session));
  if (others || hasOtherCoupon) forgetCustomer(visitor);
  visitor.jar.write(cookies.session, session);
  if (await visitor.jar.read(cookies.provider)) visitor.jar.clear(cookies.provider);
  if (await visitor.jar.read(cookies.mailed)) visitor.jar.clear(cookies.mailed);
  const [news] = await Promise.all([joinCart(visitor, session), ownAccount(visitor)]);
  const { joined } = news;
  const rows = joined !== "unknown" ? await cachedRows(visitor, joined.added) : null;
  return cartNews(news, rows ?? []);
}

/**
 * Ends every session of the current customer, and begins a new one here. If the answer is lost, this browser still
 * receives it, by the cookie `renewal` (decision 0157).
 * @returns the new session; null for a guest
 * @throws BffError `upstream-unreachable`; `sign-in-required` when the session was ended meanwhile
 */
export async function renewSession(visitor: Visitor): Promise<Session | null> {
  const before = await visitor.session();
  if (!before) return null;
  const session = { ...before, sid: randomKey() };
  // The cookie as it was sent: this very request may have consumed it.
  await visitor.sessions.renew(before, session, await visitor.jar.brought(cookies.renewal));
  visitor.jar.write(cookies.session, session);
  return session;
}
