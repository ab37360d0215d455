/**
 * The delivery address: noted as typed, and sent to the API, which creates the order's draft from it
 * (docs/api.md, section 5).
 */

import { CITY_CENTRE } from "../rules/point.ts";
import type { Visitor } from "../session/visitor.ts";
import type { ShippingDraft, TypedBeside } from "../shopper/notes.ts";
import { readNote, writeNotes } from "../shopper/own-notes.ts";
import type { RequestOf } from "../upstream/contract.ts";
import { isSameAddress } from "./confirm-form.ts";
import type { ReviewedOrder } from "./order-review.ts";

/** The point is chosen, not typed: without a new one the draft's stays (`samePoint`). */
export type TypedAddress = Omit<ShippingDraft, "orderKey" | keyof TypedBeside>;

/** Stores the typed fields, valid or not. A changed address invalidates the key of the one that the API has. */
export async function keepTypedAddress(visitor: Visitor, typed: TypedAddress): Promise<void> {
  const before = await readNote(visitor, "shipping");
  const address = { ...typed, point: samePoint(before, typed) };
  await keepAddress(visitor, {
    ...address,
    orderKey: before && isSameAddress(before, address) ? before.orderKey : null,
  });
}

/** The draft's point, while the three words that it had are still the address's; other words are another place. */
function samePoint(before: ShippingDraft | undefined, { w3w }: TypedAddress): ShippingDraft["point"] {
  return before && before.w3w === w3w ? before.point : undefined;
}

/** Stores an address; other typed fields stay. */
export async function keepAddress(
  visitor: Visitor,
  address: TypedAddress & Pick<ShippingDraft, "orderKey">,
): Promise<void> {
  const [session, before] = await Promise.all([visitor.shopper.session(), readNote(visitor, "shipping")]);
  const { coupon, bonus, payment } = before ?? {};
  const by = session ? undefined : (address.by ?? before?.by ?? undefined);
  const point = address.point === undefined ? samePoint(before, address) : address.point;
  writeNotes(visitor, { shipping: { ...address, by, point: point ?? undefined, coupon, bonus, payment } });
}

/** Stores other typed fields in an existing draft; fields that are not named are unchanged. */
export async function keepBeside(visitor: Visitor, typed: Partial<TypedBeside>): Promise<void> {
  const before = await readNote(visitor, "shipping");
  if (before) writeNotes(visitor, { shipping: { ...before, ...typed } });
}

/**
 * Sends the address and the fee, which the API keeps with the customer's one draft.
 * @returns `no-such-place`: district or khoroo is not one that the API listed; `email-taken`: the API's only refusal,
 *   the e-mail belongs to another customer
 */
export async function sendAddress(
  visitor: Visitor,
  token: string,
  review: ReviewedOrder,
): Promise<"accepted" | "no-such-place" | "email-taken"> {
  const shipping = draftOrder(review);
  if (!shipping) return "no-such-place";
  const reply = await visitor.api.fresh("createOrder", { shipping }, token);
  return reply.result === "success" ? "accepted" : "email-taken";
}

/**
 * The e-mail that goes out with the address. The API makes it the one that the customer signs in with (docs/api.md,
 * section 5), so a different one is sent only with the shopper's consent.
 * @param own the customer's e-mail at the API; '' for a customer without
 * @param wanted whether the shopper consents to sign in with the typed one
 * @returns null when consent is missing
 */
export function deliveryEmail(typed: string, own: string, wanted: boolean): string | null {
  if (own === "") return typed;
  if (typed.trim().toLowerCase() === own.trim().toLowerCase()) return own;
  return wanted ? typed : null;
}

/** The draft order as the API takes it (docs/api.md, section 5); null without a place that it listed. */
function draftOrder(review: ReviewedOrder): RequestOf<"createOrder">["shipping"] | null {
  const { draft, districts, totals, balance } = review;
  const district = districts.find(({ id }) => id === draft?.district);
  if (!draft || !district || draft.khoroo === null) return null;
  if (draft.khoroo < 1 || draft.khoroo > district.number_of_khoroo) return null;
  const { personal, name, phone, phone2, email, register, khoroo, more } = draft;
  return {
    amount: totals.delivery,
    user: {
      personal,
      district: district.id,
      khoroo,
      more,
      name,
      phone,
      phone2: personal ? phone2 : "",
      email,
      register: personal ? "" : register,
      bonus: balance,
    },
    w3w: draft.w3w || null,
    ...(draft.point ?? CITY_CENTRE),
  };
}
