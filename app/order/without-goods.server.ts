import { replace } from "@remix-run/cloudflare";
import { ask, type PageContext } from "#bff/client.ts";
import type { Standing } from "#bff/views/standing.ts";
import { orderPage } from "./standing.tsx";

/**
 * The redirect of a checkout step without goods: to the cart, whose lines explain it, or to the order that was just
 * placed; else as the specification says (rule O9).
 * @param unsold how many lines of the cart cannot be sold
 */
export function withoutGoods(unsold: number, { last, unresolved }: Standing): string {
  if (unsold > 0 || unresolved) return "/cart";
  return last ? orderPage(last) : "/error-page";
}

/**
 * Where a checkout step without goods leads, said beforehand where the page there does not say why.
 * @throws the redirect
 */
export async function leaveWithoutGoods(context: PageContext, unsold: number, standing: Standing): Promise<never> {
  const to = withoutGoods(unsold, standing);
  if (to === "/error-page" && !context.isPrefetch) await context.notify("info", "notices.cartEmpty");
  // Reached by Back: another entry of the history would lead here again with each Back.
  throw replace(to);
}

/**
 * The redirect after signing in: a guest with an empty cart gets the cart instead of a checkout step (decision 0119).
 * @param next the requested page
 */
export async function onwardTo({ bff }: Pick<PageContext, "bff">, next: string): Promise<string> {
  if (!/^\/(?:shipping|confirm-order)$/.test(next)) return next;
  const { cart, standing } = await ask(bff.cart.$get({ query: {} }));
  if (!cart || cart.lines.length > 0) return next;
  const to = withoutGoods(cart.unsold.length, standing ?? { last: null, unresolved: null, ordered: [] });
  return to === "/error-page" ? "/cart" : to;
}
