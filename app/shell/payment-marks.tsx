import type { ReactNode } from "react";
import type { PaymentMethod } from "#bff/rules/payment-methods.ts";

/** The marks of payment methods in the footer, our own drawings in a square of 28 units. */
export const PAYMENT_MARKS: Record<PaymentMethod, ReactNode> = {
  qpay: (
    <>
      <rect width="28" height="28" rx="7" fill="#12407a" />
      <circle cx="13" cy="13" r="6" fill="none" stroke="#fff" strokeWidth="3" />
      <path d="m16 16 5.5 5.5" stroke="#ffb52e" strokeWidth="3" />
    </>
  ),
  mongolchat: (
    <>
      <rect width="28" height="28" rx="7" fill="#0b7d72" />
      <path d="M6 8.5h16v9.5h-8l-4 4v-4H6z" fill="#fff" />
      <path d="M10 13.2h.1M14 13.2h.1M18 13.2h.1" stroke="#0b7d72" strokeWidth="2.4" />
    </>
  ),
  storepay: (
    <>
      <rect width="28" height="28" rx="7" fill="#5a2d91" />
      <path d="M7 11h14l-1.2 11H8.2zM10.5 11a3.5 3.5 0 0 1 7 0" fill="none" stroke="#fff" strokeWidth="2.2" />
      <path d="m11.5 16.5 2 2 3.5-3.7" fill="none" stroke="#ffd166" strokeWidth="2.2" />
    </>
  ),
  mcredit: (
    <>
      <rect width="28" height="28" rx="7" fill="#a12d3d" />
      <path d="M7 20V9l7 7 7-7v11" fill="none" stroke="#fff" strokeWidth="2.8" />
    </>
  ),
};
