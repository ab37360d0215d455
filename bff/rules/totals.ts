import { bonusEarned, bonusLimit, bonusUsed } from "./bonus.ts";
import { couponUsed } from "./coupon.ts";
import { type DeliveryZone, deliveryEstimate, deliveryFee } from "./delivery.ts";
import type { Tugrik } from "./money.ts";
import { discountedUnitPrice, type ListPrice } from "./price.ts";

/** A cart line with what the existing API says about its product right now. Percentages are 0–100. */
export interface PricedLine {
  listPrice: ListPrice;
  discount: number;
  bonusPercent: number;
  quantity: number;
}

/** The inputs of an order's sums. */
export interface PricedOrder {
  lines: readonly PricedLine[];
  /** The coupon's amount before its cap; 0 without a coupon. */
  coupon: number;
  /** The bonus that the shopper asks to use; anything above the limit is cut. */
  bonusRequested: number;
  /** The customer's bonus; 0 for a visitor. */
  balance: number;
  /** `null` until an address is known. */
  zone: DeliveryZone | null;
  /** The zones that the address can still be in, where it is being chosen: the fee counts once all have the same. */
  possible?: Iterable<DeliveryZone> | undefined;
}

/** An order's sums in whole tugrik; none is negative. */
export interface Totals {
  /** Σ list price × quantity. */
  subtotal: Tugrik;
  /** Σ discounts. */
  discountTotal: Tugrik;
  couponUsed: Tugrik;
  /** subtotal − discountTotal − coupon: the base of the delivery fee and the bonus limit. */
  payable: Tugrik;
  bonusLimit: Tugrik;
  bonusUsed: Tugrik;
  /** 0 until the fee is known; pages print `deliveryEstimate(payable)` meanwhile. */
  delivery: Tugrik;
  /** Credited once the order is paid. Paying with bonus does not lower it. */
  bonusEarned: Tugrik;
  /** subtotal − discountTotal + delivery − coupon − bonus used. */
  total: Tugrik;
}

/**
 * Every sum of the cart, the checkout and the submitted order (rules T1 to T5). The order of the lines makes no
 * difference, nor does it matter whether a quantity stands in one line or in two.
 * @throws RangeError when a price, a quantity or the balance is no finite number
 */
export function computeTotals(order: PricedOrder): Totals {
  const subtotal = sum(order.lines, (line) => line.listPrice * line.quantity);
  const net = sum(order.lines, (line) => discountedUnitPrice(line.listPrice, line.discount) * line.quantity);
  const coupon = couponUsed(order.coupon, net);
  const payable = net - coupon;
  const limit = bonusLimit(payable, order.balance);
  const bonus = bonusUsed(order.bonusRequested, limit);
  const delivery = order.zone === null ? onlyFee(payable, order.possible) : deliveryFee(payable, order.zone);

  return {
    subtotal,
    discountTotal: subtotal - net,
    couponUsed: coupon,
    payable,
    bonusLimit: limit,
    bonusUsed: bonus,
    delivery,
    bonusEarned: sum(order.lines, bonusEarned),
    total: payable + delivery - bonus,
  };
}

/** The fee where every possible zone has the same; else 0. */
function onlyFee(payable: Tugrik, possible: PricedOrder["possible"]): Tugrik {
  if (!possible) return 0;
  const { min, max } = deliveryEstimate(payable, possible);
  return min === max ? min : 0;
}

function sum(lines: readonly PricedLine[], amountOf: (line: PricedLine) => Tugrik): Tugrik {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}
