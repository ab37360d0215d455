import { clamp } from "./number.ts";

/**
 * An order's sums as its page prints them, whole tugrik: subtotal − sale + delivery − coupon − bonus = total, always.
 */
export interface OrderSums {
  subtotal: number;
  sale: number;
  delivery: number;
  /** What the coupon really took off. */
  coupon: number;
  bonusUsed: number;
  total: number;
}

/** What the API says of an order's sums (docs/api.md, section 5). */
export interface ToldSums extends Omit<OrderSums, "subtotal" | "coupon"> {
  /** Σ undiscounted price × quantity of the lines that it still names. */
  goods: number;
  /** The coupon's full amount, which is not what it took off; 0 without a coupon. */
  coupon: number;
}

/**
 * What the coupon took off follows from the rest. The total is what was billed, so it is never changed here: where the
 * rest does not lead to it (a line whose product is gone, an order of other hands), the subtotal is what does.
 */
export function orderSums({ goods, sale, delivery, coupon: full, bonusUsed, total }: ToldSums): OrderSums {
  const coupon = clamp(goods - sale + delivery - bonusUsed - total, 0, Math.max(full, 0));
  return { subtotal: total + bonusUsed + coupon + sale - delivery, sale, delivery, coupon, bonusUsed, total };
}
