/** The second and third step of the checkout: address, then the order as it will be sent. */

import type { LastReceiver } from "../checkout/last-receiver.ts";
import type { ReviewedOrder } from "../checkout/order-review.ts";
import type { Env } from "../env.ts";
import { feeReason } from "../rules/delivery.ts";
import type { DeliveryAddress } from "../rules/delivery-address.ts";
import { formatPoint } from "../rules/point.ts";
import type { ShippingDraft, TypedBeside } from "../shopper/notes.ts";
import { cartLines } from "./cart.ts";
import { mapTiles } from "./map-tiles.ts";

export type AddressForm = Omit<ShippingDraft, "orderKey" | "point" | keyof TypedBeside>;

export type OrderSummary = ReturnType<typeof orderParts>["summary"];

export type ShippingView = ReturnType<typeof shippingView>;

export type ConfirmView = NonNullable<ReturnType<typeof confirmView>>;

/**
 * The address step.
 * @param last whom the last order went to, where the form may begin with that
 */
export function shippingView(review: ReviewedOrder, env: Env, last: LastReceiver | null) {
  return {
    ...orderParts(review),
    typed: typedBeside(review),
    /** Initial values of the fields: as typed, else as on file. */
    form: addressForm(review, last),
    /** The e-mail that the customer signs in with; '' for one without. */
    ownEmail: review.address?.email ?? "",
    districts: review.districts.map(({ id, district, number_of_khoroo }) => ({
      id,
      name: district,
      khoroos: number_of_khoroo,
    })),
    /** The point that was chosen, as it is printed and posted; null without one. */
    point: printedPoint(review.draft),
    /** What the map is drawn of; null for a plain grid. */
    tiles: mapTiles(env),
  };
}

function printedPoint(draft: ShippingDraft | undefined): string | null {
  return draft?.point ? formatPoint(draft.point) : null;
}

/** The confirm step; null while the address has not been sent for this order. */
export function confirmView(review: ReviewedOrder) {
  const { draft } = review;
  const district = review.districts.find(({ id }) => id === draft?.district);
  if (!draft?.orderKey || draft.khoroo === null || !district) return null;
  const { personal, name, phone, phone2, email, register, more, w3w } = draft;
  return {
    ...orderParts(review),
    typed: typedBeside(review),
    address: {
      ...{ personal, name, phone, phone2, email, register, more, w3w },
      district: district.district,
      khoroo: draft.khoroo,
      point: printedPoint(draft),
    } satisfies DeliveryAddress,
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
      /** With the customer's points. A coupon may be used for less than its amount, and the rest lapses. */
      ...{ ...totals, balance, coupon },
      /** The code of an accepted coupon that can no longer be used. */
      couponGone,
      /** The range of fees while the address leaves several open; the total then excludes delivery. */
      deliveryEstimate,
      /** Until which day the order is delivered if it is paid now, `YYYY-MM-DD`. */
      deliverBy,
      feeReason: feeReason(totals.payable, totals.couponUsed),
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
