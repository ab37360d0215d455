import { z } from "zod";
import { wireId, wireText } from "../http/body.ts";

/** The request of create-order (docs/api.md, section 5). The balance echoed in `user.bonus` is not read. */
export const shippingSchema = z.object({
  shipping: z.object({
    amount: z.coerce.number().catch(0),
    user: z.object({
      personal: z.boolean().catch(false),
      district: wireId,
      khoroo: z.coerce.number().int().min(1).max(200),
      more: wireText(500),
      name: wireText(200),
      phone: wireText(40),
      phone2: wireText(40),
      email: wireText(254).transform((email) => email.toLowerCase()),
      register: wireText(40),
    }),
    w3w: wireText(200),
    lat: z.coerce.number().nullish().catch(null),
    long: z.coerce.number().nullish().catch(null),
  }),
});

/** A parsed delivery address. */
export type Shipping = z.output<typeof shippingSchema>["shipping"];

/**
 * Stores the address with the customer and makes (or renews) their one draft order, valid for three days.
 * @returns false only when the e-mail belongs to another customer (docs/api.md, section 5)
 */
export async function createDraft(database: D1Database, userId: number, shipping: Shipping): Promise<boolean> {
  const { user } = shipping;
  const taken = await database
    .prepare("SELECT 1 AS taken FROM user WHERE email = ? AND id <> ?")
    .bind(user.email, userId)
    .first();
  if (taken !== null) return false;
  // Stored addresses refer to a district: an unknown one is stored as null and has the default fee.
  const district = "(SELECT id FROM district WHERE id = ?)";
  const receiver = [
    user.name,
    user.phone,
    user.phone2,
    user.email,
    user.register,
    user.district,
    user.khoroo,
    user.more,
    shipping.w3w === "" ? null : shipping.w3w,
    shipping.lat ?? null,
    shipping.long ?? null,
    user.personal ? "personal" : "company",
    Math.max(0, Math.trunc(shipping.amount)),
  ];
  await database.batch([
    database
      .prepare(
        `UPDATE user SET phone = ?, phone2 = ?, email = coalesce(nullif(?, ''), email), district = ${district}, khoroo = ?, more_address = ?
         WHERE id = ?`,
      )
      .bind(user.phone, user.phone2, user.email, user.district, user.khoroo, user.more, userId),
    database
      .prepare(
        `INSERT INTO orders (name, phone, phone2, email, register, district, khoroo, more_address, w3w, lat, long, receiver_type, tax,
           user_id, ordernumber, expires_at)
         VALUES (?, ?, ?, ?, ?, ${district}, ?, ?, ?, ?, ?, ?, ?, ?, ?, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+3 days'))
         ON CONFLICT (user_id) WHERE enable_is = 0 DO UPDATE SET
           name = excluded.name, phone = excluded.phone, phone2 = excluded.phone2, email = excluded.email, register = excluded.register,
           district = excluded.district, khoroo = excluded.khoroo, more_address = excluded.more_address, w3w = excluded.w3w,
           lat = excluded.lat, long = excluded.long, receiver_type = excluded.receiver_type, tax = excluded.tax,
           created_at = excluded.created_at, expires_at = excluded.expires_at`,
      )
      .bind(...receiver, userId, `PI${Date.now()}${userId}`),
  ]);
  return true;
}
