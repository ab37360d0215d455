import type { OrderStatus } from "#bff/rules/order.ts";

/** The colour of an order's status, as `Badge` takes it. */
export const TONES = {
  pending: "warn",
  paid: "ok",
  shipping: "accent",
  delivered: "ok",
  expired: "bad",
} as const satisfies Record<OrderStatus, string>;
