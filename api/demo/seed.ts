/**
 * The demonstration's catalogue as rows of an empty database: the tables of `catalogue/`, and copies of their products
 * where more are wanted than they have.
 */
import { hashPassword } from "../security/password.ts";
import modelRows from "./catalogue/models.json" with { type: "json" };
import orderRows from "./catalogue/orders.json" with { type: "json" };
import productRows from "./catalogue/products.json" with { type: "json" };
import reviewRows from "./catalogue/reviews.json" with { type: "json" };
import shop from "./catalogue/shop.json" with { type: "json" };
import storyRows from "./catalogue/stories.json" with { type: "json" };

type Cell = string | number | null;

/** Rows for one table, in the order they are to be written. */
export interface Table {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

interface Model {
  id: number;
  category_sub_id: number;
  brand_id: number;
  story_id: number;
  name: string;
  model: string;
  description: string;
  /** By name, in the order of the product page. */
  specs: Readonly<Record<string, string | undefined>>;
}

/** Days count from the moment of seeding. */
interface Product {
  id: number;
  model_id: number;
  color_name: string;
  /** Its pictures are `{picture}-{view}.webp`; the first view is the one on cards. */
  picture: string;
  views: readonly number[];
  sale_price: number;
  discount: number;
  discount_days: number | null;
  bonus_percent: number;
  remain: number;
  created_days: number;
  updated_days: number;
}

interface Order {
  user_id: number;
  status: string;
  created_days: number;
  payment: string;
  district: number;
  khoroo: number;
  lines: readonly (readonly number[])[];
}

const MODELS: readonly Model[] = modelRows;
const PRODUCTS: readonly Product[] = productRows;
const ORDERS: readonly Order[] = orderRows;

/** The districts of Ulaanbaatar, with how many khoroos each has, and which are cheap or middling to deliver to. */
export const DISTRICTS = shop.district.map(
  ({ district, number_of_khoroo, cheap_khoroo, middle_khoroo }) =>
    [district, number_of_khoroo, cheap_khoroo, middle_khoroo] as const,
);

const DAY_MS = 86_400_000;
/** A copy's model is so many generations younger: `Sarnai X2 Lite`, `Sarnai X32 Lite`. */
const COPY_GENERATIONS = 30;

const DELIVERY_FEE = 5_000;
const BONUS_PERCENT = 3;
const DAYS_TO_PAY = 3;

/** A table of objects: its columns are the keys of them all. */
function table(name: string, objects: readonly object[]): Table {
  const columns = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const rows = objects.map((object) => {
    const cells = new Map<string, Cell>(Object.entries(object));
    return columns.map((column) => cells.get(column) ?? null);
  });
  return { name, columns, rows };
}

/** The products of the catalogue, and as many of its copies as it takes; `copy` 0 is the original. */
function copiedProducts(count: number): (Product & { copy: number })[] {
  const copies = Math.ceil(Math.max(count, PRODUCTS.length) / PRODUCTS.length);
  return Array.from({ length: copies }, (_, copy) =>
    PRODUCTS.map((product) => ({
      ...product,
      // One copy's ids follow those of the one before.
      id: product.id + copy * PRODUCTS.length,
      model_id: product.model_id + copy * MODELS.length,
      copy,
    })),
  )
    .flat()
    .slice(0, Math.max(count, PRODUCTS.length));
}

/** Models, their specifications and the products. */
function productTables(count: number, timeAfter: (days: number) => string): Table[] {
  const products = copiedProducts(count);
  const categoryOf = new Map(shop.sub_category.map(({ id, category_id }) => [id, category_id]));
  const originals = new Map(MODELS.map((model) => [model.id, model]));
  const models = new Map<number, Model>();
  const rows = products.map(({ copy, picture, views, discount_days, created_days, updated_days, ...product }) => {
    const original = originals.get(product.model_id - copy * MODELS.length);
    if (original === undefined) throw new Error(`product ${product.id} is of no model`);
    models.set(product.model_id, {
      ...original,
      id: product.model_id,
      model: original.model.replace(/\d+(?= |$)/, (generation) => `${Number(generation) + copy * COPY_GENERATIONS}`),
    });
    const view = (number: number) => (views.includes(number) ? `${picture}-${number}.webp` : null);
    return {
      ...product,
      type: categoryOf.get(original.category_sub_id) ?? null,
      category_sub_id: original.category_sub_id,
      brand_id: original.brand_id,
      image: view(1) ?? "",
      big_image1: view(1),
      big_image2: view(2),
      big_image3: view(3),
      big_image4: view(4),
      discount_end_time: discount_days === null ? null : timeAfter(discount_days),
      created_at: timeAfter(created_days),
      updated_at: timeAfter(updated_days),
    };
  });
  const specs = [...models.values()].flatMap(({ id, specs }) =>
    Object.entries(specs).map(([name, value = ""]) => ({ model_id: id, name, value })),
  );
  return [
    table(
      "model",
      [...models.values()].map(({ specs: _, ...model }) => model),
    ),
    table("model_spec", specs),
    table("product", rows),
  ];
}

/** Customers; those who can sign in have their password hashed as registration does it. */
async function userTable(createdAt: string): Promise<Table> {
  const users = shop.user.map(async ({ password, more_address = "", ...user }) => ({
    ...user,
    password: password === undefined ? null : await hashPassword(password),
    more_address,
    created_at: createdAt,
  }));
  return table("user", await Promise.all(users));
}

/**
 * Orders of the past, from which best sellers and trend follow. They were sold at full price, without coupon or bonus,
 * so that their sums are plain.
 */
function orderTables(timeAfter: (days: number) => string): Table[] {
  const prices = new Map(PRODUCTS.map(({ id, sale_price }) => [id, sale_price]));
  const users = new Map(shop.user.map((user) => [user.id, user]));
  const lines = ORDERS.flatMap((order, index) =>
    order.lines.map(([product_id = 0, quantity = 0]) => ({
      order_id: index + 1,
      product_id,
      quantity,
      amount: prices.get(product_id) ?? 0,
      discount: 0,
      bonus_percent: BONUS_PERCENT,
    })),
  );
  const orders = ORDERS.map(({ created_days, lines: _, ...order }, index) => {
    const own = lines.filter(({ order_id }) => order_id === index + 1);
    const subtotal = own.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
    const created_at = timeAfter(created_days);
    const user = users.get(order.user_id);
    return {
      ...order,
      id: index + 1,
      ordernumber: `PI${Date.parse(created_at)}${order.user_id}`,
      enable_is: 1,
      subtotal,
      tax: DELIVERY_FEE,
      add_bonus: own.reduce(
        (sum, { amount, quantity }) => sum + Math.floor((amount * BONUS_PERCENT) / 100) * quantity,
        0,
      ),
      total_amount: subtotal + DELIVERY_FEE,
      name: user?.name ?? "",
      phone: user?.phone || "99000000",
      email: user?.email ?? "",
      more_address: "Төв зам дагуу, 3-р орц",
      created_at,
      expires_at: timeAfter(created_days + DAYS_TO_PAY),
    };
  });
  return [table("orders", orders), table("order_line", lines)];
}

/**
 * The contents of a new database: tables in insertion order, then statements. The same number of products and the same
 * `now` give the same rows, but for the salts of the password hashes; dates count from `now`.
 * @param products how many products (colours of models); never fewer than the catalogue has
 */
export async function buildSeed(products: number, now: Date): Promise<{ tables: Table[]; statements: string[] }> {
  const timeAfter = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const stories = storyRows.map(({ id, parts }) => ({
    id,
    ...Object.fromEntries(
      parts.flatMap(([title, text], index) => [
        [`title${index + 1}`, title],
        [`desc${index + 1}`, text],
      ]),
    ),
  }));
  const reviews = reviewRows.map(({ created_days, ...review }) => ({ ...review, created_at: timeAfter(created_days) }));
  return {
    tables: [
      table("category", shop.category),
      table("sub_category", shop.sub_category),
      table("brand", shop.brand),
      table("story", stories),
      table("district", shop.district),
      await userTable(timeAfter(-200)),
      table("coupon", shop.coupon),
      ...productTables(products, timeAfter),
      table("review", reviews),
      table("home_banner", shop.home_banner),
      table("promo_banner", shop.promo_banner),
      table("special_offer", shop.special_offer),
      table(
        "event",
        shop.event.map(({ products: _, ...event }) => event),
      ),
      table(
        "event_product",
        shop.event.flatMap(({ id, products }) => products.map((product_id) => ({ event_id: id, product_id }))),
      ),
      ...orderTables(timeAfter),
      table("favourite", shop.favourite),
    ],
    statements: [
      `UPDATE product SET total_rate = (SELECT round(avg(rate)) FROM review WHERE product_id = product.id)
       WHERE id IN (SELECT product_id FROM review)`,
      // Past orders were not paid here: no trigger has counted them.
      `INSERT INTO sales (product_id, category_sub_id, brand_id, quantity)
       SELECT l.product_id, p.category_sub_id, p.brand_id, sum(l.quantity)
       FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id
       WHERE o.enable_is = 1 AND o.status NOT IN ('pending', 'expired') GROUP BY l.product_id`,
    ],
  };
}
