/**
 * Registration, signing in and out. The token goes from the API's response into the encrypted session cookie, and
 * nowhere else.
 */
import { Hono } from "hono";
import { z } from "zod";
import { BffError } from "../errors.ts";
import { localPath } from "../pages/local-path.ts";
import { MAX_EMAIL_LENGTH } from "../rules/fields.ts";
import { cookies, MAX_CUSTOMER_NAME_LENGTH, MAX_TOKEN_LENGTH, type Session } from "../session/cookies.ts";
import { endSession } from "../session/end-session.ts";
import { ownAccount } from "../session/own-account.ts";
import { randomKey } from "../session/random-key.ts";
import type { Visitor } from "../session/visitor.ts";
import type { Mailed } from "../shopper/notes.ts";
import { oncePerForm } from "../shopper/once-per-form.ts";
import { shownNote, writeNotes } from "../shopper/own-notes.ts";
import { shownCart, shownCompared } from "../shopper/shown.ts";
import { forgetGuest, joinGuest, signOut } from "../shopper/sign-in.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import type { CartNews } from "../views/cart-news.ts";
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
    const reply = await visitor.api.fresh("login", c.req.valid("json"));
    if (reply.result !== "success")
      return replyWith({ outcome: "refused" as const, message: reply.data.slice(0, 300) });
    return replyWith({ outcome: "signed-in" as const, cart: await startSession(visitor, reply) });
  })

  /**
   * Registers a customer, who can sign in once they have followed the link in their mail. `taken`: the address is
   * registered already; `not-mailed`: the API could not send the mail (docs/api.md, "The customer"). A form that is
   * submitted twice registers once (decision 0265).
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
  .get("/mailed", async (c) => replyWith({ mailed: (await shownNote(c.env.visitor, "mailed")) ?? null }))

  /**
   * Requests a mail with a new password; the old one becomes invalid at once (docs/api.md, "The customer"). The answer
   * does not reveal whether the address is registered: `sent` stands for both. `refused` carries the API's own
   * sentence: no mail could be sent.
   */
  .post("/forgot", jsonBody(z.object({ email: z.string(), next })), async (c) => {
    const { email, next } = c.req.valid("json");
    const told = withoutWho(await c.env.visitor.api.fresh("forgotPassword", { email }));
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
    const ended = await signOut(visitor, c.req.valid("json").everywhere);
    return replyWith({ outcome: ended ? ("ended" as const) : ("here" as const), left: await keepsGoods(visitor) });
  })

  /**
   * Clears everything that the browser stores about its users, except for preferences and a session. A customer's
   * stored cart is unchanged: to it, this browser is then a new one, like one whose cookies were lost.
   */
  .post("/clear", async (c) => {
    const { visitor } = c.env;
    for (const cookie of [cookies.recent, cookies.notices]) visitor.shopper.jar.clear(cookie);
    await forgetGuest(visitor);
    return replyWith({});
  });

async function keepsGoods(visitor: Visitor): Promise<boolean> {
  const viewed = (await visitor.shopper.jar.read(cookies.recent)) ?? [];
  return [await shownCart(visitor), await shownCompared(visitor), viewed].some(({ length }) => length > 0);
}

async function noteMail(visitor: Visitor, { email, next }: Mailed): Promise<void> {
  if (await visitor.shopper.jar.read(cookies.session)) return;
  writeNotes(visitor, {
    mailed: { email: email.slice(0, MAX_EMAIL_LENGTH), next: localPath(visitor.request.pages, next, "/") },
  });
}

async function registerAt(visitor: Visitor, { password, ...rest }: z.output<typeof newCustomer>) {
  const reply = await visitor.api.fresh("register", { user: { ...rest, password, rePassword: password } });
  if (reply.result === "success") return { outcome: "registered" as const, kept: "" };
  return { outcome: reply.result === "somewrong" ? ("not-mailed" as const) : ("taken" as const), kept: null };
}

/**
 * Every sign-in gets a new session: an existing one is ended, not adopted. The customer's favourites are known from the
 * first page on, if the API answers in time. What a guest had follows them (`joinGuest`); a pending sign-in at a
 * provider is dropped.
 * @returns the changes in the cart, for a notice; null for none
 * @throws BffError `upstream-fault` for a token that no session can hold, `upstream-unreachable` for one that could not
 *   be ended again
 */
export async function startSession(
  visitor: Visitor,
  reply: Extract<ReplyOf<"login">, { result: "success" }>,
): Promise<CartNews | null> {
  // A token that does not fit the cookie cannot be stored: fail, rather than sign in for one page.
  if (reply.token.length > MAX_TOKEN_LENGTH) throw new BffError("upstream-fault", "login: token too long");
  const before = await visitor.shopper.jar.read(cookies.session);
  const { id, name, bonus } = reply.data;
  const session = {
    token: reply.token,
    sid: randomKey(),
    customer: id,
    user: { name: name.slice(0, MAX_CUSTOMER_NAME_LENGTH), bonus },
  };
  await visitor.shopper.sessions.open(session);
  if (before) await endSession(visitor.shopper);
  visitor.shopper.jar.write(cookies.session, session);
  const [news] = await Promise.all([joinGuest(visitor, session), ownAccount(visitor)]);
  return news.joined || news.foreign > 0 ? news : null;
}

/**
 * Ends every session of the current customer, and begins a new one here. If the answer is lost, this browser still
 * receives it, by its second secret (decision 0157).
 * @returns the new session; null for a guest
 * @throws BffError `upstream-unreachable`; `sign-in-required` when the session was ended meanwhile
 */
export async function renewSession(visitor: Visitor): Promise<Session | null> {
  const before = await visitor.shopper.session();
  if (!before) return null;
  // As the browser sent it: this very request may have consumed it. It stays until the next page with the form.
  const renewal = (await visitor.shopper.jar.brought(cookies.session))?.renewal;
  const session = { ...before, sid: randomKey(), renewal };
  await visitor.shopper.sessions.renew(before, session, renewal);
  visitor.shopper.jar.write(cookies.session, session);
  return session;
}
