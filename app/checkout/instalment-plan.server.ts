import { formatDay } from "#app/date.ts";
import { dayAt } from "#bff/rules/delivery-day.ts";
import { instalmentDays, instalments } from "#bff/rules/instalments.ts";
import type { Tugrik } from "#bff/rules/money.ts";

export type Instalment = ReturnType<typeof instalmentPlan>[number];

/**
 * The payments of an order paid in instalments (rule T7).
 * @param total the amount to pay, in tugrik
 * @param now milliseconds since the epoch: the first payment is today's
 * @returns each with its day as it is printed, `2026.12.22`
 */
export function instalmentPlan(total: Tugrik, now: number) {
  const days = instalmentDays(dayAt(now));
  return instalments(total).map((amount, index) => ({ amount, day: formatDay(days[index] ?? "") }));
}
