/**
 * Payment methods that the existing API knows (rule O6): qpay is a QR code or a bank transfer, storepay and mcredit are
 * instalments without interest, mongolchat is the first servers' own. Which of them a shop offers is its configuration
 * (`PAYMENT_METHODS`): servers accept different ones. An order placed with any of them is shown correctly.
 */
export const PAYMENT_METHODS = ["qpay", "storepay", "mcredit", "mongolchat"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Reads a method's name as a form or an order carries it; `null` for an unknown one. */
export function parsePaymentMethod(text: string | null): PaymentMethod | null {
  return PAYMENT_METHODS.find((method) => method === text) ?? null;
}

/** Whether the shop offers instalments (bff/domain/instalments.ts): mcredit splits a price into four payments. */
export function offersInstalments(offered: readonly PaymentMethod[]): boolean {
  return offered.includes("mcredit");
}

/** Ways to pay in parts. */
const IN_PARTS: readonly PaymentMethod[] = ["mcredit", "storepay"];

/** Whether a shop with these payment methods sells by instalments. */
export const paysInParts = (methods: readonly PaymentMethod[]): boolean =>
  methods.some((method) => IN_PARTS.includes(method));
