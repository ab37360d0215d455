import { floorTugrik, type Tugrik } from "./money.ts";
import { clampWhole } from "./number.ts";
import { withoutInvisible } from "./sent-text.ts";

/** Normalises a typed or pasted coupon code: capitals, without spaces and invisible letters. */
export function couponCode(typed: string): string {
  return withoutInvisible(typed).replace(/\s+/g, "").toUpperCase();
}

/**
 * The most that a coupon may take off an order: half of its price after discounts (rule T2), whole tugrik.
 * @param net subtotal − discount
 */
export function couponCap(net: Tugrik): Tugrik {
  return floorTugrik(net / 2);
}

/**
 * The amount that a coupon takes off this order. Anything above the cap is lost, since the existing API marks the whole
 * coupon as used.
 * @param amount the coupon's amount; 0 without a coupon
 * @param net subtotal − discount
 */
export function couponUsed(amount: number, net: Tugrik): Tugrik {
  return clampWhole(amount, 0, couponCap(net));
}
