/** SQLite's text of the present moment, in the ISO-8601 form that all our dates have. */
const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/**
 * What time alone changes: overdue orders expire (a trigger gives stock, bonus and coupon back), discounts end,
 * sold-out products leave the lists after 20 days, new arrivals stop being new after 40. Every statement finds its rows
 * by an index, and mostly finds none.
 */
export async function keepHouse(database: D1Database): Promise<void> {
  await database.batch([
    database.prepare(
      `UPDATE orders SET status = 'expired' WHERE status = 'pending' AND enable_is = 1 AND expires_at <= ${NOW}`,
    ),
    database.prepare(
      `UPDATE product SET live_discount = 0 WHERE live_discount > 0 AND discount_end_time IS NOT NULL AND discount_end_time <= ${NOW}`,
    ),
    database.prepare(
      "UPDATE product SET listed = 0 WHERE listed = 1 AND remain = 0 AND updated_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-20 days')",
    ),
    database.prepare(
      "UPDATE product SET fresh = 0 WHERE fresh = 1 AND created_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-40 days')",
    ),
  ]);
}
