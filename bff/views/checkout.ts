/** The second and third step of the checkout: address, then the order as it will be sent. */

import type { LastReceiver } from "../checkout/last-receiver.ts";
import type { ReviewedOrder } from "../checkout/order-review.ts";
import type { Env } from "../env.ts";
import { type FeeReason, feeReason } from "../rules/delivery.ts";
import type { DeliveryAddress } from "../rules/delivery-address.ts";
import { formatPoint } from "../rules/point.ts";
import type { Totals } from "../rules/totals.ts";
import type { ShippingDraft } from "../shopper/notes.ts";
import { type CartLines, cartLines } from "./cart.ts";
import { type MapTiles, mapTiles } from "./map-tiles.ts";

export type AddressForm = Omit<ShippingDraft, "orderKey" | "point" | keyof TypedBeside>;

/** Coupon and bonus as typed but not applied, and the chosen payment method. */
type TypedBeside = Pick<ShippingDraft, "coupon" | "bonus" | "payment">;

export interface OrderSummary extends Totals {
  /** The customer's points. */
  balance: number;
  /** The coupon in use, with its whole amount; `couponUsed` may be less, and the rest lapses. */
  coupon: { code: string; amount: number } | null;
  /** The code of an accepted coupon that can no longer be used. */
  couponGone: string | null;
  feeReason: FeeReason;
  /** The range of fees while the address leaves several open; the total then excludes delivery. */
  deliveryEstimate: { min: number; max: number } | null;
  /** Until which day the order is delivered if it is paid now, `YYYY-MM-DD`. */
  deliverBy: string;
}

export interface ShippingView extends CartLines {
  summary: OrderSummary;
  /** Initial values of the fields: as typed, else as on file. */
  form: AddressForm;
  districts: { id: number; name: string; khoroos: number }[];
  /** The e-mail that the customer signs in with; '' for one without. */
  ownEmail: string;
  typed: TypedBeside;
  /** The point that was chosen, as it is printed and posted; null without one. */
  point: string | null;
  /** What the map is drawn of; null for a plain grid. */
  tiles: MapTiles | null;
}

export interface ConfirmView extends CartLines {
  summary: OrderSummary;
  address: DeliveryAddress;
  typed: TypedBeside;
}

/**
 * The address step.
 * @param last whom the last order went to, where the form may begin with that
 */
export function shippingView(review: ReviewedOrder, env: Env, last: LastReceiver | null): ShippingView {
  return {
    ...orderParts(review),
    typed: typedBeside(review),
    form: addressForm(review, last),
    ownEmail: review.address?.email ?? "",
    districts: review.districts.map(({ id, district, number_of_khoroo }) => ({
      id,
      name: district,
      khoroos: number_of_khoroo,
    })),
    point: printedPoint(review.draft),
    tiles: mapTiles(env),
  };
}

function printedPoint(draft: ShippingDraft | undefined): string | null {
  return draft?.point ? formatPoint(draft.point) : null;
}

/** The confirm step; null while the address has not been sent for this order. */
export function confirmView(review: ReviewedOrder): ConfirmView | null {
  const { draft } = review;
  const district = review.districts.find(({ id }) => id === draft?.district);
  if (!draft?.orderKey || draft.khoroo === null || !district) return null;
  const { personal, name, phone, phone2, email, register, more, w3w } = draft;
  return {
    ...orderParts(review),
    typed: typedBeside(review),
    address: {
      personal,
      name,
      phone,
      phone2,
      email,
      register,
      more,
      w3w,
      district: district.district,
      khoroo: draft.khoroo,
      point: printedPoint(draft),
    },
  };
}

function typedBeside({ draft }: ReviewedOrder): TypedBeside {
  const { coupon, bonus, payment } = draft ?? {};
  return { coupon, bonus, payment };
}

function orderParts(review: ReviewedOrder) {
  const { totals, balance, coupon, couponGone, deliveryEstimate, deliverBy } = review;
  return {
    ...cartLines(review.cart),
    summary: {
      ...totals,
      balance,
      coupon,
      couponGone,
      feeReason: feeReason(totals.payable, totals.couponUsed),
      deliveryEstimate,
      deliverBy,
    },
  };
}

/**
 * Known values are filled in: the draft first, then the last order's receiver and the address on file. A district or
 * khoroo that neither names, or that the API does not list, is for the shopper to choose.
 */
function addressForm({ draft, address, districts }: ReviewedOrder, last: LastReceiver | null): AddressForm {
  const place = draft ?? address;
  const district = districts.find(({ id }) => id === place?.district);
  const khoroo = place?.khoroo ?? 0;
  return {
    personal: draft?.personal ?? last?.personal ?? true,
    name: draft?.name ?? last?.name ?? address?.name ?? "",
    phone: draft?.phone ?? address?.phone ?? "",
    phone2: draft?.phone2 ?? address?.phone2 ?? "",
    email: draft?.email ?? address?.email ?? "",
    register: draft?.register ?? last?.register ?? "",
    more: draft?.more ?? address?.more_address ?? "",
    w3w: draft?.w3w ?? last?.w3w ?? "",
    district: district?.id ?? null,
    khoroo: khoroo >= 1 && khoroo <= (district?.number_of_khoroo ?? 0) ? khoroo : null,
  };
}
