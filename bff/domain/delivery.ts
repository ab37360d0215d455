import type { Tugrik } from "./money.ts";

/** Orders above this amount (not at it) have the flat fee, wherever they go (rule D1). */
export const FLAT_FEE_ABOVE: Tugrik = 200_000;
const FLAT_FEE: Tugrik = 5_000;

const ZONE_FEES = { cheap: 3_000, middle: 8_000, other: 5_000 } as const satisfies Record<string, Tugrik>;

/** How the shop prices the way to a khoroo. The names are the existing API's: "middle" is the dearest of the three. */
export type DeliveryZone = keyof typeof ZONE_FEES;

/** A district's khoroo lists as the existing API keeps them: numbers with commas between, or nothing. */
export interface KhorooLists {
  cheapKhoroo: string | null;
  middleKhoroo: string | null;
}

/** Reads "1,2,3" as numbers. Spaces, empty places and what is no khoroo number are passed over; `null` is no khoroo. */
export function parseKhoroos(text: string | null): ReadonlySet<number> {
  const numbers = (text ?? "").split(",").map(Number);
  return new Set(numbers.filter((number) => Number.isInteger(number) && number > 0));
}

/** The zone of a khoroo in its district. One that stands in both lists is cheap (rule D2). */
export function deliveryZone(khoroo: number, district: KhorooLists): DeliveryZone {
  if (parseKhoroos(district.cheapKhoroo).has(khoroo)) return "cheap";
  if (parseKhoroos(district.middleKhoroo).has(khoroo)) return "middle";
  return "other";
}

/**
 * The delivery fee of an order (rules D1 to D3). Crossing 200,000 ₮ may lower the total of an order to a "middle"
 * khoroo: that is the rule, not a slip.
 * @param payable subtotal − discount − coupon; bonus is a way to pay it and does not make it less
 */
export function deliveryFee(payable: Tugrik, zone: DeliveryZone): Tugrik {
  return payable > FLAT_FEE_ABOVE ? FLAT_FEE : ZONE_FEES[zone];
}

/**
 * Why a delivery costs what it does: `coupon` where the order has no flat fee because a coupon made it cheap enough.
 */
export type FeeReason = "flat" | "place" | "coupon";

/**
 * @param payable subtotal − discount − coupon
 * @param couponUsed what the coupon took off
 */
export function feeReason(payable: Tugrik, couponUsed: Tugrik): FeeReason {
  if (payable > FLAT_FEE_ABOVE) return "flat";
  return payable + couponUsed > FLAT_FEE_ABOVE ? "coupon" : "place";
}

/** What delivery will cost before the address is known, so that the cart can say "3,000–8,000 ₮" instead of 0. */
export function deliveryEstimate(payable: Tugrik): { min: Tugrik; max: Tugrik } {
  const fees = [deliveryFee(payable, "cheap"), deliveryFee(payable, "middle"), deliveryFee(payable, "other")];
  return { min: Math.min(...fees), max: Math.max(...fees) };
}
