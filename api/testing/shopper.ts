import { FLAT_FEE, FLAT_FEE_ABOVE, ZONE_FEES } from "../../bff/rules/delivery.ts";
import { signToken } from "../security/token.ts";
import { TEST_SECRET, type TestApi } from "./server.ts";

/** A customer made for a test. */
export interface Shopper {
  id: number;
  token: string;
}

/** A new confirmed customer with a balance, signed in. */
export async function newShopper(api: TestApi, bonus = 0): Promise<Shopper> {
  const [row] = await api.sql(
    "INSERT INTO user (name, email, bonus, verified) VALUES ('Шалгагч', ?, ?, 'true') RETURNING id",
    `${crypto.randomUUID()}@example.com`,
    bonus,
  );
  const id = Number(row?.id);
  return { id, token: await signToken(id, TEST_SECRET) };
}

/** A product in the state that a test needs; reads back as the database has it. */
export async function productWith(
  api: TestApi,
  {
    remain = 50,
    price = 100_000,
    discount = 0,
    bonus = 5,
  }: { remain?: number; price?: number; discount?: number; bonus?: number } = {},
): Promise<number> {
  const [row] = await api.sql(
    `UPDATE product SET remain = ?, sale_price = ?, discount = ?, discount_end_time = NULL, bonus_percent = ?
     WHERE id = (SELECT p.id FROM product p LEFT JOIN order_line l ON l.product_id = p.id
       WHERE l.product_id IS NULL AND p.id NOT IN (SELECT product_id FROM special_offer) ORDER BY p.updated_at LIMIT 1) RETURNING id`,
    remain,
    price,
    discount,
    bonus,
  );
  if (row === undefined) throw new Error("no product is left for the test");
  return Number(row.id);
}

/** What the storefront would send for a draft in Khan-Uul's third khoroo (cheap). */
export const shipping = (email: string, khoroo = 3, district = 5) => ({
  amount: ZONE_FEES.cheap,
  user: {
    personal: true,
    district,
    khoroo,
    more: "12 тоот",
    name: "Шалгагч",
    phone: "99001122",
    phone2: "",
    email,
    register: "",
    bonus: 0,
  },
  w3w: null,
  lat: 47.919143,
  long: 106.917597,
});

/** Makes the customer's draft order. */
export async function draft(api: TestApi, shopper: Shopper, khoroo = 3, district = 5): Promise<void> {
  const [user] = await api.sql("SELECT email FROM user WHERE id = ?", shopper.id);
  const { body } = await api.post(
    "/api/product/create-order",
    { shipping: shipping(String(user?.email), khoroo, district) },
    shopper.token,
  );
  if (body.result !== "success") throw new Error(`no draft: ${JSON.stringify(body)}`);
}

/** A cart line with the numbers that its sums follow from. */
export interface Line {
  id: number;
  qty: number;
  price: number;
  discount?: number;
  bonus?: number;
}

/**
 * The body of submit-order as an honest storefront computes it. `fee` is what delivery costs up to the flat fee's
 * limit.
 */
export function submission(
  lines: readonly Line[],
  {
    useBonus = 0,
    coupon = null,
    couponAmount = 0,
    payment = "qpay",
    fee = ZONE_FEES.cheap,
  }: {
    useBonus?: number;
    coupon?: string | null;
    couponAmount?: number;
    payment?: string;
    fee?: number;
  } = {},
) {
  const unit = ({ price, discount = 0 }: Line) => Math.round((price * (100 - discount)) / 100);
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.qty, 0);
  const sale = lines.reduce((sum, line) => sum + (line.price - unit(line)) * line.qty, 0);
  const bonus = lines.reduce((sum, line) => sum + Math.floor((unit(line) * (line.bonus ?? 5)) / 100) * line.qty, 0);
  return {
    cart: {
      product: lines.map((line) => ({
        id: line.id,
        name: "",
        price: line.price,
        image: "",
        model: "",
        qty: line.qty,
        color: "",
        discount: line.discount ?? 0,
        bonus: line.bonus ?? 5,
      })),
      real: [],
      subtotal,
      sale,
      bonus,
      useBonus,
      bonusLimit: 0,
    },
    shipping: { amount: subtotal - sale - couponAmount > FLAT_FEE_ABOVE ? FLAT_FEE : fee },
    coupon: { code: coupon, active: coupon !== null, amount: couponAmount },
    payment,
  };
}

/** An order of one product for 150,000 that waits for its payment of 153,000; gives its number. */
export async function pendingOrder(api: TestApi): Promise<string> {
  const shopper = await newShopper(api);
  await draft(api, shopper);
  const id = await productWith(api, { price: 150_000 });
  const { body } = await api.post(
    "/api/purchase/submit-order",
    submission([{ id, qty: 1, price: 150_000 }]),
    shopper.token,
  );
  return String(body.invoiceId);
}
