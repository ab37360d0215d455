/** A customer's orders, as their lists show them. */
import { type OrderStatus, parseOrderStatus } from "../rules/order.ts";
import type { ReplyOf } from "../upstream/contract.ts";

export interface OrderRowView {
  number: string;
  /** A moment, ISO 8601; null when the API gives none. */
  createdAt: string | null;
  /** Null for a status the shop does not know: it is then printed as it came. */
  status: OrderStatus | null;
  statusText: string;
  /** What is to be paid, in tugrik. */
  total: number;
}

/** The newest orders that `my-info` lists, without the draft that it lists among them: `show-order` knows no draft. */
export function orderRows(rows: ReplyOf<"myInfo">["order"]): OrderRowView[] {
  return rows
    .filter(({ enable_is: isSent }) => isSent !== 0)
    .map((row) => ({
      number: row.ordernumber,
      createdAt: row.created_at,
      status: parseOrderStatus(row.status),
      statusText: row.status,
      total: row.total_amount,
    }));
}
