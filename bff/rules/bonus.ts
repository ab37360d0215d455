import { floorTugrik, parseTugrik, percentOf, type Tugrik } from "./money.ts";
import { clampWhole } from "./number.ts";
import { discountedUnitPrice, type ListPrice, type UnitPrice } from "./price.ts";

/** What the existing API gives to every newly registered customer, as pages name it (rule T8). */
export const WELCOME_BONUS: Tugrik = 2_020;

/**
 * Bonus that one piece earns, in whole tugrik, of the price paid. Without a discount that is sale_price / 100 ×
 * bonus_percent, as cards print it (rule P2).
 */
export function unitBonus(unitPrice: UnitPrice, bonusPercent: number): Tugrik {
  return floorTugrik(percentOf(unitPrice, bonusPercent));
}

/**
 * Bonus earned with one line of an order: bonus_percent of the discounted price × quantity (rule T6). Cut to whole
 * tugrik per piece, so that the card, the product page and the cart agree.
 */
export function bonusEarned(line: {
  listPrice: ListPrice;
  discount: number;
  bonusPercent: number;
  quantity: number;
}): Tugrik {
  return unitBonus(discountedUnitPrice(line.listPrice, line.discount), line.bonusPercent) * line.quantity;
}

/**
 * The bonus limit of an order: half of the payable amount or the balance, whichever is smaller (rule T4). Never
 * negative.
 * @param payable subtotal − discount − coupon, before delivery
 * @param balance the customer's bonus; the existing API may keep a fraction, which cannot be spent
 */
export function bonusLimit(payable: Tugrik, balance: number): Tugrik {
  return Math.max(Math.min(floorTugrik(payable / 2), floorTugrik(balance)), 0);
}

/** The bonus in use for a requested amount: 0 up to the limit, whole tugrik (rule T4). */
export function bonusUsed(requested: number, limit: Tugrik): Tugrik {
  return clampWhole(requested, 0, limit);
}

/** The most digits of points that may be typed: no balance is that large. */
export const MAX_POINTS_LENGTH = 9;

/**
 * Points as people write them: like an amount of tugrik, which each is worth. Nothing is 0.
 * @returns null for what is no number
 */
export function parsePoints(typed: string): number | "too-large" | null {
  if (typed === "") return 0;
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length > MAX_POINTS_LENGTH && /^[\d\s,'’₮]+$/.test(typed)) return "too-large";
  return parseTugrik(typed);
}
