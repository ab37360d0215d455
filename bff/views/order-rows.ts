/** A customer's orders, as their lists show them. */
import { parseOrderStatus } from "../rules/order.ts";
import type { ReplyOf } from "../upstream/contract.ts";

export type OrderRowView = ReturnType<typeof orderRows>[number];

/** The newest orders that `my-info` lists, without the draft that it lists among them: `show-order` knows no draft. */
export function orderRows(rows: ReplyOf<"myInfo">["order"]) {
  return rows
    .filter(({ enable_is: isSent }) => isSent !== 0)
    .map((row) => ({
      number: row.ordernumber,
      /** A moment, ISO 8601; null when the API gives none. */
      createdAt: row.created_at,
      /** Null for a status the shop does not know: it is then printed as it came. */
      status: parseOrderStatus(row.status),
      statusText: row.status,
      /** What is to be paid, in tugrik. */
      total: row.total_amount,
    }));
}
