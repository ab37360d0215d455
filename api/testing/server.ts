import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { DATABASE_ID, prepareDatabase } from "../../scripts/database.mjs";

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** The API as tests see it: the real Worker in workerd, on a seeded database of its own. */
export interface TestApi {
  database: D1Database;
  /** Posts a call and gives status and parsed body. Without `token` no Authorization header is sent. */
  post(path: string, body?: unknown, token?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  fetch(path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Response>;
  /** Signs a seeded customer in and gives the token. */
  login(email: string, password: string): Promise<string>;
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
 * @param products how many products to seed
 */
export async function startApi({ products = 600 } = {}): Promise<TestApi> {
  const persistTo = await mkdtemp(path.join(tmpdir(), "och-api-"));
  await prepareDatabase({ root: ROOT, products, persistTo });
  const miniflare = new Miniflare({
    modules: true,
    script: await bundle(),
    compatibilityDate: "2026-04-01",
    d1Databases: { DB: DATABASE_ID },
    d1Persist: path.join(persistTo, "d1"),
    bindings: { API_TOKEN_SECRET: "a secret for tests only, 32 characters", SITE_ORIGIN: "http://shop.test" },
  });
  const database = await miniflare.getD1Database("DB");
  const fetchPath: TestApi["fetch"] = async (target, init) => {
    const answer = await miniflare.dispatchFetch(`http://api.test${target}`, { redirect: "manual", ...init });
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers: [...answer.headers] });
  };
  const post: TestApi["post"] = async (target, body, token) => {
    const answer = await fetchPath(target, {
      method: "POST",
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    database,
    fetch: fetchPath,
    post,
    async login(email, password) {
      const { body } = await post("/api/user/login", { email, password });
      return String(body.token);
    },
    async dispose() {
      await miniflare.dispose();
      await rm(persistTo, { recursive: true });
    },
  };
}
