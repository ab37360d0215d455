import { ask, type PageContext } from "#bff/client.ts";
import type { Standing } from "#bff/views/standing.ts";
import { orderPage } from "./standing.tsx";

/**
 * Where a step of the checkout leads that has nothing to order: to the cart, whose lines say why, or to the order that
 * was made just now; else to the specification's place (rule O9).
 * @param unsold how many lines of the cart cannot be sold
 */
export function withoutGoods(unsold: number, { last, unresolved }: Standing): string {
  if (unsold > 0 || unresolved) return "/cart";
  return last ? orderPage(last) : "/error-page";
}

/**
 * Where signing in leads: a guest with an empty cart has asked for no step of the checkout that there is, and finds the
 * cart that says so.
 * @param next the page that was asked for
 */
export async function onwardTo({ bff }: Pick<PageContext, "bff">, next: string): Promise<string> {
  if (!/^\/(?:shipping|confirm-order)$/.test(next)) return next;
  const { cart, standing } = await ask(bff.cart.$get({ query: {} }));
  if (!cart || cart.lines.length > 0) return next;
  const to = withoutGoods(cart.unsold.length, standing ?? { last: null, unresolved: null, same: null });
  return to === "/error-page" ? "/cart" : to;
}
