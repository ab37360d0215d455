import { type PaymentMethod, paymentMethod } from "#bff/rules/payment-methods.ts";

/** The addresses of the payment methods' marks, our own drawings: `payments/{method}.svg`. */
const MARKS = import.meta.glob<string>("./payments/*.svg", { eager: true, query: "?url", import: "default" });

/** Payment methods as the footer prints them: browsers need nothing else of their rows. */
export const printedPayments = (methods: readonly PaymentMethod[]): { name: string; mark: string }[] =>
  methods.map((method) => ({ name: paymentMethod(method).brand, mark: MARKS[`./payments/${method}.svg`] ?? "" }));
