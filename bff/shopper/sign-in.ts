/** What moves when a customer signs in at a browser, and what they leave there when they sign out (rule C9). */
import { isSameAddress } from "../checkout/confirm-form.ts";
import { BffError } from "../errors.ts";
import { type Cart, type CartLine, quantityOf } from "../rules/cart.ts";
import { cookies, type Session } from "../session/cookies.ts";
import { customerName, shortTag } from "../session/customer.ts";
import type { Visitor } from "../session/visitor.ts";
import type { CartNews } from "../views/cart-news.ts";
import { atShopper } from "./at-shopper.ts";
import type { GuestCart } from "./kept-cart.ts";
import type { Notes } from "./notes.ts";
import { oldCart, oldCookies } from "./old-cookies.ts";
import { noteCart } from "./own-cart.ts";
import { flushNotes, writeNotes } from "./own-notes.ts";
import { browserOf, guestName, guestObject, leaveAtGuest } from "./own-shopper.ts";
import { ownerTag } from "./shown.ts";

/**
 * Moves what a guest has into the object of the customer who has just signed in, without what another customer has left
 * in this browser. What is left of this customer's own is only a copy of what their object has.
 */
export async function joinGuest(visitor: Visitor, session: Session): Promise<CartNews> {
  try {
    const name = await guestName(visitor);
    const old = await oldCart(visitor.shopper.jar);
    const browser = await browserOf(visitor);
    const guest = name && (await atShopper(visitor, name, (shopper) => shopper.read({ sid: null, browser })));
    const { cart = [], left = [], leftBy = null, notes = {} } = guest || {};
    await moveNotes(visitor, session, { browser, notes });
    const news = await moveCart(visitor, session, { lines: [...cart, ...(old ?? [])], left, leftBy, name });
    if (old) visitor.shopper.jar.clear(oldCookies.cart);
    return news;
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    return { joined: "unknown", foreign: 0, left: 0 };
  }
}

/** @param guest their cart, and the name of their object, if they have one */
async function moveCart(
  visitor: Visitor,
  session: Session,
  guest: GuestCart & { name: string | null },
): Promise<CartNews> {
  const { lines, left, leftBy } = guest;
  const isTheirs = leftBy === (await shortTag(visitor.env.COOKIE_KEYS, session));
  // To the next customer, what the one before looked at is nobody else's business.
  if (leftBy && !isTheirs) visitor.shopper.jar.clear(cookies.recent);
  // A line that a guest has changed since is the guest's.
  const isCopy = ({ id, quantity }: CartLine) => leftBy !== null && quantityOf(left, id) === quantity;
  const before = lines.filter((line) => isTheirs || !isCopy(line));
  const own = before.filter((line) => !isCopy(line));
  const removed = isTheirs ? left.filter(({ id }) => quantityOf(lines, id) === 0).map(({ id }) => id) : [];
  const name = await customerName(session);
  if (removed.length > 0) await atShopper(visitor, name, (shopper) => shopper.within(session.sid).cart.remove(removed));
  const { cart, over } = await atShopper(visitor, name, (shopper) => shopper.within(session.sid).cart.join(own, true));
  if (guest.name) await empty(visitor, guest.name, session, { taken: lines, over });
  await noteCart(visitor, cart, { session });
  return {
    joined: cart.length !== before.length || cart.some((line) => quantityOf(before, line.id) !== line.quantity),
    foreign: lines.length - before.length,
    left: over.length,
  };
}

/** Empties the guest's object but for what the customer's has no room for; what was added meanwhile follows. */
async function empty(
  visitor: Visitor,
  guest: string,
  session: Session,
  { taken, over }: { taken: Cart; over: Cart },
): Promise<void> {
  const isOver = ({ id }: CartLine) => quantityOf(over, id) > 0;
  const name = await customerName(session);
  const to = { name, sid: session.sid };
  const take = (lines: Cart) => atShopper(visitor, guest, (shopper) => shopper.within(null).cart.taken(lines, to));
  const late = (await take(taken.filter((line) => !isOver(line)))).filter((line) => !isOver(line));
  if (late.length === 0) return;
  await atShopper(visitor, name, (shopper) => shopper.within(session.sid).cart.join(late, true));
  await take(late);
}

/** What a guest typed on a page that had become theirs follows its customer, and nobody else; the rest goes. */
async function moveNotes(
  visitor: Visitor,
  session: Session,
  { browser, notes }: { browser: string; notes: Partial<Notes> },
): Promise<void> {
  if (Object.keys(notes).length === 0) return;
  const { save, review, feedback, profile, shipping } = notes;
  const tag = await shortTag(visitor.env.COOKIE_KEYS, session);
  writeNotes(visitor, {
    ...{ save, review, feedback },
    profile: profile?.owner === tag ? profile : undefined,
    // Where the API gives customers no numbers, a tag tells sign-ins apart and not customers.
    shipping:
      shipping && (!shipping.by || session.customer == null || shipping.by === tag)
        ? await ownDraftWith(visitor, session, { browser, typed: shipping })
        : undefined,
  });
  // Theirs have it before the guest's loses it.
  await flushNotes(visitor);
  await atShopper(visitor, guestObject(browser), (shopper) => shopper.within(null).notes.forget(browser));
}

/** What was typed without a session, in place of the draft that the customer had. */
async function ownDraftWith(
  visitor: Visitor,
  session: Session,
  { browser, typed }: { browser: string; typed: Notes["shipping"] },
): Promise<Notes["shipping"]> {
  const name = await customerName(session);
  const state = await atShopper(visitor, name, (shopper) => shopper.read({ sid: session.sid, browser }));
  const before = state?.notes.shipping;
  const { coupon, bonus, payment, point } = typed;
  const draft = {
    ...typed,
    by: null,
    coupon: coupon ?? before?.coupon,
    bonus: bonus ?? before?.bonus,
    payment: payment ?? before?.payment,
    point: point ?? (before?.w3w === typed.w3w ? before.point : null),
  };
  return { ...draft, orderKey: before && isSameAddress(before, draft) ? before.orderKey : null };
}

/**
 * Ends the customer's session, or all of them, and leaves a copy of their cart in this browser. What was noted there of
 * a checkout goes: the next person must not find it.
 * @returns whether their object was informed; the cookie is cleared in any case
 */
export async function signOut(visitor: Visitor, everywhere: boolean): Promise<boolean> {
  const { jar, sessions } = visitor.shopper;
  const session = await jar.read(cookies.session);
  jar.clear(cookies.session);
  for (const cookie of [oldCookies.coupon, oldCookies.shipping]) jar.clear(cookie);
  if (!session) return true;
  try {
    const cart = await sessions.signOut(session, everywhere);
    // Who cannot leave a copy here still signs out: the cart is in their own object.
    if (cart) await leaveAtGuest(visitor, cart, (await ownerTag(visitor, session)) || null).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the browser's guest, as far as their object answers: the browser is a new one from here on. */
export async function forgetGuest(visitor: Visitor): Promise<void> {
  const { jar } = visitor.shopper;
  const browser = await browserOf(visitor);
  if (browser) await atShopper(visitor, guestObject(browser), (guest) => guest.forget()).catch(() => undefined);
  for (const cookie of [cookies.shopper, cookies.shown, ...Object.values(oldCookies)]) jar.clear(cookie);
}
