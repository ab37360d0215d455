/** What customers say of a product. */
import { clampWhole } from "../rules/number.ts";
import { reviewText } from "../rules/review.ts";
import type { ReplyOf } from "../upstream/contract.ts";

export type Review = ReturnType<typeof reviewsOf>[number];

type ReviewRow = Extract<ReplyOf<"singleProduct">, { result: "success" }>["review"][number];

/**
 * Reviews, newest first. The API gives them in random order (docs/api.md, section 2), so everything that could tie is
 * compared too: the same reviews always give the same page.
 */
export function reviewsOf(rows: readonly ReviewRow[]) {
  return rows
    .map((row) => ({ row, time: row.created_at === null ? Number.NEGATIVE_INFINITY : Date.parse(row.created_at) }))
    .sort((a, b) => compare(b.time, a.time) || compare(sortText(a.row), sortText(b.row)))
    .map(({ row }) => ({
      author: reviewText(row.name),
      message: reviewText(row.message),
      /** 1 to 5; 0 = a comment without stars. */
      rate: clampWhole(row.rate, 0, 5),
      /** ISO moment; null when not known. */
      date: row.created_at,
    }));
}

/**
 * A customer's own review, for the form that changes it.
 * @param userId who they are; null when the API does not say: then only the stars are known
 * @returns null when they have given none
 */
export function ownReview(
  rows: readonly ReviewRow[],
  userId: number | null,
  myReview: number,
): { rate: number; message: string } | null {
  const rate = clampWhole(myReview, 0, 5);
  if (rate === 0) return null;
  const own = userId === null ? undefined : rows.find((row) => row.user_id === userId);
  return { rate, message: own ? reviewText(own.message) : "" };
}

const sortText = ({ user_id, name, message, rate }: ReviewRow) => JSON.stringify([user_id, name, message, rate]);

const compare = <Value extends number | string>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);
