/**
 * A customer's cart follows them (decision 0172): the cookie is the cart that pages read, and the customer's Durable
 * Object (customer-cart.ts) hears of its changes. Nothing waits for that, and nothing fails by it.
 */
import { type Cart, type CartLine, quantityOf } from "../domain/cart.ts";
import type { JoinedCart } from "../domain/join-carts.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { type Carried, cookies, LONGEST_COUNT, type Session } from "./cookies.ts";
import { customerName, shortTag } from "./customer.ts";
import type { CustomerCart } from "./customer-cart.ts";
import { randomKey } from "./random-key.ts";
import type { Visitor } from "./visitor.ts";

/** How long a sign-in waits for the kept cart, in milliseconds. */
const PATIENCE = 500;
/** How long a change may take after its answer, in milliseconds. */
const PATIENCE_AFTER = 10_000;

/**
 * Tells the customer's object of a cart that this request has written, after the response. A guest's cart is noted in
 * the browser alone, for the next sign-in.
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
  // Of another customer, whose cart this is not any more: this browser is new to this one.
  const { key, count } = carried?.owner === owner ? carried : { key: newKey(), count: 0 };
  const next = { key, count: Math.min(count + 1, LONGEST_COUNT) };
  jar.write(cookies.carried, { owner, ...next, isEmpty, byGuest: [] });
  if (visitor.isPrefetch) return;
  const earlier = sending.get(visitor);
  // A cookie alone proves nothing: a copy of it may outlive its session. Asked now, since this request may end it.
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
 * The customer's object hears of the whole cart once more before the session ends: whatever it has missed is there when
 * they sign in again, also where the browser is another customer's by then.
 */
export async function leaveCart(visitor: Visitor): Promise<void> {
  const cart = (await visitor.jar.read(cookies.cart)) ?? [];
  if (cart.length > 0 && (await visitor.session({ needed: false }))) await carryCart(visitor, cart, cart);
}

/** A request's changes arrive one after the other. */
const sending = new WeakMap<Visitor, Promise<unknown>>();

/** For each line, whether a guest has put it in or changed it since the cart was a customer's. */
function guestsLines(carried: Carried, before: Cart, cart: Cart): boolean[] {
  const own = new Set(before.filter((_, place) => carried.byGuest[place]).map(({ id }) => id));
  return cart.map(({ id, quantity }) => own.has(id) || quantityOf(before, id) !== quantity);
}

/** A line that left the cart, and where it stood. */
interface FormerLine {
  line: CartLine;
  place: number;
}

/** What a sign-in has done to the browser's cart, to be told. */
export interface CartAtSignIn {
  /** How it was joined with the kept one; null for a customer who has none. */
  joined: JoinedCart | "unknown" | null;
  /** What the customer before has left in it, which is no part of it any more (decision 0154). */
  foreign: FormerLine[];
}

/**
 * Makes the browser's cart the one of the customer who has just signed in: what another customer has left in it goes,
 * and it is joined with the one that is kept for this one.
 * @returns `joined`: null for a customer whom the API gives no number, since nothing else names them on every device;
 *   `unknown`: the object did not answer in time, and what it keeps stays for the next sign-in
 */
export async function joinKeptCart(visitor: Visitor, session: Session): Promise<CartAtSignIn> {
  const foreign = await leaveForeignLines(visitor, await ownerOf(visitor, session));
  return { joined: await joinOwn(visitor, session), foreign };
}

/** Takes out of the cart what another customer has left in it: every line that no guest has touched since. */
async function leaveForeignLines({ jar }: Visitor, owner: string | null): Promise<FormerLine[]> {
  const [cart = [], carried] = [await jar.read(cookies.cart), await jar.read(cookies.carried)];
  if (!carried || carried.owner === owner) return [];
  // This browser is new to whoever comes now.
  jar.clear(cookies.carried);
  // Of another cart than this one nothing is known but whose it was.
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
    // A browser that is known stays it, and a new one gets a name that the object has not heard: it may have joined all
    // the same, and compare with a cart that never came here.
    const known = carried ?? { owner, key: newKey(), count: 0, isEmpty: false };
    jar.write(cookies.carried, { ...known, byGuest: [] });
    return "unknown";
  }
}

const newKey = () => randomKey().slice(0, 8);

/** Whose cart this is, as a browser may know it; null where no object keeps it. */
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
