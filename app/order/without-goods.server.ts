import { replace } from "@remix-run/cloudflare";
import { ask, type PageContext } from "#bff/client.ts";
import type { PreviousOrders } from "#bff/views/previous-orders.ts";
import { orderPage } from "./previous-orders.tsx";

/**
 * The redirect of a checkout step without goods: to the order that was just placed, else to the cart, which explains it
 * (rule O9).
 * @param unsold how many lines of the cart cannot be sold
 */
export function withoutGoods(unsold: number, { last, unresolved }: PreviousOrders): string {
  return last && unsold === 0 && !unresolved ? orderPage(last) : "/cart";
}

/**
 * Leaves a checkout step without goods; an empty cart is told why it is shown.
 * @throws the redirect
 */
export async function leaveWithoutGoods(
  context: PageContext,
  unsold: number,
  previousOrders: PreviousOrders,
): Promise<never> {
  const to = withoutGoods(unsold, previousOrders);
  const isEmpty = to === "/cart" && unsold === 0 && !previousOrders.unresolved;
  if (isEmpty && !context.isPrefetch) await context.notify("info", "notices.cartEmpty");
  // Reached by Back: another entry of the history would lead here again with each Back.
  throw replace(to);
}

/**
 * The redirect after signing in: a guest with an empty cart gets the cart instead of a checkout step.
 * @param next the requested page
 */
export async function onwardTo({ bff }: Pick<PageContext, "bff">, next: string): Promise<string> {
  if (!/^\/(?:shipping|confirm-order)$/.test(next)) return next;
  const { cart, previousOrders } = await ask(bff.cart.$get({ query: {} }));
  if (previousOrders.found) return orderPage(previousOrders.found);
  if (!cart || cart.lines.length > 0) return next;
  return withoutGoods(cart.unsold.length, previousOrders);
}
