// @ts-check
/**
 * A Worker that runs SQL on the local database, for seeding and tests. Miniflare has an interface of its own
 * (`getD1Database`), but that one blocks the process for every prepared statement, and breaks for good when one of
 * those calls is lost on a busy machine.
 */

/**
 * Its source: takes `[[sql, params], …]`, runs them as one batch, and answers `[rows, …]`, or status 400 with the
 * message.
 */
export const SQL_WORKER = `export default {
  async fetch(request, { DB }) {
    try {
      const statements = await request.json();
      const results = await DB.batch(statements.map(([sql, params]) => DB.prepare(sql).bind(...params)));
      return Response.json(results.map(({ results }) => results));
    } catch (error) {
      return new Response(error.message, { status: 400 });
    }
  },
};`;

/**
 * The caller, Miniflare.
 * @typedef {object} Dispatcher
 * @property {(address: string, init: Init) => Promise<Answer>} dispatchFetch
 */

/** @typedef {{ method: string, headers: Record<string, string>, body: string }} Init */

/** @typedef {{ ok: boolean, text(): Promise<string>, json(): Promise<unknown> }} Answer */

/** @typedef {Record<string, unknown>[][]} Rows the rows of each statement */

/**
 * Runs statements as one transaction.
 * @param {Dispatcher} miniflare has the Worker, reached at `address`
 * @param {string} address
 * @param {readonly (readonly [sql: string, params?: readonly (string | number | null)[]])[]} statements
 * @returns {Promise<Rows>} the rows of each
 * @throws {Error} with SQLite's message
 */
export async function runSql(miniflare, address, statements) {
  const answer = await miniflare.dispatchFetch(address, {
    method: "POST",
    // A reused connection may just be closed by the other side.
    headers: { Connection: "close" },
    body: JSON.stringify(statements.map(([sql, params = []]) => [sql, params])),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return /** @type {Promise<Rows>} */ (answer.json());
}
