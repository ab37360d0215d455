/** What the shop notes of a shopper at one browser, and for how long (kept-notes.ts). */
import type { DeliveryAddress } from "../rules/delivery-address.ts";
import type { Feedback } from "../rules/feedback.ts";
import type { PaymentMethod } from "../rules/payment-methods.ts";
import type { Point } from "../rules/point.ts";
import type { ProviderName, SignInPage } from "../rules/provider.ts";

/** The delivery address as typed so far, so that nothing is lost on the way. */
export interface ShippingDraft extends Omit<DeliveryAddress, "district" | "khoroo" | "point"> {
  /** Their numbers; null where none is chosen yet. */
  district: number | null;
  khoroo: number | null;
  /** Single-use key of the order that this address was sent for; null until the API has accepted the address. */
  orderKey: string | null;
  /** What was typed in other fields and is not applied yet, and the chosen payment method. */
  coupon?: string | null | undefined;
  bonus?: string | null | undefined;
  payment?: PaymentMethod | null | undefined;
  /** The point that was chosen: the place that the three words name. */
  point?: Point | null | undefined;
  /** Whose page it was typed on (`shortTag`), where nobody was signed in any more when it was sent. */
  by?: string | null | undefined;
}

/** The draft's other fields: what was typed and is not applied yet, and the chosen payment method. */
export type TypedBeside = Pick<ShippingDraft, "coupon" | "bonus" | "payment">;

/** The mail that a guest has requested: where it went, and the page that they were on the way to. */
export interface Mailed {
  email: string;
  next: string;
}

interface PendingSignIn {
  provider: ProviderName;
  /** Binds the `state` that the provider returns to this browser. */
  key: string;
  /** The PKCE code verifier (RFC 7636). */
  verifier: string;
}

/** A guest's sign-in at a provider (sign-in/). */
export interface ProviderSignIn {
  /** Where it began. */
  page: SignInPage;
  /** The typed values, for the page to which a failure returns; no password. */
  typed: { name: string; email: string; phone: string };
  /** What the provider's answer must match; null once one did, so that it counts once. */
  pending: PendingSignIn | null;
  /** The provider whose profile could not be read: its button then has another label. */
  failed?: ProviderName | null;
}

/** A profile form's typed values, carried past the sign-in page. */
export interface ProfileDraft {
  /** The owner, as the form stated: the browser's next customer gets nothing of it. */
  owner: string;
  name: string;
  email: string;
  phone: string;
  phone2: string;
}

/** All of it; every one may be missing. */
export interface Notes {
  /** The coupon that a customer has entered. */
  coupon: { code: string };
  /** The bonus points in use as the customer last read them; clamped to the limit wherever they count. */
  bonus: number;
  shipping: ShippingDraft;
  /**
   * The product that a guest asked to save on the way to the sign-in page.
   * `by`: the tag of the customer whose session had ended; nobody else gets it.
   */
  save: { id: number; by?: string | undefined };
  provider: ProviderSignIn;
  mailed: Mailed;
  /** What was typed in a form whose sender must sign in first. */
  review: { id: number; rate: number; message: string };
  profile: ProfileDraft;
  feedback: Feedback;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long each is kept from its last change on, in milliseconds: personal data a day at most. */
export const NOTE_LIFE_MS: Record<keyof Notes, number> = {
  coupon: 7 * DAY_MS,
  bonus: 7 * DAY_MS,
  shipping: DAY_MS,
  save: HOUR_MS,
  provider: 10 * MINUTE_MS,
  mailed: DAY_MS,
  review: HOUR_MS,
  profile: HOUR_MS,
  feedback: HOUR_MS,
};

/** What a request changes of them; null deletes. */
export type NoteChanges = { [Name in keyof Notes]?: Notes[Name] | null };
