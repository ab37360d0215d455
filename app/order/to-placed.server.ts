import { type AppLoadContext, replace } from "@remix-run/cloudflare";
import type { PreviousOrders } from "#bff/views/previous-orders.ts";
import { orderPage } from "./previous-orders.tsx";

/** Order numbers that a notice can link to; the API may give any. */
const NAMED_SAFELY = /^[\w-]{1,40}$/;

/** The link of a notice that names an order. */
const orderLink = (number: string) =>
  NAMED_SAFELY.test(number) ? { link: { to: orderPage(number), key: "previousOrders.seeOrder" } } : {};

/**
 * The page of an order that was placed. A shopper who has left meanwhile reads of it on another page, which leads to it.
 */
export async function toPlaced(notify: AppLoadContext["notify"], number: string): Promise<string> {
  await notify("success", "notices.orderPlaced", {}, orderLink(number));
  return orderPage(number);
}

/**
 * Leads to the order of which this very request has found out that it was placed.
 * @throws the redirect
 */
export async function leadToFound({ notify }: AppLoadContext, { found }: Pick<PreviousOrders, "found">): Promise<void> {
  if (found !== null) throw replace(await toPlaced(notify, found));
}
