import type { AppLoadContext } from "@remix-run/cloudflare";
import { orderRow } from "#app/order/order-row.ts";
import { ask } from "#bff/client.ts";

/** Orders per page: as many as the API lists where it gives only the newest. */
const PAGE = 5;

/** One page of the customer's orders, the newest first. */
export async function readOrders({ bff, url }: AppLoadContext) {
  const orders = await ask(bff.orders.$get());
  const pages = Math.max(Math.ceil(orders.length / PAGE), 1);
  const asked = Number(url.searchParams.get("page")?.match(/^\d{1,3}$/)?.[0] ?? 1);
  const page = Math.min(Math.max(asked, 1), pages);
  return {
    role: "orders" as const,
    page,
    pages,
    orders: orders.slice((page - 1) * PAGE, page * PAGE).map(orderRow),
  };
}

export type OrdersPage = Awaited<ReturnType<typeof readOrders>>;
