import type { Tugrik } from "./money.ts";

/** Payments that a price can be split into, without interest or fee (rule T7). */
export const INSTALMENTS = 4;

/** The payments, in order: whole tugrik, together exactly the price; what does not divide is paid with the first. */
export function instalments(price: Tugrik): Tugrik[] {
  const each = Math.floor(price / INSTALMENTS);
  return Array.from({ length: INSTALMENTS }, (_, index) => (index === 0 ? price - each * (INSTALMENTS - 1) : each));
}

/**
 * The days of the payments (rule T7): today, and the same day of each month that follows, or its last.
 * @param today `YYYY-MM-DD`
 */
export function instalmentDays(today: string): string[] {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  return Array.from({ length: INSTALMENTS }, (_, index) => {
    const last = new Date(Date.UTC(year, month + index, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + index, Math.min(day, last))).toISOString().slice(0, 10);
  });
}
