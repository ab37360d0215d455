/**
 * Brings a customer's cart to their other devices (decision 0172): the cookie is the cart that pages read, and the
 * customer's Durable Object (customer-cart.ts) receives its changes. No answer waits for that or depends on it.
 */

import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { type Cart, type CartLine, quantityOf } from "../rules/cart.ts";
import type { JoinedCart } from "../rules/join-carts.ts";
import { type Carried, cookies, LONGEST_COUNT, type Session } from "./cookies.ts";
import { customerName, shortTag } from "./customer.ts";
import type { CustomerCart } from "./customer-cart.ts";
import { randomKey } from "./random-key.ts";
import type { Visitor } from "./visitor.ts";

/** How long a sign-in waits for the stored cart, in milliseconds. */
const PATIENCE = 500;
/** How long a change may take after its answer, in milliseconds. */
const PATIENCE_AFTER = 10_000;

/**
 * Sends a cart that this request has written to the customer's object, after the response. A guest's changes are
 * recorded only in the browser, for the next sign-in.
 * @param before the cart as it was, by which a guest's own lines are known
 */
export async function carryCart(visitor: Visitor, before: Cart, cart: Cart): Promise<void> {
  const { jar } = visitor;
  const [carried, owner] = [await jar.read(cookies.carried), await ownerOf(visitor, await jar.read(cookies.session))];
  const isEmpty = cart.length === 0;
  if (!owner) {
    if (carried) jar.write(cookies.carried, { ...carried, isEmpty, byGuest: guestsLines(carried, before, cart) });
    return;
  }
  // The cookie is another customer's: to the current one, this browser is new.
  const { key, count } = carried?.owner === owner ? carried : { key: newKey(), count: 0 };
  const next = { key, count: Math.min(count + 1, LONGEST_COUNT) };
  jar.write(cookies.carried, { owner, ...next, isEmpty, byGuest: [] });
  if (visitor.isPrefetch) return;
  const earlier = sending.get(visitor);
  // A cookie alone proves nothing: a copy of it may outlive its session. Checked now, since this request may end it.
  const asked = visitor.session({ needed: false });
  const sent = (async () => {
    await earlier;
    const session = await asked;
    if (session) await atCart(visitor, session, PATIENCE_AFTER, (kept) => kept.keep({ cart, ...next }));
  })().catch(() => undefined);
  sending.set(visitor, sent);
  visitor.waitUntil(sent);
}

/**
 * Sends the whole cart to the customer's object once more before the session ends: whatever it has missed is there when
 * they sign in again, even if the browser is another customer's by then.
 */
export async function leaveCart(visitor: Visitor): Promise<void> {
  const cart = (await visitor.jar.read(cookies.cart)) ?? [];
  if (cart.length > 0 && (await visitor.session({ needed: false }))) await carryCart(visitor, cart, cart);
}

/** A request's changes arrive one after the other. */
const sending = new WeakMap<Visitor, Promise<unknown>>();

/** For each line, whether a guest has added or changed it since the cart was a customer's. */
function guestsLines(carried: Carried, before: Cart, cart: Cart): boolean[] {
  const own = new Set(before.filter((_, place) => carried.byGuest[place]).map(({ id }) => id));
  return cart.map(({ id, quantity }) => own.has(id) || quantityOf(before, id) !== quantity);
}

/** A removed line, and its position. */
interface FormerLine {
  line: CartLine;
  place: number;
}

/** A sign-in's changes to the browser's cart, for its notices. */
export interface CartAtSignIn {
  /** How it was merged with the stored one; null for a customer who has none. */
  joined: JoinedCart | "unknown" | null;
  /** The previous customer's lines, which were removed (decision 0154). */
  foreign: FormerLine[];
}

/**
 * Makes the browser's cart the one of the customer who has just signed in: removes another customer's lines and merges
 * it with this customer's stored cart.
 * @returns `joined`: null for a customer without a number at the API, since nothing else identifies them on every
 *   device; `unknown`: the object did not answer in time, and its cart waits for the next sign-in
 */
export async function joinKeptCart(visitor: Visitor, session: Session): Promise<CartAtSignIn> {
  const foreign = await leaveForeignLines(visitor, await ownerOf(visitor, session));
  return { joined: await joinOwn(visitor, session), foreign };
}

/** Removes another customer's lines from the cart: every line that no guest has changed since. */
async function leaveForeignLines({ jar }: Visitor, owner: string | null): Promise<FormerLine[]> {
  const [cart = [], carried] = [await jar.read(cookies.cart), await jar.read(cookies.carried)];
  if (!carried || carried.owner === owner) return [];
  // To the next customer this browser is new, and what the one before looked at is nobody else's business.
  jar.clear(cookies.carried);
  jar.clear(cookies.recent);
  // The marks are those of another cart; only its owner is known.
  const byGuest = carried.byGuest.length === cart.length ? carried.byGuest : [];
  const foreign = cart.flatMap((line, place) => (byGuest[place] ? [] : [{ line, place }]));
  const own = cart.filter((_, place) => byGuest[place]);
  if (own.length === 0) jar.clear(cookies.cart);
  else if (foreign.length > 0) jar.write(cookies.cart, own);
  return foreign;
}

async function joinOwn(visitor: Visitor, session: Session): Promise<CartAtSignIn["joined"]> {
  const { jar } = visitor;
  const owner = await ownerOf(visitor, session);
  if (!owner) return null;
  const [cart = [], carried] = [await jar.read(cookies.cart), await jar.read(cookies.carried)];
  // A cart that is absent although nobody emptied it was lost (a cleared cookie, a withdrawn key): it removes nothing.
  const isComparable = carried?.owner === owner && (cart.length > 0 || carried.isEmpty);
  const from = isComparable ? { key: carried.key, count: carried.count } : null;
  const to = newKey();
  try {
    const joined = await atCart(
      visitor,
      session,
      PATIENCE,
      (kept): Promise<JoinedCart> => kept.join({ cart, from, to }),
    );
    const isEmpty = joined.cart.length === 0;
    const isChanged = joined.added.length + joined.changed + joined.removed.length > 0;
    if (isChanged && isEmpty) jar.clear(cookies.cart);
    else if (isChanged) jar.write(cookies.cart, [...joined.cart]);
    jar.write(cookies.carried, { owner, key: to, count: 0, isEmpty, byGuest: [] });
    return joined;
  } catch {
    // A known browser keeps its name, and a new one gets a name that the object does not know: the object may have
    // merged all the same, and would compare with a cart that never arrived here.
    const known = carried ?? { owner, key: newKey(), count: 0, isEmpty: false };
    jar.write(cookies.carried, { ...known, byGuest: [] });
    return "unknown";
  }
}

const newKey = () => randomKey().slice(0, 8);

/** The cart's owner, as a tag that a browser may hold; null if no object stores the cart. */
async function ownerOf({ env }: Visitor, session: Session | undefined): Promise<Carried["owner"] | null> {
  return env.CARTS && session?.customer != null ? shortTag(env.COOKIE_KEYS, session) : null;
}

/** @throws Error when the object cannot be reached or does not answer in time */
async function atCart<Answer>(
  { env, requestId }: Visitor,
  session: Session,
  patience: number,
  ask: (kept: DurableObjectStub<CustomerCart>) => Promise<Answer>,
): Promise<Answer> {
  if (!env.CARTS) throw new Error("no binding");
  try {
    return await inTime(ask(env.CARTS.get(env.CARTS.idFromName(await customerName(session)))), patience);
  } catch (error) {
    log("error", "cart-fault", { requestId, reason: error instanceof Error ? error.name : "unknown" });
    throw error;
  }
}
