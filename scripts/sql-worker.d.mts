import type { Miniflare } from "miniflare";

export const SQL_WORKER: string;
export function runSql(
  miniflare: Miniflare,
  address: string,
  statements: readonly (readonly [sql: string, params?: readonly (string | number | null)[]])[],
): Promise<Record<string, unknown>[][]>;
