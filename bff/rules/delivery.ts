import type { Tugrik } from "./money.ts";

/** Orders above this amount (not at it) have the flat fee, wherever they go (rule D1). */
export const FLAT_FEE_ABOVE: Tugrik = 200_000;
/** The flat fee above it. */
export const FLAT_FEE: Tugrik = 5_000;

/** Up to it: the fee of each zone (rule D2). */
export const ZONE_FEES = { cheap: 3_000, middle: 8_000, other: 5_000 } as const satisfies Record<string, Tugrik>;

/** Where the shop delivers, within Mongolia: all districts and khoroos of the API are of this city (rule D2). */
export const DELIVERY_REGION = "Ulaanbaatar";

/** A khoroo's delivery zone. The names are the existing API's: "middle" is the most expensive of the three. */
export type DeliveryZone = keyof typeof ZONE_FEES;

/** All zones: an address may be in any of them as long as nothing is known about it. */
export const ZONES: readonly DeliveryZone[] = ["cheap", "middle", "other"];

/** A district's khoroo lists as the existing API keeps them: numbers with commas between, or nothing. */
export interface KhorooLists {
  cheap_khoroo: string | null;
  middle_khoroo: string | null;
}

/** Reads "1,2,3" as numbers. Spaces, empty entries and invalid numbers are ignored; `null` is no khoroo. */
export function parseKhoroos(text: string | null): ReadonlySet<number> {
  const numbers = (text ?? "").split(",").map(Number);
  return new Set(numbers.filter((number) => Number.isInteger(number) && number > 0));
}

/** The zone of a khoroo in its district. One that stands in both lists is cheap (rule D2). */
export function deliveryZone(khoroo: number, district: KhorooLists): DeliveryZone {
  if (parseKhoroos(district.cheap_khoroo).has(khoroo)) return "cheap";
  if (parseKhoroos(district.middle_khoroo).has(khoroo)) return "middle";
  return "other";
}

/**
 * The delivery fee of an order (rules D1 to D3). Crossing `FLAT_FEE_ABOVE` may lower the total of an order to a
 * "middle" khoroo: that is the rule, not a bug.
 * @param payable subtotal − discount − coupon; bonus is a way to pay it and does not make it less
 */
export function deliveryFee(payable: Tugrik, zone: DeliveryZone): Tugrik {
  return payable > FLAT_FEE_ABOVE ? FLAT_FEE : ZONE_FEES[zone];
}

/**
 * The reason for a delivery fee: `coupon` where the order has no flat fee because a coupon made it cheap enough.
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

/** The zones of the first `count` khoroos of a district. */
export function zonesOf(district: KhorooLists, count: number): ReadonlySet<DeliveryZone> {
  return new Set(Array.from({ length: count }, (_, index) => deliveryZone(index + 1, district)));
}

/**
 * The range of delivery fees before the address is known, so that pages print a range instead of 0 (rule D4).
 * @param zones those that are still possible; all of them before a district is chosen
 */
export function deliveryEstimate(payable: Tugrik, zones: Iterable<DeliveryZone> = ZONES): { min: Tugrik; max: Tugrik } {
  const fees = Array.from(zones, (zone) => deliveryFee(payable, zone));
  return { min: Math.min(...fees), max: Math.max(...fees) };
}
