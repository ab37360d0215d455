import { withoutInvisible } from "./sent-text.ts";

/** An order's status (rule O3). `expired` is shown as cancelled. */
export const ORDER_STATUSES = ["pending", "paid", "shipping", "delivered", "expired"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Reads a status of the existing API. One that we do not know is `null` and not `pending`: a pending order offers to be
 * paid, and nobody should pay for an order whose state we cannot read.
 */
export function parseOrderStatus(text: string | null): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === text) ?? null;
}

const STEPS = { pending: 1, paid: 2, shipping: 3, delivered: 4, expired: 1 } as const satisfies Record<
  OrderStatus,
  number
>;

/** The tracking step of a status, 1–4 (rule O3). */
export function trackingStep(status: OrderStatus): number {
  return STEPS[status];
}

/** Length of the tracking bar in percent: 20 × step, and 20 more above step 3 (rule O4). */
export function trackingProgress(status: OrderStatus): number {
  const step = trackingStep(status);
  return 20 * step + (step > 3 ? 20 : 0);
}

/** The five stages that the tracking page draws (rule O10). */
export const TRACKING_STAGES = ["ordered", "paid", "prepared", "shipped", "delivered"] as const;
type TrackingStage = (typeof TRACKING_STAGES)[number];
type StageState = "done" | "active" | "ahead";

/**
 * How each stage is drawn (rule O10). Stages 1–3 are done from their own step on, 4 and 5 only at step 4, and
 * the first that is not done is active. A cancelled order waits for nothing, so none of its stages is active.
 */
export function trackingStages(status: OrderStatus): { stage: TrackingStage; state: StageState }[] {
  const step = trackingStep(status);
  const done = step === 4 ? TRACKING_STAGES.length : step;
  return TRACKING_STAGES.map((stage, index) => {
    if (index < done) return { stage, state: "done" };
    return { stage, state: index === done && status !== "expired" ? "active" : "ahead" };
  });
}

/** The API's numbers are two letters and digits. Nothing that does not match is sent as an order's number. */
export const ORDER_NUMBER = /^[A-Za-z0-9-]{1,40}$/;

/**
 * An order's number as a shopper types it: with spaces, in small letters, with the `#` that lists put before it.
 * @returns the number as the API gives it; null for a text that can be none
 */
export function parseOrderNumber(text: string): string | null {
  const number = withoutInvisible(text).replace(/\s/g, "").replace(/^[#№]/, "").toUpperCase();
  return ORDER_NUMBER.test(number) ? number : null;
}
