import type { PaymentMethod } from "#bff/domain/payment.ts";

/**
 * The information pages, in the order of the lists that lead to them. Each has its texts in
 * texts/{mn,en}/{page}.md, its route app/routes/{page}.tsx, and its name in the subject `information`.
 */
export const INFORMATION_PAGES = ["delivery", "instalments", "bonus", "warranty", "terms", "privacy"] as const;

/** Ways to pay in parts: without one of them the shop says nothing of it. */
const IN_PARTS: readonly PaymentMethod[] = ["mcredit", "storepay"];

/** The pages of a shop that offers these payment methods. */
export function offeredPages(payments: readonly PaymentMethod[]): InformationPageName[] {
  const hasParts = payments.some((method) => IN_PARTS.includes(method));
  return INFORMATION_PAGES.filter((page) => page !== "instalments" || hasParts);
}

export type InformationPageName = (typeof INFORMATION_PAGES)[number];
