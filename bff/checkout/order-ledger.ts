/**
 * The ledger of one customer's orders, and the rules for sending another (rule O2). Pure functions: the customer's
 * Durable Object (`shopper/orders.ts`) stores the ledger and calls them.
 */

import type { DeliveryAddress } from "../rules/delivery-address.ts";
import type { PaymentMethod } from "../rules/payment-methods.ts";
import type { UnitPrice } from "../rules/price.ts";

/** Milliseconds after which a submit that never reported back counts as lost: the write deadline and a margin. */
const SEND_TIMEOUT_MS = 15_000;
/** Milliseconds after which a lost submit without an order counts as failed. */
const GIVE_UP_AFTER_MS = 10 * 60_000;
/** Milliseconds after which every entry expires. */
export const LEDGER_LIFE_MS = 24 * 60 * 60_000;
/** Milliseconds within which an empty checkout leads to the previous order. */
const JUST_ORDERED_MS = 60 * 60_000;

/**
 * What a customer confirmed, for the order's page: the API returns neither the paid price of a line nor the delivery
 * address (docs/api.md, section 5).
 */
export interface OrderRecord {
  lines: { id: number; quantity: number; unitPrice: UnitPrice }[];
  address: DeliveryAddress;
}

/** Milliseconds for which such a record is stored: longer than payment and delivery of an order take. */
export const RECORD_LIFE_MS = 30 * 24 * 60 * 60_000;

/** Pieces of one product. */
interface OrderedPieces {
  id: number;
  quantity: number;
}

/** A pending submit, or one whose response was lost. */
export interface OpenSubmit {
  /** The form's single-use key. */
  key: string;
  /** Its pieces, which leave the cart with it. */
  lines: OrderedPieces[];
  since: number;
  /** When its response was found to be lost. */
  lostAt?: number;
  /** Numbers of the orders that the customer had before. */
  known: string[];
  /** Number of the draft that it submits, if the API returned one. */
  draft: string | null;
  record?: OrderRecord;
  /** Its payment method, if known. */
  payment?: PaymentMethod | undefined;
}

export interface PlacedOrder {
  key: string;
  /** As of its submit; none where that is not known. */
  lines: OrderedPieces[];
  invoiceId: string;
  /** Its payment method, if known. */
  payment?: PaymentMethod | undefined;
  at: number;
}

export interface Ledger {
  open?: OpenSubmit;
  /** Newest last. */
  placed: PlacedOrder[];
}

/** The contents of a submit. */
export interface SubmitRequest {
  key: string;
  lines: OrderedPieces[];
  known: string[];
  draft: string | null;
  /** What was confirmed. */
  record?: OrderRecord;
  payment?: PaymentMethod;
  /** The customer's newest order when the form's page was rendered; null without one. */
  newest: string | null;
  /** The key of a lost submit that the shopper was told of, and repeats on purpose. */
  again: string | undefined;
  /** Whether the caller has just looked up the lost submit's order without finding one. */
  hasLooked: boolean;
  /** Milliseconds after a loss in which nothing is sent. */
  quiet: number;
}

/**
 * `send`: admitted. `look`: an earlier response was lost; look up its order first. `placed`: this form already
 * made an order. `elsewhere`: the customer has ordered since its page was rendered, in another tab or at another device.
 * `unresolved`: nothing is sent while the last submit's outcome is unknown.
 */
export type Admission =
  | { next: "send" }
  | { next: "look"; open: OpenSubmit }
  | { next: "placed"; invoiceId: string; payment?: PaymentMethod | undefined }
  | { next: "elsewhere"; invoiceId: string }
  | { next: "unresolved" };

/** The ledger without expired entries, where a submit that never reported back counts as lost. */
export function settled(ledger: Ledger, now: number): Ledger {
  const { open } = ledger;
  const isLost = open && open.lostAt === undefined && now - open.since >= SEND_TIMEOUT_MS;
  return {
    ...ledger,
    placed: ledger.placed.filter(({ at }) => now - at < LEDGER_LIFE_MS),
    ...(isLost ? { open: { ...open, lostAt: open.since + SEND_TIMEOUT_MS } } : {}),
  };
}

/** Milliseconds until a pending submit counts as lost; null when none is pending. */
export function sendingLeft({ open }: Ledger, now: number): number | null {
  return open && open.lostAt === undefined ? open.since + SEND_TIMEOUT_MS - now : null;
}

/**
 * Decides whether a submit is sent.
 * @param ledger settled
 */
export function admit(ledger: Ledger, request: SubmitRequest, now: number): { answer: Admission; ledger: Ledger } {
  const refuse = (answer: Admission) => ({ answer, ledger });
  const own = ledger.placed.find(({ key }) => key === request.key);
  if (own) return refuse({ next: "placed", invoiceId: own.invoiceId, payment: own.payment });
  const newest = newestOf(ledger);
  if (newest !== null && newest !== request.newest) return refuse({ next: "elsewhere", invoiceId: newest });
  const { open } = ledger;
  if (open) {
    // A duplicate of the sending request never sends.
    if (open.lostAt === undefined) return refuse({ next: "unresolved" });
    if (!request.hasLooked) return refuse({ next: "look", open });
    if (request.again !== open.key || now - open.lostAt < request.quiet) return refuse({ next: "unresolved" });
  }
  const { key, lines, known, draft, record, payment } = request;
  return {
    answer: { next: "send" },
    ledger: {
      ...ledger,
      open: { key, lines, known, draft, payment, since: now, ...(record ? { record } : {}) },
    },
  };
}

/** The number of the customer's newest order of the last day; null without one. */
export const newestOf = ({ placed }: Ledger): string | null => placed.at(-1)?.invoiceId ?? null;

/** The order that was made just now. */
export function lastOrder({ placed }: Ledger, now: number): PlacedOrder | undefined {
  return placed.findLast(({ at }) => now - at < JUST_ORDERED_MS);
}

/** The ledger with an order: the one that was being sent, or one found after its answer was lost. */
export function withPlaced(ledger: Ledger, key: string, invoiceId: string, now: number): Ledger {
  const { open, placed } = ledger;
  const own = open?.key === key ? open : undefined;
  const order = { key, lines: own?.lines ?? [], invoiceId, payment: own?.payment, at: now };
  const others = placed.filter((other) => other.invoiceId !== invoiceId);
  return { placed: [...others, order], ...(open && open.key !== key ? { open } : {}) };
}

/** The ledger when the API has refused: nothing was ordered. */
export function withoutOpen(ledger: Ledger, key: string): Ledger {
  const { open, ...rest } = ledger;
  return open?.key === key ? rest : ledger;
}

/** The ledger when an answer was lost. */
export function withLost(ledger: Ledger, key: string, now: number): Ledger {
  const { open } = ledger;
  return open?.key === key ? { ...ledger, open: { ...open, lostAt: now } } : ledger;
}

/** The ledger after a lookup that found nothing: after some time a lost submit counts as failed. */
export function afterLook(ledger: Ledger, now: number): Ledger {
  const lostAt = ledger.open?.lostAt;
  return lostAt !== undefined && ledger.open && now - lostAt >= GIVE_UP_AFTER_MS
    ? withoutOpen(ledger, ledger.open.key)
    : ledger;
}
