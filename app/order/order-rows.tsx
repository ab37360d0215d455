import { Link } from "@remix-run/react";
import { Badge } from "#app/components/ui/badge.tsx";
import { CatalogueText } from "#app/words/catalogue-text.tsx";
import { interpolate } from "#app/words/interpolate.ts";
import { ordersWords } from "#app/words/orders.ts";
import { useWords } from "#app/words/use-words.ts";
import { formatTugrik } from "#bff/rules/money.ts";
import type { OrderStatus } from "#bff/rules/order.ts";
import { type OrderRow, TONES } from "./order-row.ts";

/** Orders as rows: number, day and status, and what each comes to. */
export function OrderRows({
  orders,
  leadTo,
  isOwnPage = false,
  states,
}: {
  orders: readonly OrderRow[];
  /** The address that an order's number leads to. */
  leadTo: (number: string) => string;
  /** It is the order's own page. */
  isOwnPage?: boolean;
  states: Record<OrderStatus, string>;
}) {
  const words = useWords(ordersWords);
  return (
    <ul className="order-rows">
      {orders.map(({ number, date, status, statusText, total }) => (
        <li className="cluster" key={number}>
          <Link
            className="num"
            to={leadTo(number)}
            aria-label={isOwnPage ? interpolate(words.orderOf, { number }) : undefined}
          >
            {isOwnPage && "#"}
            {number}
          </Link>
          <span className="small muted num">{date}</span>
          <Badge tone={status ? TONES[status] : undefined}>
            {status ? states[status] : <CatalogueText>{statusText}</CatalogueText>}
          </Badge>
          <b className="num">{formatTugrik(total)}</b>
        </li>
      ))}
    </ul>
  );
}
