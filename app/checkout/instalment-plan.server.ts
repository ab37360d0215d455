import { formatDay } from "#app/date.ts";
import { dayAt } from "#bff/domain/delivery-day.ts";
import { instalmentDays, instalments } from "#bff/domain/instalments.ts";
import type { Tugrik } from "#bff/domain/money.ts";

export interface Instalment {
  /** As it is printed, `2026.12.22`. */
  day: string;
  amount: Tugrik;
}

/**
 * The payments of an order that is paid in instalments (rule T7).
 * @param total what is to be paid
 * @param now milliseconds since the epoch: the first payment is today's
 */
export function instalmentPlan(total: Tugrik, now: number): Instalment[] {
  const days = instalmentDays(dayAt(now));
  return instalments(total).map((amount, index) => ({ amount, day: formatDay(days[index] ?? "") }));
}
