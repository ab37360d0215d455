export const DATABASE_ID: string;
export const LOCAL_STATE: string;
export function prepareDatabase(options: {
  root: string;
  products?: number;
  persistTo?: string;
  fresh?: boolean;
}): Promise<{ products: number; seeded: boolean; isDemonstration: boolean }>;
export type RunSql = (
  statements: readonly (readonly [sql: string, params?: readonly (string | number | null)[]])[],
) => Promise<Record<string, unknown>[][]>;
