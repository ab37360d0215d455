/** The whole shop for a test file: both Workers as they are deployed, with a database of its own. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fetch as forward, type Request, type Response } from "miniflare";
import { BUNDLES } from "#scripts/build.mjs";
import { DATABASE_ID, runSql, SQL_WORKER } from "#scripts/database.mjs";
import { newCookieKeys, newSecret, serveShop } from "#scripts/serve.mjs";
import { GENERATION } from "./generation.ts";
import { ROOT } from "./root.ts";
import { copySeededDatabase } from "./seeded-database.ts";

/** The seed's demo customer. */
export const DEMO_CUSTOMER = { email: "demo@och.mn", password: "demo-1234" };

type Rows = Record<string, unknown>[];

export interface TestShop {
  origin: string;
  apiOrigin: string;
  customer: typeof DEMO_CUSTOMER;
  /** The COOKIE_KEYS of this shop: its cookies can be opened and made. */
  cookieKeys: string;
  /** Runs a statement on the reference API's database, past the API. */
  sql(text: string, ...values: (string | number)[]): Promise<Rows>;
  /** The same for several statements, as one transaction. */
  batch(statements: readonly (readonly [text: string, values?: readonly (string | number)[]])[]): Promise<Rows[]>;
  /** Serves the shop anew with other variables, from what it had kept; at another port. */
  restart(shopVars: Record<string, string>): Promise<void>;
  /** Kills the server as a power cut would, and serves the shop anew from what it had kept; at another port. */
  killAndRestart(): Promise<void>;
  /** Pays an order on the sandbox's bank page. */
  pay(order: string): Promise<void>;
  stop(): Promise<void>;
}

export interface TestShopOptions {
  log?: (line: string) => void;
  /** Further variables of the shop. */
  shopVars?: Record<string, string>;
  /** The reference API draws nothing by chance: the same question has the same answer. */
  withoutChance?: boolean;
  /** Answers what the storefront asks of the API in its place; undefined lets the API answer. */
  between?: (request: Request) => Promise<Response | undefined>;
}

/** Starts it; the runner's global setup has built the Workers and seeded the database. */
export async function startShop(options: TestShopOptions = {}): Promise<TestShop> {
  const persistTo = mkdtempSync(join(tmpdir(), "och-test-"));
  copySeededDatabase(persistTo);
  const cookieKeys = newCookieKeys();
  const apiTokenSecret = newSecret();
  const { between } = options;
  const apiBundle = options.withoutChance ? bundleWithoutChance() : undefined;
  let ownVars = options.shopVars;
  const serve = () =>
    serveShop({
      persistTo,
      apiVars: { API_TOKEN_SECRET: apiTokenSecret, API_GENERATION: GENERATION },
      // All requests of a test come from one address, where it does not say otherwise.
      shopVars: { COOKIE_KEYS: cookieKeys, RATE_LIMITS: "off", API_GENERATION: GENERATION, ...ownVars },
      adjust: ({ workers }) => {
        const [shop, api] = workers;
        if (apiBundle) api.modules = [{ type: "ESModule", path: join(ROOT, apiBundle) }];
        if (between) shop.serviceBindings.API = apiBehind(between, api.bindings.SANDBOX_ORIGIN);
        const shared = { modules: true, script: SQL_WORKER, d1Databases: { DB: DATABASE_ID } };
        workers.push({ name: "sql", routes: ["sql.test/*"], ...shared });
      },
      // The Workers log every request; a test that wants to read that says so.
      log: options.log ?? (() => undefined),
    });
  let running = await serve();
  const batch: TestShop["batch"] = (statements) => runSql(running.miniflare, "http://sql.test/", statements);
  const shop: TestShop = {
    origin: running.url.origin,
    apiOrigin: running.apiUrl?.origin ?? "",
    customer: DEMO_CUSTOMER,
    cookieKeys,
    restart: async (shopVars) => {
      ownVars = shopVars;
      await running.stop();
      running = await serve();
      shop.origin = running.url.origin;
      shop.apiOrigin = running.apiUrl?.origin ?? "";
    },
    killAndRestart: async () => {
      killRuntime();
      await shop.restart(ownVars ?? {});
    },
    sql: async (text, ...values) => {
      const [rows = []] = await batch([[text, values]]);
      return rows;
    },
    batch,
    pay: async (order) => {
      const response = await fetch(`${shop.apiOrigin}/sandbox/bank/${order}`, {
        method: "POST",
        headers: { Origin: shop.apiOrigin },
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
  return shop;
}

/** The API, at its own address, behind what answers some requests in its place. */
function apiBehind(between: NonNullable<TestShopOptions["between"]>, apiOrigin: string) {
  return async (request: Request): Promise<Response> => {
    const asked = request.clone();
    return (await between(request)) ?? forward(apiOrigin + new URL(asked.url).pathname, asked);
  };
}

/** The one workerd that this process has started. */
function killRuntime(): void {
  const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" });
  const ids = stdout.split("\n").filter(Boolean).map(Number);
  const [id] = ids;
  if (id === undefined || ids.length > 1) throw new Error(`${ids.length} servers are running`);
  process.kill(id, "SIGKILL");
}

/** The reference API's bundle with every draw in its SQL replaced by a constant; relative to the project. */
function bundleWithoutChance(): string {
  const bundle = readFileSync(join(ROOT, BUNDLES.api), "utf8");
  const fixed = bundle.replace(/(ORDER BY |abs\()random\(\)/g, (_, before: string) => `${before}1`);
  if (fixed === bundle) throw new Error("The reference API draws nothing by chance any more: drop this");
  const file = join(dirname(BUNDLES.api), "worker-without-chance.js");
  // Another test process may be reading it.
  const own = join(ROOT, `${file}.${process.pid}`);
  writeFileSync(own, fixed);
  renameSync(own, join(ROOT, file));
  return file;
}
