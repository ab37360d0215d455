/** The object of the request's shopper: which one it is, and one read of it for all parts of the answer. */
import { BffError } from "../errors.ts";
import type { Cart } from "../rules/cart.ts";
import type { CookieJar } from "../session/cookie-jar.ts";
import { cookies, type Session } from "../session/cookies.ts";
import { customerName } from "../session/customer.ts";
import { randomKey } from "../session/random-key.ts";
import type { Visitor } from "../session/visitor.ts";
import { atShopper, GuestMoved } from "./at-shopper.ts";
import { oldCart, oldCookies } from "./old-cookies.ts";
import type { Shopper, ShopperState } from "./shopper.ts";
import { leftCopy, showCart } from "./shown.ts";

/** Whose object it is. */
export interface Owner {
  /** The object's. */
  name: string;
  /** null for a guest. */
  session: Session | null;
}

/** By request. */
const states = new WeakMap<CookieJar, Promise<ShopperState | null>>();

/** The object of a browser's guest. */
export const guestObject = (browser: string): string => `guest ${browser}`;

/** The browser's id; '' for one that has none yet. */
export const browserOf = async ({ shopper: { jar } }: Visitor): Promise<string> =>
  (await jar.read(cookies.shopper)) ?? "";

/**
 * The browser's id for a write: a new one where it has none. It lives as long as what is written: from the last change
 * on.
 */
export async function lastingBrowser(visitor: Visitor): Promise<string> {
  const { jar } = visitor.shopper;
  const id = (await browserOf(visitor)) || randomKey();
  if (!jar.hasChanged(cookies.shopper)) jar.write(cookies.shopper, id);
  return id;
}

/**
 * What the shopper's object says, asked once per request.
 * @returns null for a guest without an object
 * @throws BffError `upstream-unreachable` when nobody can say
 */
export function ownState(visitor: Visitor): Promise<ShopperState | null> {
  const state = states.get(visitor.shopper.jar) ?? readState(visitor);
  states.set(visitor.shopper.jar, state);
  return state;
}

async function readState(visitor: Visitor): Promise<ShopperState | null> {
  const { session, name } = (await ownerOf(visitor)) ?? {};
  if (!name) return null;
  const state = session
    ? await visitor.shopper.sessions.state(session)
    : await atShopper(visitor, name, async (shopper) => shopper.read({ sid: null, browser: await browserOf(visitor) }));
  // It has ended since it was last confirmed: whoever replaces it is asked.
  if (!state) return readState(visitor);
  // Another device may have changed it since.
  if (!visitor.request.isPrefetch) await showCart(visitor, state.cart, session ?? null);
  return state;
}

/**
 * @returns null for a guest without an object
 * @throws BffError `upstream-unreachable` where nobody can say whether the session is alive
 */
export async function ownerOf(visitor: Visitor): Promise<Owner | null> {
  const session = (await visitor.shopper.session({ needed: true })) ?? null;
  const hasOld = (await oldCart(visitor.shopper.jar)) !== undefined;
  const guest = async () => (await guestName(visitor)) ?? (hasOld ? guestObject(await lastingBrowser(visitor)) : null);
  const name = session ? await customerName(session) : await guest();
  if (!name) return null;
  await takeOldCart(visitor, { name, session });
  return { name, session };
}

/**
 * The guest's object. A session that has ended by itself leaves there what its browser has shown of its cart, as a
 * sign-out does: the cart stays in the browser (rule C9).
 */
export async function guestName(visitor: Visitor): Promise<string | null> {
  const copy = await leftCopy(visitor);
  if (copy) await leaveAtGuest(visitor, copy.lines, copy.by);
  // An id that is new with this answer names no object yet.
  const id = copy ? await browserOf(visitor) : await visitor.shopper.jar.brought(cookies.shopper);
  return id ? guestObject(id) : null;
}

/** Leaves a copy of a customer's cart in this browser. @param by the customer's tag @returns the guest's cart */
export async function leaveAtGuest(visitor: Visitor, lines: Cart, by: string | null): Promise<Cart> {
  const name = guestObject(await lastingBrowser(visitor));
  const { cart } = await atShopper(visitor, name, (shopper) => shopper.within(null).cart.leave(lines, by));
  await showCart(visitor, cart, null);
  return cart;
}

/** The parts of a shopper that change, for one call. */
type Parts = ReturnType<DurableObjectStub<Shopper>["within"]>;

/**
 * Changes something of the shopper's own in one call, which also finds out whether their session is alive; a guest's
 * first change makes an object.
 * @param change calls a method of it
 * @param partsOfGuest those of a guest: of their cart `ofGuest`, since what was under way at a sign-in follows it
 * @returns `owner`: null where this browser has signed in since the request was sent, which is not to see what the
 *   customer has
 * @throws BffError `upstream-unreachable`: whether it was changed is not known
 */
export async function changeOwn<Answer>(
  visitor: Visitor,
  change: (parts: Parts) => Promise<Answer>,
  partsOfGuest: (shopper: DurableObjectStub<Shopper>) => Parts = (shopper) => shopper.within(null),
): Promise<{ answer: Answer; owner: Owner | null }> {
  const held = await visitor.shopper.jar.read(cookies.session);
  const asCustomer = async (session: Session) => {
    const owner = { name: await customerName(session), session };
    await takeOldCart(visitor, owner);
    return { answer: await atShopper(visitor, owner.name, (shopper) => change(shopper.within(session.sid))), owner };
  };
  try {
    const changed = held && (await asCustomer(held));
    if (changed) await visitor.shopper.sessions.learn(held, "live");
    if (changed) return changed;
  } catch (error) {
    if (!(error instanceof BffError && error.code === "sign-in-required" && held)) throw error;
    await visitor.shopper.sessions.learn(held, "ended");
    const next = await visitor.shopper.session();
    if (next) return asCustomer(next);
  }
  await guestName(visitor);
  const owner = { name: guestObject(await lastingBrowser(visitor)), session: null };
  await takeOldCart(visitor, owner);
  try {
    return { answer: await atShopper(visitor, owner.name, (shopper) => change(partsOfGuest(shopper))), owner };
  } catch (error) {
    if (!(error instanceof GuestMoved)) throw error;
    const { name, sid } = error.to;
    try {
      return { answer: await atShopper(visitor, name, (shopper) => change(shopper.within(sid))), owner: null };
    } catch (ended) {
      if (!(ended instanceof BffError && ended.code === "sign-in-required")) throw ended;
      return { answer: await atShopper(visitor, owner.name, (shopper) => change(shopper.within(null))), owner };
    }
  }
}

/** Moves the cart of the version before. */
async function takeOldCart(visitor: Visitor, { name, session }: Owner): Promise<void> {
  const cart = await oldCart(visitor.shopper.jar);
  if (!cart) return;
  await atShopper(visitor, name, (shopper) => shopper.within(session?.sid ?? null).cart.join(cart, session !== null));
  visitor.shopper.jar.clear(oldCookies.cart);
}
