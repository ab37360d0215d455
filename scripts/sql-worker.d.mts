export const SQL_WORKER: string;

/** Whoever reaches the Worker: Miniflare does. */
export interface Dispatcher {
  dispatchFetch(
    address: string,
    init: { method: string; headers: Record<string, string>; body: string },
  ): Promise<{ ok: boolean; text(): Promise<string>; json(): Promise<unknown> }>;
}

export function runSql(
  miniflare: Dispatcher,
  address: string,
  statements: readonly (readonly [sql: string, params?: readonly (string | number | null)[]])[],
): Promise<Record<string, unknown>[][]>;
