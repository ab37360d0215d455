/** The whole shop for a load test: both Workers as they are deployed, and a database of as many products as asked. */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { DATABASE_ID, prepareDatabase } from "#scripts/database.mjs";
import { newCookieKeys } from "#scripts/secrets.mjs";

import { type RunningShop, serveShop } from "#scripts/serve.mjs";
import { runSql, SQL_WORKER } from "#scripts/sql-worker.mjs";
import type { SignIn } from "#tests/support/checkout-walk.ts";
import { isolateMemory } from "#tests/support/isolate-memory.ts";
// As tests, and for the same reason: a visit would end at a reset that is none of the shop's.
import "#tests/support/fresh-connections.ts";
import { ROOT } from "#tests/support/root.ts";
import { DEMO_CUSTOMER } from "#tests/support/shop.ts";
import { workerMemory } from "#tests/support/worker-memory.ts";
import { type Order, Tally } from "./tally.ts";

/** What `npm run load` was given. */
export interface LoadOptions {
  /** How long the load lasts. */
  minutes: number;
  /** Of the catalogue. */
  products: number;
  /** Visits, or requests, under way at once. */
  atOnce: number;
  /** Visits that begin in a minute, on the average. */
  visits: number;
  /** A free port, for looking at the isolate's memory. */
  inspectorPort: number;
  say: (line: string) => void;
}

export interface LoadShop {
  origin: string;
  apiOrigin: string;
  /** Where the Workers keep what they store. */
  state: string;
  /** What counts answers now; a new one begins a new part of the run. */
  tally: Tally;
  /** Where a visit may begin, the most visited first; `pictured` are the products that have a picture. */
  places: { products: number[]; pictured: number[]; categories: number[] };
  memory(): Promise<{ isolate: number; process: number }>;
  /** Bytes of the isolate after a full collection, which takes seconds. */
  collected(): Promise<number>;
  /** A customer of their own, with a password. */
  newCustomer(): Promise<SignIn>;
  /** Every order that these customers have placed. */
  orders(): Promise<Order[]>;
  stop(): Promise<void>;
}

/** Whose addresses the customers of a load test have. */
const HOST = "load.example";

const ORDERS = `SELECT o.ordernumber AS number, u.email AS customer,
    (SELECT group_concat(product_id || '×' || quantity, ' ') FROM (SELECT * FROM order_line WHERE order_id = o.id ORDER BY product_id)) AS goods
  FROM orders o JOIN user u ON u.id = o.user_id WHERE o.enable_is = 1 AND u.email LIKE '%@${HOST}'`;

/**
 * Fills a database and starts the shop on it.
 * @param shopVars variables of the storefront beside those of a local run
 */
export async function startLoadShop(
  { products, inspectorPort }: Pick<LoadOptions, "products" | "inspectorPort">,
  shopVars: Record<string, string> = {},
): Promise<LoadShop> {
  const state = mkdtempSync(join(tmpdir(), "och-load-"));
  await prepareDatabase({ root: ROOT, persistTo: state, products });
  let tally = new Tally();
  const running = await serveShop({
    root: ROOT,
    persistTo: state,
    shopSecrets: { COOKIE_KEYS: newCookieKeys() },
    apiSecrets: { API_TOKEN_SECRET: newCookieKeys() },
    // All visits come from one address.
    shopVars: { RATE_LIMITS: "off", ...shopVars },
    inspectorPort,
    beside: [
      { name: "sql", routes: ["sql.test/*"], modules: true, script: SQL_WORKER, d1Databases: { DB: DATABASE_ID } },
    ],
    log: (line: string) => tally.tell(line),
  });
  const isolate = await isolateMemory(inspectorPort);
  const sql = sqlOf(running);
  const idsOf = (rows: Awaited<ReturnType<typeof sql>>) => rows.map(({ id }) => Number(id));
  const listed = await sql("SELECT id FROM product WHERE listed = 1 ORDER BY id");
  const pictured = await sql("SELECT id FROM product WHERE listed = 1 AND image LIKE '%.%' ORDER BY id");
  const categories = await sql("SELECT id FROM category ORDER BY id");
  let customers = 0;
  return {
    origin: running.url.origin,
    apiOrigin: running.apiUrl?.origin ?? "",
    state,
    get tally() {
      return tally;
    },
    set tally(next) {
      tally = next;
    },
    places: { products: idsOf(listed), pictured: idsOf(pictured), categories: idsOf(categories) },
    memory: async () => ({ isolate: await isolate.used(), process: workerMemory() ?? 0 }),
    collected: () => isolate.usedAfterCollection(),
    newCustomer: async () => {
      const email = `customer-${++customers}@${HOST}`;
      // As the demonstration's customer, password included.
      await sql(
        "INSERT INTO user (name, email, password, phone, verified) SELECT name, ?, password, phone, verified FROM user WHERE email = ?",
        email,
        DEMO_CUSTOMER.email,
      );
      return { email, password: DEMO_CUSTOMER.password };
    },
    orders: async () =>
      (await sql(ORDERS)).map(({ number, customer, goods }) => ({
        ...{ number: String(number), customer: String(customer), goods: String(goods) },
      })),
    stop: async () => {
      isolate.close();
      await running.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on the reference API's database, past the API. */
function sqlOf({ miniflare }: RunningShop) {
  return async (text: string, ...values: (string | number)[]) => {
    const [rows = []] = await runSql(miniflare, "http://sql.test/", [[text, values]]);
    return rows;
  };
}

/** What a run's times depend on beside the shop: everything on this machine, the load test included. */
export function machine(): string {
  const [one, five, fifteen] = loadavg().map((load) => load.toFixed(1));
  return `${availableParallelism()} cores; load average ${one} in the last minute, ${five} in five, ${fifteen} in fifteen`;
}
