import { type Row, rowsOf } from "./rows.ts";

/**
 * A customer's own submitted order as show-order tells it (docs/api.md, section 5); undefined for a draft, a number
 * that does not exist, or somebody else's.
 */
export async function findOrder(
  database: D1Database,
  userId: number,
  orderNumber: string,
): Promise<{ order: Row[]; product: Row[]; coupon: number } | undefined> {
  const own = "o.ordernumber = ? AND o.user_id = ? AND o.enable_is = 1";
  const results = await database.batch<Row>([
    database
      .prepare(
        `SELECT ordernumber, created_at, tax, total_amount, status, discount, add_bonus, used_bonus, payment, payment_id, QRCode, coupon,
           (SELECT amount FROM coupon c WHERE c.id = o.coupon) AS full FROM orders o WHERE ${own}`,
      )
      .bind(orderNumber, userId),
    database
      .prepare(
        `SELECT p.id, p.image, p.name, p.model, p.color_name, l.quantity, l.amount
         FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product_card p ON p.id = l.product_id WHERE ${own}
         ORDER BY l.product_id`,
      )
      .bind(orderNumber, userId),
  ]);
  const [order] = rowsOf(results, 0);
  if (order === undefined) return undefined;
  const { full, ...told } = order;
  // The coupon's full amount, not what it took off (docs/api.md, section 5).
  return { order: [told], product: rowsOf(results, 1), coupon: Number(full ?? 0) };
}
