/**
 * The local database of the reference API: migrations and seed, without network or account. It is where `wrangler dev`
 * expects it, so that wrangler, our start script and the tests all open the same file.
 */
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { Miniflare } from "miniflare";
import { importTyped, ROOT } from "./root.mjs";

/** The `preview_database_id` of api/wrangler.toml: wrangler and Miniflare name the local file after it. */
export const DATABASE_ID = "00000000-0000-4000-8000-000000000001";

/** Where wrangler keeps what is local. */
export const STATE = path.join(ROOT, ".wrangler/state/v3");

/** Rows have some hundred bytes; D1 takes 2 MB in one value. */
const ROWS_PER_STATEMENT = 1_000;

/**
 * A Worker that runs SQL on the local database, for seeding and tests: takes `[[sql, params], …]`, runs them as one
 * batch, and answers `[rows, …]`, or status 400 with the message. Miniflare's own interface (`getD1Database`) blocks
 * the process for every prepared statement, and breaks for good when one of those calls is lost on a busy machine.
 */
export const SQL_WORKER = `export default {
  async fetch(request, { DB }) {
    try {
      const statements = await request.json();
      const results = await DB.batch(statements.map(([sql, params = []]) => DB.prepare(sql).bind(...params)));
      return Response.json(results.map(({ results }) => results));
    } catch (error) {
      return new Response(error.message, { status: 400 });
    }
  },
};`;

/** @typedef {{ ok: boolean, text(): Promise<string>, json(): Promise<unknown> }} Answer */

/**
 * Runs statements as one transaction.
 * @param {{ dispatchFetch: (address: string, init: any) => Promise<Answer> }} miniflare has `SQL_WORKER`, reached at
 *   `address`
 * @param {string} address
 * @param {readonly (readonly [sql: string, params?: readonly (string | number | null)[]])[]} statements
 * @returns {Promise<Record<string, any>[][]>} the rows of each
 * @throws {Error} with SQLite's message
 */
export async function runSql(miniflare, address, statements) {
  const answer = await miniflare.dispatchFetch(address, {
    method: "POST",
    // A reused connection may just be closed by the other side.
    headers: { Connection: "close" },
    body: JSON.stringify(statements),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return /** @type {Promise<Record<string, unknown>[][]>} */ (answer.json());
}

/**
 * Applies new files of `api/migrations`, each in one transaction, and records them as `wrangler d1 migrations` does.
 */
async function migrate(run) {
  const columns =
    "id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL";
  const [, names] = await run([
    [`CREATE TABLE IF NOT EXISTS d1_migrations (${columns})`],
    ["SELECT name FROM d1_migrations"],
  ]);
  const applied = new Set(names.map(({ name }) => name));
  const folder = path.join(ROOT, "api/migrations");
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort()) {
    if (applied.has(file)) continue;
    const sql = await readFile(path.join(folder, file), "utf8");
    await run([[sql], ["INSERT INTO d1_migrations (name) VALUES (?)", [file]]]);
  }
}

/** Writes a table's rows, as JSON that SQLite takes apart itself. */
async function writeTable(run, { name, columns, rows }) {
  const cells = columns.map((_, place) => `json_extract(value, '$[${place}]')`);
  const insert = `INSERT INTO "${name}" (${columns}) SELECT ${cells} FROM json_each(?)`;
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    await run([[insert, [JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT))]]]);
}

/** Fills an empty database. */
async function seed(run, { buildSeed }, products) {
  const now = new Date();
  const { tables, statements } = await buildSeed(products, now);
  for (const table of tables) await writeTable(run, table);
  for (const statement of statements) await run([[statement]]);
  await run([["INSERT INTO seeding (seeded_at) VALUES (?)", [now.toISOString()]], ["PRAGMA optimize"]]);
}

/**
 * Moves the catalogue's dates forward by the whole days since it was seeded, so that a database of last month still has
 * new arrivals and a running deal. Orders, reviews and customers keep their dates.
 * @returns whether it was seeded at all
 */
async function keepPace(run) {
  const [[seeding]] = await run([["SELECT seeded_at FROM seeding"]]);
  const days = seeding === undefined ? 0 : Math.floor((Date.now() - Date.parse(seeding.seeded_at)) / 86_400_000);
  if (days < 1) return seeding !== undefined;
  const later = (column) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '+${days} days')`;
  await run([
    [
      `UPDATE product SET created_at = ${later("created_at")}, updated_at = ${later("updated_at")},
       discount_end_time = ${later("discount_end_time")}`,
    ],
    [`UPDATE seeding SET seeded_at = ${later("seeded_at")}`],
  ]);
  return true;
}

/**
 * Brings the local database up to date and fills it when it is empty; a filled one has its catalogue's dates moved
 * along.
 * @param {{ products?: number, persistTo?: string, fresh?: boolean }} [options] `products`: how many it is filled with,
 *   at least those of the catalogue; `persistTo`: another state folder than wrangler's (tests); `fresh` throws the
 *   database away first: no server may have it open
 * @returns {Promise<{ products: number, seeded: boolean, isDemonstration: boolean }>} how many products there are now,
 *   whether this call wrote them, and whether they are the demonstration's
 */
export async function prepareDatabase({ products = 0, persistTo = STATE, fresh = false } = {}) {
  // The project has one D1 database: its folder is the database.
  if (fresh) await rm(path.join(persistTo, "d1"), { recursive: true, force: true });
  const miniflare = openDatabase(persistTo);
  try {
    const run = (statements) => runSql(miniflare, "http://database/", statements);
    const count = async () => (await run([["SELECT count(*) AS products FROM product"]]))[0][0].products;
    await migrate(run);
    const before = await count();
    if (before > 0) return { products: before, seeded: false, isDemonstration: await keepPace(run) };
    await seed(run, await importTyped("api/demo/seed.ts"), products);
    return { products: await count(), seeded: true, isDemonstration: true };
  } finally {
    await miniflare.dispose();
  }
}

/**
 * A runtime that has the database and nothing else; whoever opens it disposes of it.
 * @param {string} persistTo the state folder
 */
export const openDatabase = (persistTo) =>
  new Miniflare({
    modules: true,
    script: SQL_WORKER,
    compatibilityDate: "2026-04-01",
    d1Databases: { DB: DATABASE_ID },
    d1Persist: path.join(persistTo, "d1"),
  });
