import { z } from "zod";
import { wireId, wireText } from "../http/body.ts";
import { shownId } from "./special.ts";

/**
 * A number, or its text. Anything else, including null (a serialised NaN), is NaN, which equals no sum.
 */
const amount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .catch(Number.NaN);

/** The request of submit-order (docs/api.md, section 5). The numbers are claims: each is compared with our own sum. */
export const submissionSchema = z.object({
  cart: z.object({
    product: z
      .array(z.object({ id: wireId, qty: z.coerce.number().int().min(1).max(1_000_000), price: amount }))
      .max(500),
    subtotal: amount,
    sale: amount,
    bonus: amount,
    useBonus: amount,
  }),
  shipping: z.object({ amount }),
  coupon: z
    .object({ code: wireText(100), active: z.boolean().catch(false), amount })
    .nullish()
    .transform((coupon) => coupon ?? { code: "", active: false, amount: 0 }),
  payment: wireText(40),
});

/** A parsed submission. */
export type Submission = z.output<typeof submissionSchema>;

/** Delivery fees in tugrik (rules D1 and D2). */
const FEE = { largeOrderAbove: 200_000, large: 5_000, cheap: 3_000, middle: 8_000, other: 5_000 } as const;

/** The messages of guards that refuse an order. */
const REFUSALS: Record<string, string> = {
  draft: "Захиалга олдсонгүй",
  empty: "Таны сагс хоосон байна",
  product: "Сагсанд байгаа бүтээгдэхүүн олдсонгүй. Сагсаа шинэчилнэ үү",
  enough_stock: "Үлдэгдэл хүрэлцэхгүй байна",
  coupon: "Купон код буруу эсвэл ашиглагдсан байна",
  bonus: "Ашиглах бонусын хэмжээ хэтэрсэн байна",
  enough_bonus: "Ашиглах бонусын хэмжээ хэтэрсэн байна",
  fee: "Хүргэлтийн төлбөр өөрчлөгдсөн байна. Захиалгаа дахин шалгана уу",
  total: "Захиалгын дүн өөрчлөгдсөн байна. Захиалгаа дахин шалгана уу",
};

/** The outcome: the order's number, or a message for the customer. */
export type Outcome = { ordernumber: string } | { refused: string };

/** `price × (100 − discount) / 100` of a line, whole tugrik, half up. */
const UNIT = "((l.amount * (100 - l.discount) + 50) / 100)";

/** Whether the order's khoroo is in one of its district's lists. */
const inKhoroos = (list: "cheap_khoroo" | "middle_khoroo") =>
  `EXISTS (SELECT 1 FROM district d WHERE d.id = orders.district
     AND instr(',' || replace(d.${list}, ' ', '') || ',', ',' || orders.khoroo || ',') > 0)`;

/** An order that is about to be placed. */
export interface Placing {
  database: D1Database;
  orderId: number;
  userId: number;
  submission: Submission;
  /** `{total}` in it becomes the amount to pay. */
  qrCode: string;
}

/** Prepares statements; `guard` makes one that undoes the batch, by its name, unless a condition holds. */
function writerOf(database: D1Database) {
  const run = (sql: string, ...params: (string | number | null)[]) => database.prepare(sql).bind(...params);
  const guard = (name: string, condition: string, ...params: (string | number | null)[]) =>
    run(`INSERT INTO guard SELECT '${name}', (${condition})`, ...params);
  return { run, guard };
}

/** A number that the client claims; NaN is null, which equals no sum. */
const claim = (value: number) => (Number.isFinite(value) ? value : null);

/** The coupon that the client claims to have used. */
const couponOf = ({ coupon }: Submission) => (coupon.amount > 0 ? coupon.code : null);

/**
 * The purchase, as one D1 batch: SQLite runs it as one transaction, alone, and a guard that does not hold or a CHECK
 * that fails undoes all of it. Each statement computes from the database; the client's numbers are only compared.
 */
export function checkingStatements(placing: Placing): D1PreparedStatement[] {
  return [...linesAndSums(placing), ...discountsAndFee(placing), ...total(placing), ...taking(placing)];
}

function linesAndSums({ database, orderId, userId, submission }: Placing): D1PreparedStatement[] {
  const { run, guard } = writerOf(database);
  const lines = JSON.stringify(submission.cart.product);
  return [
    guard("draft", "SELECT count(*) = 1 FROM orders WHERE id = ? AND user_id = ? AND enable_is = 0", orderId, userId),

    // Lines, at the prices, discounts and bonuses of this moment.
    run(
      `INSERT INTO order_line (order_id, product_id, quantity, amount, discount, bonus_percent)
       SELECT ?1, p.id, sum(w.value ->> 'qty'), p.sale_price, p.discount, p.bonus_percent
       FROM json_each(?2) w JOIN product_card p ON p.id = ${shownId("(w.value ->> 'id')")} GROUP BY p.id`,
      orderId,
      lines,
    ),
    guard(
      "product",
      `SELECT count(DISTINCT ${shownId("(w.value ->> 'id')")}) = (SELECT count(*) FROM order_line WHERE order_id = ?1)
       FROM json_each(?2) w`,
      orderId,
      lines,
    ),

    // Sums: subtotal, discount, bonus to earn (whole points per piece).
    run(
      `UPDATE orders SET (subtotal, discount, add_bonus) = (
         SELECT sum(l.amount * l.quantity), sum((l.amount - ${UNIT}) * l.quantity), sum(${UNIT} * l.bonus_percent / 100 * l.quantity)
         FROM order_line l WHERE l.order_id = orders.id
       ) WHERE id = ?`,
      orderId,
    ),
  ];
}

function discountsAndFee({ database, orderId, submission }: Placing): D1PreparedStatement[] {
  const { run, guard } = writerOf(database);
  const code = couponOf(submission);
  const useBonus = Math.trunc(submission.cart.useBonus);
  return [
    // The coupon: unused, and never more than half of what the goods cost.
    run(
      `UPDATE orders SET
         coupon = (SELECT id FROM coupon WHERE code = ?2 AND status = 1),
         coupon_amount = coalesce(min((SELECT amount FROM coupon WHERE code = ?2 AND status = 1), (subtotal - discount) / 2), 0)
       WHERE id = ?1`,
      orderId,
      code,
    ),
    guard("coupon", "SELECT ?2 IS NULL OR coupon IS NOT NULL FROM orders WHERE id = ?1", orderId, code),

    // Delivery: flat for a large order, else by the khoroo of the draft's address.
    run(
      `UPDATE orders SET tax = CASE
         WHEN subtotal - discount - coupon_amount > ${FEE.largeOrderAbove} THEN ${FEE.large}
         WHEN ${inKhoroos("cheap_khoroo")} THEN ${FEE.cheap}
         WHEN ${inKhoroos("middle_khoroo")} THEN ${FEE.middle}
         ELSE ${FEE.other}
       END WHERE id = ?`,
      orderId,
    ),
    guard("fee", "SELECT tax = ?2 FROM orders WHERE id = ?1", orderId, claim(Math.trunc(submission.shipping.amount))),

    // Bonus: at most half of what is left to pay, at most the balance. More is clipped: the old client presets half
    // before a coupon and does not recompute it.
    guard("bonus", "SELECT ?1 >= 0", claim(useBonus)),
    run(
      `UPDATE orders SET used_bonus = min(
         ?2, (subtotal - discount - coupon_amount) / 2, (SELECT bonus FROM user WHERE id = orders.user_id)
       ) WHERE id = ?1`,
      orderId,
      claim(useBonus),
    ),
  ];
}

function total({ database, orderId, submission }: Placing): D1PreparedStatement[] {
  const { run, guard } = writerOf(database);
  const { cart, coupon } = submission;
  return [
    // The total, and the claims. The bonus to earn may differ by fractions of a point per piece: the original's screens
    // do not round it.
    run(
      "UPDATE orders SET total_amount = subtotal - discount + tax - coupon_amount - used_bonus WHERE id = ?",
      orderId,
    ),
    guard(
      "total",
      // The old client claims the coupon's full amount, however much of it counts.
      `SELECT subtotal = ?2 AND discount = ?3 AND ?4 IN (coupon_amount, (SELECT amount FROM coupon WHERE id = orders.coupon))
         AND abs(add_bonus - ?5) < (SELECT sum(quantity) FROM order_line WHERE order_id = orders.id)
       FROM orders WHERE id = ?1`,
      orderId,
      claim(cart.subtotal),
      claim(cart.sale),
      claim(Math.trunc(couponOf(submission) === null ? 0 : coupon.amount)),
      claim(cart.bonus),
    ),
  ];
}

function taking({ database, orderId, userId, submission, qrCode }: Placing): D1PreparedStatement[] {
  const { run } = writerOf(database);
  return [
    // Takes stock (CHECK enough_stock), the coupon and the points (CHECK enough_bonus).
    run(
      `UPDATE product SET remain = remain - (SELECT quantity FROM order_line WHERE order_id = ?1 AND product_id = product.id)
       WHERE id IN (SELECT product_id FROM order_line WHERE order_id = ?1)`,
      orderId,
    ),
    run("UPDATE coupon SET status = 0 WHERE id = (SELECT coupon FROM orders WHERE id = ?)", orderId),
    run("UPDATE user SET bonus = bonus - (SELECT used_bonus FROM orders WHERE id = ?1) WHERE id = ?2", orderId, userId),

    // The draft becomes an order, with three days to pay it.
    run(
      `UPDATE orders SET enable_is = 1, status = 'pending', payment = ?2, payment_id = ?3, QRCode = replace(?4, '{total}', total_amount),
         created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+3 days')
       WHERE id = ?1`,
      orderId,
      submission.payment,
      crypto.randomUUID(),
      qrCode,
    ),
  ];
}

/**
 * Turns a customer's draft into an order, or refuses it as a whole. Of any number of simultaneous calls, only those
 * succeed for which there was a draft, stock, coupon and balance.
 * @param statementsOf what happens to the draft, as one transaction
 * @param qrCodeOf the text of the QR code for an order number; `{total}` in it becomes the amount to pay
 */
export async function submitOrder(
  database: D1Database,
  userId: number,
  submission: Submission,
  statementsOf: (placing: Placing) => D1PreparedStatement[],
  qrCodeOf: (orderNumber: string) => string,
): Promise<Outcome> {
  const draft = await database
    .prepare("SELECT id, ordernumber FROM orders WHERE user_id = ? AND enable_is = 0")
    .bind(userId)
    .first<{ id: number; ordernumber: string }>();
  if (draft === null) return { refused: REFUSALS.draft ?? "" };
  if (submission.cart.product.length === 0) return { refused: REFUSALS.empty ?? "" };
  try {
    const qrCode = qrCodeOf(draft.ordernumber);
    await database.batch(statementsOf({ database, orderId: draft.id, userId, submission, qrCode }));
    return { ordernumber: draft.ordernumber };
  } catch (error) {
    const text = error instanceof Error ? error.message : "";
    const [, name = ""] = /(?:guard:|CHECK constraint failed: )(\w+)/.exec(text) ?? [];
    const refused = REFUSALS[name];
    if (refused === undefined) throw error;
    return { refused };
  }
}
