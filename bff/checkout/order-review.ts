/**
 * Everything an order depends on, freshly read: lines, the customer's balance and address, districts, coupon. Shipping,
 * confirm and submit all use it, so that they agree on the total.
 */

import { deliveryCalendar } from "#app/brand.ts";
import { BffError } from "../errors.ts";
import { type DeliveryZone, deliveryEstimate, deliveryZone, ZONES, zonesOf } from "../rules/delivery.ts";
import { deliveryDay } from "../rules/delivery-day.ts";
import { computeTotals, type Totals } from "../rules/totals.ts";
import type { Session } from "../session/cookies.ts";
import { showBalance } from "../session/own-account.ts";
import type { Visitor } from "../session/visitor.ts";
import type { ShippingDraft } from "../shopper/notes.ts";
import { readNote } from "../shopper/own-notes.ts";
import type { ReplyOf } from "../upstream/contract.ts";
import { type PricedCart, priceCart } from "./cart-pricing.ts";

type Shipping = ReplyOf<"cartShipping">;
export type District = Shipping["districts"][number];
export type KnownAddress = Shipping["address"][number];

export interface ReviewedOrder {
  cart: PricedCart;
  totals: Totals;
  balance: number;
  /** The coupon that applies, and the amount the API gives for it before the cap. */
  coupon: { code: string; amount: number } | null;
  /** The code of a stored coupon that the API no longer accepts. */
  couponGone: string | null;
  /** The range of delivery fees while the address leaves several open; the totals then have none. */
  deliveryEstimate: { min: number; max: number } | null;
  districts: District[];
  /** The customer's address on file at the API. */
  address: KnownAddress | undefined;
  draft: ShippingDraft | undefined;
  /** The delivery day if the order is paid now, `YYYY-MM-DD`. */
  deliverBy: string;
}

/**
 * Reads an order for the customer who is signed in; at most four calls, in parallel.
 * @param tried a coupon to review the order with, instead of the stored one
 */
export async function reviewOrder(visitor: Visitor, tried?: string): Promise<ReviewedOrder> {
  const session = await customerSession(visitor);
  const code = tried ?? (await readNote(visitor, "coupon"))?.code ?? null;
  const [cart, shipping, found, draft, bonusRequested = 0] = await Promise.all([
    priceCart(visitor),
    visitor.api.fresh("cartShipping", { coupon: code }, session.token),
    code === null ? null : readCoupon(visitor, code, session.token),
    readNote(visitor, "shipping"),
    readNote(visitor, "bonus"),
  ]);
  const address = shipping.address[0];
  const balance = Math.floor(address?.bonus ?? 0);
  await showBalance(visitor, balance);
  const zone = zoneOf(shipping.districts, draft ?? address);
  const possible = zone === null ? possibleZones(shipping.districts, draft ?? address) : [zone];
  const coupon = found?.amount ?? 0;
  const totals = computeTotals({ lines: cart.items, coupon, bonusRequested, balance, zone, possible });
  const estimate = deliveryEstimate(totals.payable, possible);
  return {
    cart,
    totals,
    balance,
    coupon: found,
    couponGone: found || tried !== undefined ? null : code,
    deliveryEstimate: estimate.min === estimate.max ? null : estimate,
    districts: shipping.districts,
    address,
    draft,
    deliverBy: deliveryDay(Date.now(), deliveryCalendar),
  };
}

/** The zone of an address; null while district or khoroo is not one that the API listed. */
function zoneOf(
  districts: readonly District[],
  place: { district: number | null; khoroo: number | null } | undefined,
): DeliveryZone | null {
  const district = districts.find(({ id }) => id === place?.district);
  if (!district || !place?.khoroo || place.khoroo > district.number_of_khoroo) return null;
  return deliveryZone(place.khoroo, district);
}

/** The zones that an address can still be in: those of its district's khoroos, or all before one is chosen. */
function possibleZones(
  districts: readonly District[],
  place: { district: number | null } | undefined,
): Iterable<DeliveryZone> {
  const district = districts.find(({ id }) => id === place?.district);
  return district && district.number_of_khoroo > 0 ? zonesOf(district, district.number_of_khoroo) : ZONES;
}

/**
 * Reads a coupon's amount. `use-coupon` does not use it up and, unlike `cart-shipping`, refuses a used one
 * (docs/api.md, section 5); null for an invalid coupon.
 */
async function readCoupon(visitor: Visitor, code: string, token: string) {
  const reply = await visitor.api.fresh("useCoupon", { coupon: code }, token);
  const amount = reply.result === "success" ? reply.promo[0]?.amount : undefined;
  return amount !== undefined && amount > 0 ? { code, amount } : null;
}

/** @throws as `customerSession` */
export async function customerToken(visitor: Visitor): Promise<string> {
  return (await customerSession(visitor)).token;
}

/**
 * @throws BffError `sign-in-required` for a guest, `upstream-unreachable` where nobody can say whether the session is
 *   alive
 */
export async function customerSession(visitor: Visitor): Promise<Session> {
  const session = await visitor.shopper.session({ needed: true });
  if (!session) throw new BffError("sign-in-required");
  return session;
}
