/**
 * The field by which a confirm form carries everything that its page shows: signed, bound to the customer and to the
 * form's key, so that what is ordered is what was confirmed (rule O1).
 */
import { z } from "zod";
import type { Confirmed } from "../rules/confirmed.ts";
import { toListPrice } from "../rules/price.ts";
import { customerTag } from "../session/customer.ts";
import { digest, open, protect } from "../session/sealing.ts";
import type { Visitor } from "../session/visitor.ts";
import type { ShippingDraft } from "../shopper/notes.ts";
import { readOrderState } from "./customer-gate.ts";
import { newestOf } from "./order-ledger.ts";
import type { ReviewedOrder } from "./order-review.ts";

/** Seconds for which a confirm form may be submitted. */
const LIFE_SECONDS = 86_400;
const CONTEXT = "confirm";

const money = z.number().int();
const shape = z.object({
  key: z.string(),
  newest: z.string().nullable(),
  customer: z.string(),
  confirmed: z.object({
    lines: z.array(
      z.object({
        id: z.number(),
        quantity: z.number(),
        listPrice: money.transform(toListPrice),
        discount: z.number(),
        bonusPercent: z.number(),
      }),
    ),
    address: z.string(),
    fee: money,
    coupon: z.object({ code: z.string(), off: money }).nullable(),
    bonusUsed: money,
    methods: z.array(z.string()),
    total: money,
  }),
});

/** The contents of a confirm form: its single-use key, and what its page showed. */
export interface ConfirmForm {
  key: string;
  confirmed: Confirmed;
  /** The customer's newest order when its page was rendered; null without one. */
  newest: string | null;
}

/** Everything that an order's confirm page shows. */
export async function confirmedOf({ env }: Visitor, review: ReviewedOrder): Promise<Confirmed> {
  const { cart, totals, coupon, draft } = review;
  return {
    lines: cart.items.map(({ id, quantity, listPrice, discount, bonusPercent }) => ({
      id,
      quantity,
      listPrice,
      discount,
      bonusPercent,
    })),
    address: draft ? await addressDigest(env, draft) : "",
    fee: totals.delivery,
    coupon: coupon && { code: coupon.code, off: totals.couponUsed },
    bonusUsed: totals.bonusUsed,
    methods: [...env.PAYMENT_METHODS],
    total: totals.total,
  };
}

/** @returns the field's text; null for a guest and for an order whose address has not been taken */
export async function writeConfirmForm(visitor: Visitor, review: ReviewedOrder): Promise<string | null> {
  const session = await visitor.shopper.session();
  const key = review.draft?.orderKey;
  if (!session || !key) return null;
  const ring = visitor.env.COOKIE_KEYS;
  // As of the same moment as the cart: both were read in one call.
  const state = await readOrderState(visitor);
  const form: z.input<typeof shape> = {
    key,
    newest: state && newestOf(state.orders),
    customer: await customerTag(ring, session),
    confirmed: await confirmedOf(visitor, review),
  };
  return protect(ring, "signed", CONTEXT, JSON.stringify(form));
}

/** @returns what the field carried; null for one that is not ours, not this customer's or over a day old */
export async function readConfirmForm(visitor: Visitor, text: string): Promise<ConfirmForm | null> {
  const session = await visitor.shopper.session();
  const ring = visitor.env.COOKIE_KEYS;
  const opened = await open(ring, "signed", CONTEXT, text, LIFE_SECONDS);
  if (!session || opened === undefined) return null;
  const form = shape.safeParse(JSON.parse(opened)).data;
  return form?.customer === (await customerTag(ring, session)) ? form : null;
}

/** What two addresses have in common that are the same, field by field; tells nothing else of them. */
export async function addressDigest({ COOKIE_KEYS }: Visitor["env"], address: ShippingAddress): Promise<string> {
  return (await digest(COOKIE_KEYS, "address", addressText(address))).slice(0, 16);
}

/** Whether two addresses are the same, field by field. */
export function isSameAddress(one: ShippingAddress, other: ShippingAddress): boolean {
  return addressText(one) === addressText(other);
}

type ShippingAddress = Omit<ShippingDraft, "orderKey" | "coupon" | "bonus" | "payment">;

function addressText(address: ShippingAddress): string {
  const { personal, name, phone, phone2, email, register, district, khoroo, more, w3w, point } = address;
  const typed = [personal, name, phone, phone2, email, register, district, khoroo, more, w3w];
  return JSON.stringify(point ? [...typed, point] : typed);
}
