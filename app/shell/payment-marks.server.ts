import { type PaymentMethod, paymentMethod } from "#bff/rules/payment-methods.ts";
import mcredit from "./payments/mcredit.svg?url";
import mongolchat from "./payments/mongolchat.svg?url";
import qpay from "./payments/qpay.svg?url";
import storepay from "./payments/storepay.svg?url";

/** The addresses of the payment methods' marks, our own drawings. */
const MARKS: Record<PaymentMethod, string> = { mcredit, mongolchat, qpay, storepay };

/** Payment methods as the footer prints them: browsers need nothing else of their rows. */
export const printedPayments = (methods: readonly PaymentMethod[]): { brand: string; mark: string }[] =>
  methods.map((method) => ({ brand: paymentMethod(method).brand, mark: MARKS[method] }));
