import { type PaymentMethod, paysInParts } from "#bff/domain/payment-methods.ts";

/**
 * The information pages, in the order of the lists that lead to them. Each has its texts in
 * texts/{mn,en}/{page}.md, its route app/routes/{page}.tsx, and its name in the subject `information`.
 */
export const INFORMATION_PAGES = ["delivery", "instalments", "bonus", "warranty", "terms", "privacy"] as const;

/** The pages of a shop that offers these payment methods: without one in parts there is no page about instalments. */
export function offeredPages(payments: readonly PaymentMethod[]): InformationPageName[] {
  return INFORMATION_PAGES.filter((page) => page !== "instalments" || paysInParts(payments));
}

export type InformationPageName = (typeof INFORMATION_PAGES)[number];
