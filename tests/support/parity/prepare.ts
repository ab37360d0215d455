/**
 * The shop as a state wants it: a customer of its own, cookies sealed with the shop's keys, rows in the API's database.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type KeyRing, readEnv } from "#bff/env.ts";
import { type CookieDefinition, CookieJar } from "#bff/session/cookie-jar.ts";
import { cookies } from "#bff/session/cookies.ts";
import { network } from "#tests/support/counted-forms.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { DEMO_CUSTOMER, startShop, type TestShop } from "#tests/support/shop.ts";

/** Products that states speak of. */
interface Products {
  /** Three with stock for every try. */
  plenty: readonly [number, number, number];
  soldOut: number;
  discounted: number;
  /** Has reviews enough to be filtered and unfolded. */
  reviewed: number;
  /** Five to be compared or saved. */
  five: readonly number[];
}

const FIRST_CUSTOMER = 77_000_000;

/** A shop that is asked the same and answers the same, and what the tries need of it. */
export interface World {
  shop: TestShop;
  ring: KeyRing;
  products: Products;
  /** The posts that the Worker has answered, in their order: the routes they went to. */
  posts: readonly string[];
}

const postRecord = z.object({ event: z.literal("request"), method: z.literal("POST"), route: z.string() });

/** @returns the route of a post that a line of the Worker's log is about; undefined for every other line */
function postOf(line: string): string | undefined {
  if (!line.startsWith("{")) return undefined;
  const { data } = postRecord.safeParse(JSON.parse(line));
  return data?.route;
}

/** One try's beginning. */
export interface PreparedState {
  /** As a browser keeps them. */
  cookies: ReadonlyMap<string, string>;
  path: string;
  customer: { id: number; email: string; password: string };
  coupon: string;
  values: Values;
}

/** What is typed into fields, by their names. */
export type Values = Readonly<Record<string, (state: PreparedState) => string>>;

/** The address with which a try may register. */
export const newEmail = ({ customer }: Pick<PreparedState, "customer">) => `new-${customer.email}`;

/** The header of a network of its own: what is counted by networks knows nothing of another try. */
export const fromElsewhere = () => ({ "CF-Connecting-IP": network() });

/** What a state is made with. */
export interface Preparation {
  world: World;
  browser: PlainBrowser;
  customerId: number;
  /** The customer's address. */
  email: string;
  /** A coupon that nobody has used. */
  coupon: string;
  /** Puts a value of ours into the browser. */
  keep<Value>(definition: CookieDefinition<Value>, value: Value): Promise<void>;
}

/** @throws Error when the seed has no such products */
export async function createWorld(): Promise<World> {
  const posts: string[] = [];
  const log = (line: string) => {
    const route = postOf(line);
    if (route) posts.push(route);
  };
  const shop = await startShop({ withoutChance: true, log, shopVars: { RATE_LIMITS: "on" } });
  const ids = async (where: string, count: number) => {
    const rows = await shop.sql(`SELECT id FROM product p WHERE listed = 1 AND ${where} ORDER BY id LIMIT ${count}`);
    if (rows.length < count) throw new Error(`The seed has no ${count} products with ${where}`);
    return rows.map(({ id }) => Number(id));
  };
  const [first = 0, second = 0, third = 0] = await ids("remain > 100 AND live_discount = 0", 3);
  const [soldOut = 0] = await ids("remain = 0", 1);
  const [discounted = 0] = await ids("live_discount > 0 AND remain > 20", 1);
  const [reviewed = 0] = await ids(
    "remain > 10 AND (SELECT count(*) FROM review r WHERE r.product_id = p.id) >= 6 AND (SELECT count(*) FROM product q WHERE q.model_id = p.model_id) > 1",
    1,
  );
  const five = await ids("remain BETWEEN 20 AND 100", 5);
  // Changes of the catalogue by a test are restored from here.
  await shop.sql("CREATE TABLE product_before AS SELECT id, remain, total_rate FROM product");
  // Customer numbers that occur nowhere else on a page.
  await shop.sql("UPDATE sqlite_sequence SET seq = ? WHERE name = 'user'", FIRST_CUSTOMER);
  const { COOKIE_KEYS: ring } = readEnv({ COOKIE_KEYS: shop.cookieKeys, API_ORIGIN: shop.origin });
  return { shop, ring, posts, products: { plenty: [first, second, third], soldOut, discounted, reviewed, five } };
}

/**
 * Creates a state from scratch: no test run depends on another.
 * @param prepare its steps; returns the page's address
 */
export async function prepareState(
  world: World,
  {
    isCustomer,
    values = {},
    prepare,
  }: { isCustomer: boolean; values?: Values | undefined; prepare: (given: Preparation) => Promise<string> },
): Promise<PreparedState> {
  const { shop, ring } = world;
  const customer = await insertCustomer(shop);
  const coupon = `C${customer.id}`;
  await shop.sql("INSERT INTO coupon (code, amount) VALUES (?, 20000)", coupon);
  const browser = new PlainBrowser(shop.origin, { "Sec-Fetch-Site": "same-origin", ...fromElsewhere() });
  if (isCustomer)
    await browser.post("/login", { email: customer.email, password: customer.password, next: "/compare" });
  const keep = async <Value>(definition: CookieDefinition<Value>, value: Value) => {
    const jar = new CookieJar(null, { ring, secure: false });
    jar.write(definition, value);
    for (const header of await jar.headers()) {
      const [, name = "", text = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      browser.cookies.set(name, text);
    }
  };
  const path = await prepare({ world, browser, customerId: customer.id, email: customer.email, coupon, keep });
  browser.cookies.delete(cookies.recent.name);
  return { cookies: browser.cookies, path, customer, coupon, values };
}

/** Takes back what a try has left in the API's database. */
export async function forgetTry({ shop }: World, { customer, coupon }: PreparedState): Promise<void> {
  await shop.batch([
    ["DELETE FROM order_line WHERE order_id IN (SELECT id FROM orders WHERE user_id = ?)", [customer.id]],
    ["DELETE FROM orders WHERE user_id = ?", [customer.id]],
    ["DELETE FROM coupon WHERE code = ?", [coupon]],
    ["DELETE FROM user WHERE id = ? OR email = ?", [customer.id, newEmail({ customer })]],
    [
      `UPDATE product SET remain = b.remain, total_rate = b.total_rate FROM product_before b
       WHERE b.id = product.id AND (product.remain <> b.remain OR product.total_rate IS NOT b.total_rate)`,
    ],
  ]);
}

/** With the demo customer's password, whose hash is then not made again for every try. */
async function insertCustomer(shop: TestShop): Promise<PreparedState["customer"]> {
  const email = `${randomUUID()}@example.mn`;
  const [row] = await shop.sql(
    `INSERT INTO user (name, email, password, phone, bonus, verified, district, khoroo)
     SELECT 'Туршилт', ?, password, '99001122', 5000, 'true', 1, 1 FROM user WHERE email = ? RETURNING id`,
    email,
    DEMO_CUSTOMER.email,
  );
  return { id: Number(row?.id), email, password: DEMO_CUSTOMER.password };
}
