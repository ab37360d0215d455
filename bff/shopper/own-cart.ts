/** The cart of the request's shopper: read from their object once per request, and changed there. */
import type { Cart } from "../rules/cart.ts";
import type { CookieJar } from "../session/cookie-jar.ts";
import type { Visitor } from "../session/visitor.ts";
import { changeOwn, type Owner, ownState } from "./own-shopper.ts";
import type { Shopper } from "./shopper.ts";
import { showCart } from "./shown.ts";

type CartStub = ReturnType<DurableObjectStub<Shopper>["within"]>["cart"];

/** The carts that requests have changed, as the last change left them. */
const changed = new WeakMap<CookieJar, Cart>();

/**
 * The cart, from the shopper's object; read once per request.
 * @throws BffError `upstream-unreachable` when nobody can say what is in it
 */
export async function readCart(visitor: Visitor): Promise<Cart> {
  return changed.get(visitor.shopper.jar) ?? (await ownState(visitor))?.cart ?? [];
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
  const { answer, owner } = await changeOwn(
    visitor,
    (parts) => change(parts.cart),
    (shopper) => shopper.ofGuest(),
  );
  if (owner) await noteCart(visitor, answer.cart, owner);
  return answer;
}

/** What a request has just heard of its cart. */
export async function noteCart(visitor: Visitor, cart: Cart, { session }: Pick<Owner, "session">): Promise<void> {
  changed.set(visitor.shopper.jar, cart);
  await showCart(visitor, cart, session);
}

/** Removes a line. @returns what it takes to put it back; quantity 0 when there was none */
export async function takeFromCart(visitor: Visitor, id: number): Promise<{ quantity: number; place: number }> {
  const { removed } = await changeCart(visitor, (cart) => cart.remove([id]));
  const [gone] = removed;
  return gone ? { quantity: gone.line.quantity, place: gone.place } : { quantity: 0, place: -1 };
}
