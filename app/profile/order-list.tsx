import { Link } from "#app/components/link.ts";
import { Pagination } from "#app/components/pagination.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { LinkButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useWords } from "#app/i18n/use-words.tsx";
import { interpolate } from "#app/i18n/words.ts";
import { orderPage } from "#app/order/standing.tsx";
import { TONES } from "#app/order/status-tone.ts";
import { formatTugrik } from "#bff/domain/money.ts";
import type { OrdersPage } from "./read-orders.server.ts";

/** The customer's orders: each leads to its page, where it is paid, or ordered again. */
export function OrderList({ orders, page, pages }: OrdersPage) {
  const words = useWords("profile");
  const order = useWords("order");
  if (orders.length === 0) {
    return (
      <div className="empty">
        <Icon name="cart" />
        <h2>{words.noOrders}</h2>
        <p>{words.noOrdersHint}</p>
        <LinkButton to="/">{words.browse}</LinkButton>
      </div>
    );
  }
  return (
    <>
      <ul className="order-rows">
        {orders.map(({ number, date, status, statusText, total }) => (
          <li key={number}>
            <span className="cluster">
              <Link className="num" to={orderPage(number)} aria-label={interpolate(words.orderOf, { number })}>
                #{number}
              </Link>
              <span className="small muted num">{date}</span>
              <Badge tone={status ? TONES[status] : undefined}>
                {status === "pending" ? words.pending : status ? order[status] : statusText}
              </Badge>
            </span>
            <b className="num">{formatTugrik(total)}</b>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        href={(to) => (to === 1 ? "/profile?role=orders" : `/profile?role=orders&page=${to}`)}
      />
      <p className="small">
        {words.olderOrders} <Link to="/track-order">{words.track}</Link>
      </p>
    </>
  );
}
