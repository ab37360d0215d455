import { formatDay } from "#app/date.ts";
import type { OrderRowView } from "#bff/views/order-rows.ts";

/** A row of a list of orders, with its day as it is printed. */
export const orderRow = ({ createdAt, ...order }: OrderRowView) => ({
  ...order,
  date: createdAt && formatDay(createdAt),
});

export type OrderRow = ReturnType<typeof orderRow>;
