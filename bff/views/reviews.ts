/** What customers say of a product. */
import { clampWhole } from "../domain/number.ts";
import type { ReplyOf } from "../upstream/contract.ts";

export interface Review {
  author: string;
  message: string;
  /** 1 to 5; 0 = a comment without stars. */
  rate: number;
  /** ISO moment; null when not known. */
  date: string | null;
}

type ReviewRow = Extract<ReplyOf<"singleProduct">, { result: "success" }>["review"][number];

/**
 * Reviews, newest first. The API gives them in random order (wire contract §6.1), so everything that could tie is
 * compared too: the same reviews always give the same page.
 */
export function reviewsOf(rows: readonly ReviewRow[]): Review[] {
  return rows
    .map((row) => ({ row, time: row.created_at === null ? Number.NEGATIVE_INFINITY : Date.parse(row.created_at) }))
    .sort((a, b) => compare(b.time, a.time) || compare(sortText(a.row), sortText(b.row)))
    .map(({ row }) => ({
      author: row.name,
      message: row.message,
      rate: clampWhole(row.rate, 0, 5),
      date: row.created_at,
    }));
}

const sortText = ({ user_id, name, message, rate }: ReviewRow) => JSON.stringify([user_id, name, message, rate]);

const compare = <Value extends number | string>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);
