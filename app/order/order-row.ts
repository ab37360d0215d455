import { formatDay } from "#app/date.ts";
import type { OrderStatus } from "#bff/rules/order.ts";
import type { OrderRowView } from "#bff/views/order-rows.ts";

/** A row of a list of orders, with its day as it is printed. */
export const orderRow = ({ createdAt, ...order }: OrderRowView) => ({
  ...order,
  date: createdAt && formatDay(createdAt),
});

export type OrderRow = ReturnType<typeof orderRow>;

/** The colour of an order's status, as `Badge` takes it. */
export const TONES = {
  pending: "warn",
  paid: "ok",
  shipping: "accent",
  delivered: "ok",
  expired: "bad",
} as const satisfies Record<OrderStatus, string>;
