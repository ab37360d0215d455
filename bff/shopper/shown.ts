/** The cookie `shown`: a copy of cart and compare list for pages that only show them, and ask no object. */
import type { Cart } from "../rules/cart.ts";
import { cookies, type Session, type Shown } from "../session/cookies.ts";
import { shortTag } from "../session/customer.ts";
import type { Visitor } from "../session/visitor.ts";
import { oldCart, oldCompared } from "./old-cookies.ts";

const linesOf = (pairs: Shown["lines"]): Cart => pairs.map(([id, quantity]) => ({ id, quantity }));
const pairsOf = (cart: Cart): Shown["lines"] => cart.map(({ id, quantity }) => [id, quantity]);

/** The cart as the last answer showed it. */
export async function shownCart({ shopper: { jar } }: Visitor): Promise<Cart> {
  const shown = await jar.read(cookies.shown);
  return shown ? linesOf(shown.lines) : ((await oldCart(jar)) ?? []);
}

/** The compare list as the last answer showed it. */
export async function shownCompared({ shopper: { jar } }: Visitor): Promise<readonly number[]> {
  return (await jar.read(cookies.shown))?.compared ?? (await oldCompared(jar)) ?? [];
}

/** A customer for the copy of their cart; '' where the API gives no number, by which the next sign-in knew them. */
export const ownerTag = async ({ env }: Visitor, session: Session): Promise<string> =>
  session.customer == null ? "" : shortTag(env.COOKIE_KEYS, session);

/**
 * The copy that an ended session has left in its browser.
 * @returns null for a guest's, and for none
 */
export async function leftCopy({ shopper: { jar } }: Visitor): Promise<{ lines: Cart; by: string | null } | null> {
  const shown = await jar.read(cookies.shown);
  return typeof shown?.of === "string" ? { lines: linesOf(shown.lines), by: shown.of || null } : null;
}

/** @param session whose cart it is; null for a guest */
export async function showCart(visitor: Visitor, cart: Cart, session: Session | null): Promise<void> {
  const of = session && cart.length > 0 ? await ownerTag(visitor, session) : null;
  await write(visitor, { lines: pairsOf(cart), of });
}

/** @param compared the list as the object has it now */
export async function showCompared(visitor: Visitor, compared: readonly number[]): Promise<void> {
  await write(visitor, { compared: [...compared] });
}

/** Nothing to show is no cookie. */
async function write({ shopper: { jar } }: Visitor, changes: Partial<Shown>): Promise<void> {
  const before = await jar.read(cookies.shown);
  const shown = { ...{ lines: [], of: null, compared: (await oldCompared(jar)) ?? [] }, ...before, ...changes };
  if (shown.lines.length + shown.compared.length === 0) return before && jar.clear(cookies.shown);
  if (JSON.stringify(before) !== JSON.stringify(shown)) jar.write(cookies.shown, shown);
}
