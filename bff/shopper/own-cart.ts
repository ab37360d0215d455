/**
 * The cart of the request's shopper: read from their object once per request, changed there, and copied into the cookie
 * `shown` for pages that only show it.
 */
import { BffError } from "../errors.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { type Cart, type CartLine, quantityOf } from "../rules/cart.ts";
import { cookies, type Session, type ShownCart } from "../session/cookies.ts";
import { customerName, shortTag } from "../session/customer.ts";
import { randomKey } from "../session/random-key.ts";
import type { Visitor } from "../session/visitor.ts";
import type { FormerLine, GuestCart } from "./kept-cart.ts";
import type { Shopper } from "./shopper.ts";

/** How long an object may take to answer, in milliseconds. */
const PATIENCE = 1_000;

/** How a guest's object is named, before the id in the cookie `shopper`. */
const GUEST = "guest ";

type CartStub = DurableObjectStub<Shopper>["cart"];

/** What a request knows: its object's name, null for a guest who has none yet, and the cart as it last read it. */
const owners = new WeakMap<Visitor, Promise<string | null>>();
const carts = new WeakMap<Visitor, Promise<Cart>>();

/**
 * The cart, from the shopper's object; read once per request.
 * @throws BffError `upstream-unreachable` when nobody can say what is in it
 */
export function readCart(visitor: Visitor): Promise<Cart> {
  const cart = carts.get(visitor) ?? readAnew(visitor);
  carts.set(visitor, cart);
  return cart;
}

async function readAnew(visitor: Visitor): Promise<Cart> {
  const name = await ownerName(visitor);
  const cart = name ? await atCart(visitor, name, (cart) => cart.read()) : [];
  // Another device may have changed it since.
  if (!visitor.isPrefetch) await show(visitor, cart);
  return cart;
}

/** The cart as the last answer showed it, for a page that asks no object. */
export async function shownCart({ jar }: Visitor): Promise<Cart> {
  const shown = await jar.read(cookies.shown);
  if (shown) return linesOf(shown.lines);
  return (await jar.read(cookies.cart)) ?? [];
}

/**
 * Changes the cart at the shopper's object; a guest's first change makes one.
 * @param change calls a method of it (`KeptCart`)
 * @returns what that method says
 * @throws BffError `upstream-unreachable`: whether it was changed is not known
 */
export async function changeCart<Answer extends { cart: Cart }>(
  visitor: Visitor,
  change: (cart: CartStub) => Promise<Answer>,
): Promise<Answer> {
  const name = (await ownerName(visitor)) ?? (await newGuest(visitor));
  if (name.startsWith(GUEST)) await renewGuest(visitor);
  const answer = await atCart(visitor, name, change);
  await noteCart(visitor, name, answer.cart);
  return answer;
}

/** What a request has just heard of its cart. @param session one that has just begun */
async function noteCart(visitor: Visitor, name: string, cart: Cart, session?: Session): Promise<void> {
  owners.set(visitor, Promise.resolve(name));
  carts.set(visitor, Promise.resolve(cart));
  await show(visitor, cart, session);
}

/** Removes a line. @returns what it takes to put it back; quantity 0 when there was none */
export async function takeFromCart(visitor: Visitor, id: number): Promise<{ quantity: number; place: number }> {
  const { removed } = await changeCart(visitor, (cart) => cart.remove([id]));
  const [gone] = removed;
  return gone ? { quantity: gone.line.quantity, place: gone.place } : { quantity: 0, place: -1 };
}

function ownerName(visitor: Visitor): Promise<string | null> {
  const name = owners.get(visitor) ?? findOwner(visitor);
  owners.set(visitor, name);
  return name;
}

async function findOwner(visitor: Visitor): Promise<string | null> {
  const { jar } = visitor;
  const session = await visitor.session({ needed: true });
  const name = session ? await customerName(session) : await guestName(visitor);
  const old = await jar.read(cookies.cart);
  if (!old) return name;
  const owner = name ?? (await newGuest(visitor));
  const { cart } = await atCart(visitor, owner, (cart) => cart.join(old, session !== undefined));
  jar.clear(cookies.cart);
  await noteCart(visitor, owner, cart);
  return owner;
}

/**
 * The guest's object. A session that has ended by itself leaves there what its browser has shown of its cart, as a
 * sign-out does: the cart stays in the browser (rule C9).
 */
async function guestName(visitor: Visitor): Promise<string | null> {
  const { jar } = visitor;
  const id = await jar.read(cookies.shopper);
  const shown = await jar.read(cookies.shown);
  const name = id ? GUEST + id : null;
  if (typeof shown?.of !== "string") return name;
  const guest = name ?? (await newGuest(visitor));
  const { cart } = await atCart(visitor, guest, (cart) => cart.leave(linesOf(shown.lines), shown.of || null));
  await show(visitor, cart);
  return guest;
}

const linesOf = (pairs: ShownCart["lines"]): Cart => pairs.map(([id, quantity]) => ({ id, quantity }));
const pairsOf = (cart: Cart): ShownCart["lines"] => cart.map(({ id, quantity }) => [id, quantity]);

/** The id lives as long as the cart: from its last change on. */
async function renewGuest({ jar }: Visitor): Promise<void> {
  const id = await jar.read(cookies.shopper);
  if (id && !jar.hasChanged(cookies.shopper)) jar.write(cookies.shopper, id);
}

async function newGuest({ jar }: Visitor): Promise<string> {
  const id = randomKey();
  jar.write(cookies.shopper, id);
  return GUEST + id;
}

/** Writes the copy; an empty cart has none. @param session one that has just begun */
async function show(visitor: Visitor, cart: Cart, session?: Session): Promise<void> {
  const { jar, env } = visitor;
  const customer = session ?? (await visitor.session({ needed: false }));
  const before = await jar.read(cookies.shown);
  if (cart.length === 0) return before && jar.clear(cookies.shown);
  const shown = { lines: pairsOf(cart), of: customer ? await ownerOf(env, customer) : null };
  if (JSON.stringify(before) !== JSON.stringify(shown)) jar.write(cookies.shown, shown);
}

const NOTHING: GuestCart = { lines: [], left: [], leftBy: null };

/** A customer for the copy of their cart; empty where the API gives no number, by which the next sign-in knew them. */
const ownerOf = async ({ COOKIE_KEYS }: Visitor["env"], session: Session) =>
  session.customer == null ? "" : shortTag(COOKIE_KEYS, session);

/** A sign-in's changes to the cart that its browser showed, for its notices. */
export interface CartAtSignIn {
  /** `unknown`: an object did not answer in time, and the guest's cart waits for the next sign-in. */
  joined: JoinedCart | "unknown";
  /** The previous customer's lines, which were removed (rule C9). */
  foreign: FormerLine[];
}

/** How a browser's cart differs after a sign-in from before. */
export interface JoinedCart {
  /** Lines that the customer had put in elsewhere. */
  added: CartLine[];
  /** How many lines have another quantity. */
  changed: number;
  /** Lines that the customer has removed or ordered elsewhere, with their former places. */
  removed: FormerLine[];
  /** Lines of the guest for which the cart has no room; they wait in the browser. */
  left: CartLine[];
}

/**
 * Moves the guest's cart into the one of the customer who has just signed in, without what another customer has left in
 * this browser. What is left of this customer's own is only a copy of what their object has.
 */
export async function joinCart(visitor: Visitor, session: Session): Promise<CartAtSignIn> {
  const { jar, env } = visitor;
  try {
    const guest = await guestOf(visitor);
    const taken: GuestCart = guest ? await atCart(visitor, guest, (cart) => cart.toTake()) : NOTHING;
    const isTheirs = taken.leftBy === (await shortTag(env.COOKIE_KEYS, session));
    // To the next customer, what the one before looked at is nobody else's business.
    if (taken.leftBy && !isTheirs) jar.clear(cookies.recent);
    // A line that a guest has changed since is the guest's.
    const isCopy = ({ id, quantity }: CartLine) => taken.leftBy !== null && quantityOf(taken.left, id) === quantity;
    const foreign = taken.lines.flatMap((line, place) => (isCopy(line) && !isTheirs ? [{ line, place }] : []));
    const before = taken.lines.filter((line) => isTheirs || !isCopy(line));
    const own = before.filter((line) => !isCopy(line));
    const name = await customerName(session);
    const removed = isTheirs ? taken.left.filter(({ id }) => quantityOf(taken.lines, id) === 0) : [];
    if (removed.length > 0) await atCart(visitor, name, (kept) => kept.remove(removed.map(({ id }) => id)));
    const { cart, over } = await atCart(visitor, name, (kept) => kept.join(own, true));
    if (guest) await empty(visitor, guest, name, { taken: taken.lines, over });
    await noteCart(visitor, name, cart, session);
    return { joined: difference(before, cart, over), foreign };
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    return { joined: "unknown", foreign: [] };
  }
}

/** The guest's object at a sign-in; what a cookie still has of a cart is moved there first. */
async function guestOf(visitor: Visitor): Promise<string | null> {
  const { jar } = visitor;
  const guest = await guestName(visitor);
  const old = await jar.read(cookies.cart);
  if (!old) return guest;
  const name = guest ?? (await newGuest(visitor));
  await atCart(visitor, name, (cart) => cart.join(old, false));
  jar.clear(cookies.cart);
  return name;
}

/** Empties the guest's object but for what the customer's has no room for; what was added meanwhile follows. */
async function empty(
  visitor: Visitor,
  guest: string,
  customer: string,
  { taken, over }: { taken: Cart; over: Cart },
): Promise<void> {
  const isOver = ({ id }: CartLine) => quantityOf(over, id) > 0;
  const rest = await atCart(visitor, guest, (cart) => cart.taken(taken.filter((line) => !isOver(line))));
  const late = rest.filter((line) => !isOver(line));
  if (late.length === 0) return;
  await atCart(visitor, customer, (cart) => cart.join(late, true));
  await atCart(visitor, guest, (cart) => cart.taken(late));
}

function difference(before: Cart, cart: Cart, over: readonly CartLine[]): JoinedCart {
  return {
    added: cart.filter(({ id }) => quantityOf(before, id) === 0),
    changed: cart.filter(({ id, quantity }) => ![0, quantity].includes(quantityOf(before, id))).length,
    removed: before.flatMap((line, place) =>
      quantityOf(cart, line.id) === 0 && !over.some(({ id }) => id === line.id) ? [{ line, place }] : [],
    ),
    left: [...over],
  };
}

/**
 * Leaves a copy of the customer's cart in this browser, before their session ends.
 * @throws BffError `upstream-unreachable`
 */
export async function leaveCart(visitor: Visitor): Promise<void> {
  const { jar, env } = visitor;
  const session = await visitor.session();
  if (!session) return;
  const lines = await readCart(visitor);
  const id = await jar.read(cookies.shopper);
  const guest = id ? GUEST + id : await newGuest(visitor);
  const by = await ownerOf(env, session);
  const { cart } = await atCart(visitor, guest, (kept) => kept.leave(lines, by || null));
  owners.set(visitor, Promise.resolve(guest));
  carts.set(visitor, Promise.resolve(cart));
  if (cart.length === 0) jar.clear(cookies.shown);
  else jar.write(cookies.shown, { lines: pairsOf(cart), of: null });
}

/** Forgets a guest's cart: the browser is a new one from here on. */
export function forgetCart({ jar }: Visitor): void {
  for (const cookie of [cookies.shopper, cookies.shown, cookies.cart]) jar.clear(cookie);
}

async function atCart<Answer>(
  { env, requestId }: Visitor,
  name: string,
  ask: (cart: CartStub) => Promise<Answer>,
): Promise<Answer> {
  if (!env.SHOPPER) throw new BffError("internal", "the binding SHOPPER is missing");
  try {
    return await inTime(ask(env.SHOPPER.get(env.SHOPPER.idFromName(name)).cart), PATIENCE);
  } catch (error) {
    log("error", "cart-fault", { requestId, reason: error instanceof Error ? error.name : "unknown" });
    throw new BffError("upstream-unreachable", "shopper");
  }
}
