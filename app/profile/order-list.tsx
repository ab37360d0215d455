import { Link } from "@remix-run/react";
import { Pagination } from "#app/components/pagination.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Empty } from "#app/components/ui/empty.tsx";
import { OrderRows } from "#app/order/order-rows.tsx";
import { orderPage } from "#app/order/previous-orders.tsx";
import { ordersWords } from "#app/words/orders.ts";
import { profileWords } from "#app/words/profile.ts";
import { useWords } from "#app/words/use-words.ts";
import type { OrdersPage } from "./read-profile.server.ts";

/** The customer's orders: each leads to its page, where it is paid, or ordered again. */
export function OrderList({ orders, page, pages }: OrdersPage) {
  const words = useWords(profileWords);
  const states = useWords(ordersWords);
  if (orders.length === 0) {
    return (
      <Empty icon="cart" heading={words.noOrders} hint={words.noOrdersHint}>
        <LinkButton to="/">{words.browse}</LinkButton>
      </Empty>
    );
  }
  return (
    <>
      <OrderRows orders={orders} leadTo={orderPage} isOwnPage states={{ ...states, pending: words.pending }} />
      <Pagination
        page={page}
        pages={pages}
        href={(to) => (to === 1 ? "/profile?role=orders" : `/profile?role=orders&page=${to}`)}
      />
      <p className="small apart">
        {words.olderOrders} <Link to="/track-order">{words.track}</Link>
      </p>
    </>
  );
}
