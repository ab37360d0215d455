import type { PaymentMethod } from "#bff/rules/payment-methods.ts";
import mcredit from "./payments/mcredit.svg?url";
import mongolchat from "./payments/mongolchat.svg?url";
import qpay from "./payments/qpay.svg?url";
import storepay from "./payments/storepay.svg?url";

/** The addresses of the payment methods' marks in the footer, our own drawings. */
export const PAYMENT_MARKS: Record<PaymentMethod, string> = { mcredit, mongolchat, qpay, storepay };
