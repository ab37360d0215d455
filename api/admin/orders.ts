/** What the administration reads and changes of orders. */
import { PAGE_SIZE, type Paged, pageOf } from "./paging.ts";

/** An order in a list. */
export interface AdminOrder {
  ordernumber: string;
  status: string;
  total_amount: number;
  payment: string;
  name: string;
  phone: string;
  created_at: string;
}

/** An order with what its delivery needs. */
export interface AdminOrderPage {
  order: AdminOrder & {
    subtotal: number;
    discount: number;
    tax: number;
    coupon_amount: number;
    used_bonus: number;
    receiver_type: string;
    register: string;
    phone2: string;
    email: string;
    district: string | null;
    khoroo: number | null;
    more_address: string;
    w3w: string | null;
    expires_at: string;
  };
  lines: {
    id: number;
    sku: string;
    name: string;
    model: string;
    color_name: string | null;
    quantity: number;
    amount: number;
    discount: number;
  }[];
}

/** Where an order may go from each state: what the trigger `order_status_path` allows. */
export const NEXT_STATES: Readonly<Record<string, readonly string[]>> = {
  pending: ["paid", "expired"],
  paid: ["shipping"],
  shipping: ["delivered"],
};

const COLUMNS = "ordernumber, status, total_amount, payment, name, phone, created_at";

/**
 * A page of the orders, newest first.
 * @param search a part of a number or of a telephone number; empty for all
 * @param status a state; empty for all
 * @param page from 1
 */
export async function listOrders(
  database: D1Database,
  { search, status, page }: { search: string; status: string; page: number },
): Promise<Paged<AdminOrder>> {
  const where = `WHERE enable_is = 1 AND (?1 = '' OR status = ?1)
    AND (?2 = '' OR instr(lower(ordernumber), lower(?2)) > 0 OR instr(phone, ?2) > 0)`;
  const [rows, counted] = await database.batch<AdminOrder & { n: number }>([
    database
      .prepare(`SELECT ${COLUMNS} FROM orders ${where} ORDER BY created_at DESC, id DESC LIMIT ${PAGE_SIZE} OFFSET ?3`)
      .bind(status, search, (page - 1) * PAGE_SIZE),
    database.prepare(`SELECT count(*) AS n FROM orders ${where}`).bind(status, search),
  ]);
  return pageOf(rows?.results ?? [], Number(counted?.results[0]?.n ?? 0), page);
}

/** One order with its lines; null for a number that is none, or a draft's. */
export async function findOrderPage(database: D1Database, ordernumber: string): Promise<AdminOrderPage | null> {
  const [orders, lines] = await database.batch([
    database
      .prepare(
        `SELECT ${COLUMNS.replaceAll(/\w+/g, "o.$&")}, o.subtotal, o.discount, o.tax, o.coupon_amount, o.used_bonus, o.receiver_type, o.register,
           o.phone2, o.email, d.district, o.khoroo, o.more_address, o.w3w, o.expires_at
         FROM orders o LEFT JOIN district d ON d.id = o.district WHERE o.ordernumber = ? AND o.enable_is = 1`,
      )
      .bind(ordernumber),
    database
      .prepare(
        `SELECT p.id, p.sku, m.name, m.model, nullif(p.color_name, '') AS color_name, l.quantity, l.amount, l.discount
         FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id JOIN model m ON m.id = p.model_id
         WHERE o.ordernumber = ? AND o.enable_is = 1 ORDER BY p.id`,
      )
      .bind(ordernumber),
  ]);
  const order = orders?.results[0] as AdminOrderPage["order"] | undefined;
  return order === undefined ? null : { order, lines: (lines?.results ?? []) as AdminOrderPage["lines"] };
}

/**
 * Moves an order on and logs it, if it is still in the state that the page showed.
 * @returns whether it was; what the trigger refuses counts as not
 * @throws when the database fails
 */
export async function moveOrder(
  database: D1Database,
  { ordernumber, who, from, to }: { ordernumber: string; who: string; from: string; to: string },
): Promise<boolean> {
  try {
    await database.batch([
      database
        .prepare(
          "INSERT INTO guard SELECT 'stale', (SELECT count(*) = 1 FROM orders WHERE ordernumber = ? AND status = ? AND enable_is = 1)",
        )
        .bind(ordernumber, from),
      database.prepare("UPDATE orders SET status = ? WHERE ordernumber = ? AND enable_is = 1").bind(to, ordernumber),
      database
        .prepare(
          "INSERT INTO admin_change (who, kind, subject, field, before, after) VALUES (?, 'order', ?, 'status', ?, ?)",
        )
        .bind(who, ordernumber, from, to),
    ]);
    return true;
  } catch (error) {
    if (/guard:(?:stale|status)/.test(String(error))) return false;
    throw error;
  }
}

/** A change that was made here. */
export interface Change {
  at: string;
  who: string;
  kind: string;
  subject: string;
  field: string;
  before: string;
  after: string;
}

/** A page of the log of changes, newest first. */
export async function listChanges(database: D1Database, page: number): Promise<Paged<Change>> {
  const [rows, counted] = await database.batch<Change & { n: number }>([
    database
      .prepare(
        `SELECT at, who, kind, subject, field, before, after FROM admin_change ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET ?`,
      )
      .bind((page - 1) * PAGE_SIZE),
    database.prepare("SELECT count(*) AS n FROM admin_change"),
  ]);
  return pageOf(rows?.results ?? [], Number(counted?.results[0]?.n ?? 0), page);
}
