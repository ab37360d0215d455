import type { Standing } from "#bff/views/standing.ts";
import { orderPage } from "./standing.tsx";

/**
 * Where a step of the checkout leads that has nothing to order: to the cart, whose lines say why, or to the order that was made just now; else to
 * the specification's place (spec 1 §2, /shipping).
 * @param unsold how many lines of the cart cannot be sold
 */
export function withoutGoods(unsold: number, { last, unresolved }: Standing): string {
  if (unsold > 0 || unresolved) return "/cart";
  return last ? orderPage(last) : "/error-page";
}
