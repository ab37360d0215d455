import type { PaymentMethod } from "#bff/domain/payment.ts";
import type { IconName } from "./ui/icon.tsx";

/** A drawing for each payment method: a code to scan, a sum in parts, days on which one pays. */
export const PAYMENT_ICONS = {
  qpay: "qr",
  storepay: "parts",
  mcredit: "calendar",
  mongolchat: "qr",
} as const satisfies Record<PaymentMethod, IconName>;
