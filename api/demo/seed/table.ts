/** Rows for one table, in the order they are to be written. Cells are what JSON and SQLite share. */
export interface Table {
  name: string;
  columns: readonly string[];
  rows: (string | number | null)[][];
}

const DAY = 86_400_000;

/** The ISO-8601 time that is `days` (also a fraction, also negative) after `now`. */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY).toISOString();
