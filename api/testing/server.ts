import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { z } from "zod";
import { DATABASE_ID, prepareDatabase, runSql, SQL_WORKER } from "../../scripts/database.mjs";
import type { Generation } from "../env.ts";

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** The secret that test tokens are signed with. */
export const TEST_SECRET = "a secret for tests only, 32 characters";

/** Authenticates a backend that may call `facebook-login`. */
export const TEST_CALLER_SECRET = "a caller's secret for tests only, long";

/** The API as tests see it: the real Worker in workerd, on a seeded database of its own. */
export interface TestApi {
  /** Runs one statement on the API's database and gives its rows. */
  sql(text: string, ...params: (string | number | null)[]): Promise<Record<string, unknown>[]>;
  /** Posts a call and gives status and parsed body. Without `token` no Authorization header is sent. */
  post(path: string, body?: unknown, token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Posts as a backend that the API trusts. */
  postAsCaller(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Asks a path of http://localhost, or a whole address. */
  fetch(path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Response>;
  /** Signs a seeded customer in and gives the token. */
  login(email: string, password: string): Promise<string>;
  /** Runs the cron trigger's handler. */
  runHourlyJob(): Promise<void>;
  dispose(): Promise<void>;
}

/** Bundles the Worker as wrangler would. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, "api/worker.ts")],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["workerd", "worker", "import"],
    target: "es2022",
    external: ["cloudflare:workers"],
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error("the Worker was not bundled");
  return output.text;
}

/**
 * Starts the API on a new database.
 * @param options how many products to seed, where more than the catalogue has are wanted, which of the existing servers
 *   it behaves like, and settings other than the tests' own
 */
export async function startApi({
  products = 0,
  generation = "first",
  settings = {},
}: {
  products?: number;
  generation?: Generation;
  settings?: Record<string, string>;
} = {}): Promise<TestApi> {
  const persistTo = await mkdtemp(path.join(tmpdir(), "och-api-"));
  await prepareDatabase({ products, persistTo });
  const compatibilityDate = "2026-04-01";
  const shared = { modules: true, compatibilityDate, d1Databases: { DB: DATABASE_ID } } as const;
  const miniflare = new Miniflare({
    d1Persist: path.join(persistTo, "d1"),
    unsafeTriggerHandlers: true,
    workers: [
      {
        ...shared,
        name: "och-api",
        script: await bundle(),
        serviceBindings: { ASSETS: { disk: { path: path.join(ROOT, "api/demo/files"), writable: false } } },
        bindings: {
          API_TOKEN_SECRET: TEST_SECRET,
          CALLER_SECRET: TEST_CALLER_SECRET,
          SITE_ORIGIN: "http://localhost:8787",
          API_GENERATION: generation,
          ...settings,
        },
      },
      { ...shared, name: "sql", routes: ["sql.test/*"], script: SQL_WORKER },
    ],
  });
  const fetchPath: TestApi["fetch"] = async (target, init) => {
    const answer = await miniflare.dispatchFetch(new URL(target, "http://localhost"), {
      redirect: "manual",
      ...init,
    });
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers: [...answer.headers] });
  };
  const send = async (target: string, body: unknown, headers: Record<string, string>) => {
    const answer = await fetchPath(target, {
      method: "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
  };
  const post: TestApi["post"] = (target, body, token) =>
    send(target, body, token === undefined ? {} : { Authorization: `Bearer ${token}` });
  return {
    async sql(text, ...params) {
      const [rows = []] = await runSql(miniflare, "http://sql.test/", [[text, params]]);
      return rows;
    },
    fetch: fetchPath,
    post,
    postAsCaller: (target, body) => send(target, body, { "X-Caller-Secret": TEST_CALLER_SECRET }),
    async login(email, password) {
      const { body } = await post("/api/user/login", { email, password });
      return String(body.token);
    },
    async runHourlyJob() {
      const { status } = await fetchPath("/cdn-cgi/handler/scheduled");
      if (status !== 200) throw new Error(`the hourly job ended with ${status}`);
    },
    async dispose() {
      await miniflare.dispose();
      await rm(persistTo, { recursive: true });
    },
  };
}

/** A list of an answer, as rows to look into. */
export const rowsIn = (value: unknown): Record<string, unknown>[] =>
  z.array(z.record(z.string(), z.unknown())).parse(value);
