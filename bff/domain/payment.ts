/**
 * What a shopper can choose at the checkout (spec 1, §9): qpay is a QR code or a bank transfer, storepay and mcredit
 * are instalments without interest.
 */
export const PAYMENT_METHODS = ["qpay", "storepay", "mcredit"] as const;

/** What an order may have been placed with: mongolchat is no longer offered, but older orders carry it. */
const ORDER_PAYMENTS = [...PAYMENT_METHODS, "mongolchat"] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type OrderPayment = (typeof ORDER_PAYMENTS)[number];

/** Reads the choice of the checkout form; `null` when nothing that is offered was chosen. */
export function parsePaymentMethod(text: string | null): PaymentMethod | null {
  return PAYMENT_METHODS.find((method) => method === text) ?? null;
}

/** Reads the payment of an existing order; `null` when it is none that the order page knows how to take. */
export function parseOrderPayment(text: string | null): OrderPayment | null {
  return ORDER_PAYMENTS.find((method) => method === text) ?? null;
}
