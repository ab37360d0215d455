/** The whole shop for a test file: both Workers as they are deployed, with a database of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DATABASE_ID, prepareDatabase } from "#scripts/database.mjs";
import { newCookieKeys } from "#scripts/secrets.mjs";
import { serveShop } from "#scripts/serve.mjs";
import { runSql, SQL_WORKER } from "#scripts/sql-worker.mjs";

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The seed's demo customer. */
export const DEMO_CUSTOMER = { email: "demo@och.mn", password: "demo-1234" };

export interface TestShop {
  origin: string;
  apiOrigin: string;
  customer: typeof DEMO_CUSTOMER;
  /** Runs a statement on the reference API's database, past the API. */
  sql(text: string, ...values: (string | number)[]): Promise<Record<string, unknown>[]>;
  /** Pays an order on the sandbox's bank page. */
  pay(order: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it; the Workers must have been built (the runner's global setup does). */
export async function startShop(options: { products?: number; log?: (line: string) => void } = {}): Promise<TestShop> {
  const persistTo = mkdtempSync(join(tmpdir(), "och-test-"));
  await prepareDatabase({ root: ROOT, persistTo, products: options.products ?? 600 });
  const running = await serveShop({
    root: ROOT,
    persistTo,
    shopSecrets: { COOKIE_KEYS: newCookieKeys() },
    apiSecrets: { API_TOKEN_SECRET: newCookieKeys() },
    // All requests of a test come from one address.
    shopVars: { RATE_LIMITS: "off" },
    beside: [
      { name: "sql", routes: ["sql.test/*"], modules: true, script: SQL_WORKER, d1Databases: { DB: DATABASE_ID } },
    ],
    // The Workers log every request; a test that wants to read that says so.
    log: options.log ?? (() => undefined),
  });
  const apiOrigin = running.apiUrl?.origin ?? "";
  return {
    origin: running.url.origin,
    apiOrigin,
    customer: DEMO_CUSTOMER,
    sql: async (text, ...values) => {
      const [rows = []] = await runSql(running.miniflare, "http://sql.test/", [[text, values]]);
      return rows;
    },
    pay: async (order) => {
      const response = await fetch(`${apiOrigin}/sandbox/bank/${order}`, {
        method: "POST",
        headers: { Origin: apiOrigin },
        body: new URLSearchParams({ what: "pay" }),
        redirect: "manual",
      });
      if (response.status >= 400) throw new Error(`The sandbox bank answered ${response.status}`);
    },
    stop: async () => {
      await running.stop();
      rmSync(persistTo, { recursive: true, force: true });
    },
  };
}
