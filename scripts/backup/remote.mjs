// @ts-check
/** A deployed database, asked by wrangler, which knows who may. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/**
 * Runs statements on a D1 database by `wrangler d1 execute`.
 * @param {string} root the project's folder
 * @param {string[]} [where] wrangler's options that say which database: the deployed one
 * @returns {(statements: readonly (readonly [sql: string])[]) => Promise<Record<string, unknown>[][]>} gives the rows
 *   of each
 */
export function wranglerDatabase(root, where = ["--remote"]) {
  return async (statements) => {
    const command = statements.map(([sql]) => `${sql};`).join(" ");
    const { stdout } = await execute(
      "npx",
      [
        "wrangler",
        "d1",
        "execute",
        "och-api",
        "-c",
        "api/wrangler.toml",
        ...where,
        "--yes",
        "--json",
        "--command",
        command,
      ],
      { cwd: root, maxBuffer: 1 << 30, env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
    );
    return JSON.parse(stdout).map((/** @type {{ results: Record<string, unknown>[] }} */ { results }) => results);
  };
}
