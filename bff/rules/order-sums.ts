import { roundTugrik } from "./money.ts";
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
 * What the coupon took off follows from the rest. The total is what was billed, so it is only rounded here: if the rest
 * does not add up to it (a line whose product is gone, an order placed by another client), the subtotal is chosen so
 * that it does.
 *
 * Old orders have fractions. A row is the difference of two rounded sums, so that the rows add up, and a whole one
 * stays as it is.
 */
export function orderSums(told: ToldSums): OrderSums {
  const off = hundredths(told.discountTotal);
  const fee = hundredths(told.delivery);
  const points = hundredths(told.bonusUsed);
  const total = hundredths(told.total);
  const coupon = clamp(hundredths(told.goods) - off + fee - points - total, 0, Math.max(hundredths(told.coupon), 0));
  const subtotal = total + points + coupon + off - fee;
  const discounted = subtotal - off;
  return {
    subtotal: whole(subtotal),
    discountTotal: whole(subtotal) - whole(discounted),
    delivery: whole(discounted + fee) - whole(discounted),
    coupon: whole(discounted + fee) - whole(total + points),
    bonusUsed: whole(total + points) - whole(total),
    total: whole(total),
  };
}

/** An amount in hundredths of a tugrik, of which sums are exact. */
const hundredths = (amount: number): number => Math.round(amount * 100);

const whole = (amount: number): number => roundTugrik(amount / 100);
