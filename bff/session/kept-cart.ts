/**
 * A customer's cart follows them (decision 0172): the cookie is the cart that pages read, and the customer's Durable
 * Object (customer-cart.ts) hears of its changes. Nothing waits for that, and nothing fails by it.
 */
import type { Cart } from "../domain/cart.ts";
import type { JoinedCart } from "../domain/join-carts.ts";
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
 */
export async function carryCart(visitor: Visitor, cart: Cart): Promise<void> {
  const { jar } = visitor;
  const [carried, owner] = [await jar.read(cookies.carried), await ownerOf(visitor, await jar.read(cookies.session))];
  const isEmpty = cart.length === 0;
  if (!owner) {
    if (carried) jar.write(cookies.carried, { ...carried, isEmpty });
    return;
  }
  // Of another customer, whose cart this is not any more: this browser is new to this one.
  const { key, count } = carried?.owner === owner ? carried : { key: newKey(), count: 0 };
  const next = { key, count: Math.min(count + 1, LONGEST_COUNT) };
  jar.write(cookies.carried, { owner, ...next, isEmpty });
  if (visitor.isPrefetch) return;
  const before = sending.get(visitor);
  const sent = (async () => {
    await before;
    // A cookie alone proves nothing: a copy of it may outlive its session.
    const session = await visitor.session({ needed: false });
    if (session) await atCart(visitor, session, PATIENCE_AFTER, (kept) => kept.keep({ cart, ...next }));
  })().catch(() => undefined);
  sending.set(visitor, sent);
  visitor.waitUntil(sent);
}

/** A request's changes arrive one after the other. */
const sending = new WeakMap<Visitor, Promise<unknown>>();

/** `unknown`: the object did not answer in time; what it keeps stays for the next sign-in. */
export type CartAtSignIn = JoinedCart | "unknown" | null;

/**
 * Joins the browser's cart with the one that is kept for the customer who has just signed in; the result is the
 * browser's cart, and its difference is to be told.
 * @returns null for a customer whom the API gives no number: nothing else names them on every device
 */
export async function joinKeptCart(visitor: Visitor, session: Session): Promise<CartAtSignIn> {
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
    jar.write(cookies.carried, { owner, key: to, count: 0, isEmpty });
    return joined;
  } catch {
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), patience);
  });
  try {
    return await Promise.race([ask(env.CARTS.get(env.CARTS.idFromName(await customerName(session)))), late]);
  } catch (error) {
    log("error", "cart-fault", { requestId, reason: error instanceof Error ? error.name : "unknown" });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
