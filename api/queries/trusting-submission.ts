import type { Placing } from "./submission.ts";

const whole = (claim: number) => (Number.isFinite(claim) ? Math.trunc(claim) : 0);

/**
 * The purchase as the second generation makes it: every number is the client's, nothing is compared, and stock stays as
 * it is (docs/api.md, section 5). The balance alone does not go below none.
 */
export function trustingStatements({ database, orderId, userId, submission, qrCode }: Placing): D1PreparedStatement[] {
  const { cart, coupon, shipping, payment } = submission;
  const sums = {
    subtotal: whole(cart.subtotal),
    sale: whole(cart.sale),
    delivery: whole(shipping.amount),
    coupon: whole(coupon.amount),
    bonus: whole(cart.useBonus),
  };
  const total = sums.subtotal - sums.sale + sums.delivery - sums.coupon - sums.bonus;
  const lines = JSON.stringify(cart.product.map(({ id, qty, price }) => ({ id, qty, price: whole(price) })));
  return [
    database
      .prepare(
        `INSERT INTO order_line (order_id, product_id, quantity, amount)
         SELECT ?1, p.id, sum(w.value ->> 'qty'), max(w.value ->> 'price')
         FROM json_each(?2) w JOIN product p ON p.id = (w.value ->> 'id') GROUP BY p.id`,
      )
      .bind(orderId, lines),
    database
      .prepare("UPDATE orders SET coupon = (SELECT id FROM coupon WHERE code = ?2), coupon_amount = ?3 WHERE id = ?1")
      .bind(orderId, sums.coupon > 0 ? coupon.code : null, sums.coupon),
    database.prepare("UPDATE coupon SET status = 0 WHERE id = (SELECT coupon FROM orders WHERE id = ?)").bind(orderId),
    database.prepare("UPDATE user SET bonus = max(0, bonus - ?2) WHERE id = ?1").bind(userId, sums.bonus),
    database
      .prepare(
        `UPDATE orders SET enable_is = 1, status = 'pending', subtotal = ?2, discount = ?3, tax = ?4, used_bonus = ?5, add_bonus = ?6,
           total_amount = ?7, payment = ?8, payment_id = ?9, QRCode = ?10,
           created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+3 days')
         WHERE id = ?1`,
      )
      .bind(
        orderId,
        sums.subtotal,
        sums.sale,
        sums.delivery,
        sums.bonus,
        whole(cart.bonus),
        total,
        payment,
        crypto.randomUUID(),
        qrCode,
      ),
  ];
}
