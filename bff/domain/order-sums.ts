import { clamp } from "./number.ts";

/**
 * An order's sums as its page prints them, whole tugrik: subtotal − discountTotal + delivery − coupon − bonus = total,
 * always.
 */
export interface OrderSums {
  subtotal: number;
  discountTotal: number;
  delivery: number;
  /** The amount that the coupon took off. */
  coupon: number;
  bonusUsed: number;
  total: number;
}

/** The API's sums of an order (docs/api.md, section 5). */
export interface ToldSums extends Omit<OrderSums, "subtotal" | "coupon"> {
  /** Σ list price × quantity of the lines that it still names. */
  goods: number;
  /** The coupon's full amount, which is not what it took off; 0 without a coupon. */
  coupon: number;
}

/**
 * What the coupon took off follows from the rest. The total is what was billed, so it is never changed here: if the
 * rest does not add up to it (a line whose product is gone, an order placed by another client), the subtotal is chosen
 * so that it does.
 */
export function orderSums({ goods, coupon: full, total, ...rest }: ToldSums): OrderSums {
  const { discountTotal, delivery, bonusUsed } = rest;
  const coupon = clamp(goods - discountTotal + delivery - bonusUsed - total, 0, Math.max(full, 0));
  const subtotal = total + bonusUsed + coupon + discountTotal - delivery;
  return { subtotal, discountTotal, delivery, coupon, bonusUsed, total };
}
