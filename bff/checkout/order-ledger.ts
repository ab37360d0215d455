/**
 * What is remembered of one customer's orders, and whether another may be sent (rule O2). Pure: the Durable Object of
 * the customer (`order-gate.ts`) keeps the ledger and asks here.
 */

import type { DeliveryAddress } from "../domain/delivery-address.ts";
import type { PaymentMethod } from "../domain/payment.ts";
import type { UnitPrice } from "../domain/price.ts";

/** Milliseconds after which a submit that never reported back counts as lost: the write deadline and a margin. */
const LONGEST_SENDING = 15_000;
/** Milliseconds in which the same goods again are asked about first. */
const SAME_AGAIN = 10 * 60_000;
/** Milliseconds after which a lost submit that no look has found has come to nothing. */
const GIVEN_UP = 10 * 60_000;
/** Milliseconds that anything here is remembered. */
export const REMEMBERED = 24 * 60 * 60_000;
/** Milliseconds in which an empty checkout leads to the order before it. */
const JUST_ORDERED = 60 * 60_000;

/**
 * What a customer confirmed, for the order's page: the API tells neither what was paid for a line nor where the order
 * goes (docs/api.md, section 5).
 */
export interface OrderRecord {
  /** `price` is the name in the records that are kept already. */
  lines: { id: number; quantity: number; price: UnitPrice }[];
  address: DeliveryAddress;
}

/** Milliseconds that such a record is kept: longer than an order waits for its payment and is on its way. */
export const RECORD_KEPT = 30 * 24 * 60 * 60_000;

/** A submit on its way, or one whose answer was lost. */
export interface OpenSubmit {
  /** The form's single-use key. */
  key: string;
  /** What it orders: `linesOf`. */
  lines: string;
  since: number;
  /** When its answer was known to be lost. */
  lostAt?: number;
  /** Numbers of the orders that the customer had before. */
  known: string[];
  /** Number of the draft that it submits, where the API told one. */
  draft: string | null;
  record?: OrderRecord;
  /** Absent in ledgers of before. */
  payment?: PaymentMethod | undefined;
}

export interface PlacedOrder {
  key: string;
  lines: string;
  invoiceId: string;
  /** How it is to be paid, where that is known. */
  payment?: PaymentMethod | undefined;
  at: number;
}

export interface Ledger {
  /** The address that the API holds: the key of its form, and the fee that it was told. */
  address?: { key: string; fee: number };
  open?: OpenSubmit;
  /** Newest last. */
  placed: PlacedOrder[];
}

/** What a submit brings. */
export interface SubmitRequest {
  key: string;
  lines: string;
  known: string[];
  draft: string | null;
  /** What was confirmed. */
  record?: OrderRecord;
  payment?: PaymentMethod;
  /**
   * What the shopper was told of and wants to order once more in spite of: orders' numbers, and the key of a submit
   * whose answer was lost.
   */
  again: readonly string[];
  /** Whether the caller has just looked for the order of the lost submit and found none. */
  hasLooked: boolean;
  /** Milliseconds after a loss in which nothing is sent. */
  quiet: number;
}

/**
 * `send`: it goes out, and `fee` is what the API was told with the address. `look`: an earlier answer was lost; look
 * for its order first. `placed`: there is the order of this very form. `unresolved`: nothing is sent while it is not
 * known what became of the last submit. `stands`: an order with these goods was made just now, and the shopper has not
 * been told. `outdated`: the API holds another address.
 */
export type Admission =
  | { next: "send"; fee: number }
  | { next: "look"; open: OpenSubmit }
  | { next: "placed"; invoiceId: string; payment?: PaymentMethod | undefined }
  | { next: "stands"; invoiceId: string }
  | { next: "unresolved" | "outdated" };

/** What an order consists of, for telling the same goods again: ids and pieces, in the order of ids. */
export function linesOf(items: readonly { id: number; quantity: number }[]): string {
  return [...items]
    .sort((a, b) => a.id - b.id)
    .map(({ id, quantity }) => `${id}.${quantity}`)
    .join("_");
}

/** The ledger with what is too old left out, and a submit that never reported back counted as lost. */
export function settled(ledger: Ledger, now: number): Ledger {
  const { open } = ledger;
  const isLost = open && open.lostAt === undefined && now - open.since >= LONGEST_SENDING;
  return {
    ...ledger,
    placed: ledger.placed.filter(({ at }) => now - at < REMEMBERED),
    ...(isLost ? { open: { ...open, lostAt: open.since + LONGEST_SENDING } } : {}),
  };
}

/** Milliseconds until a submit that is on its way counts as lost; null when none is on its way. */
export function sendingLeft({ open }: Ledger, now: number): number | null {
  return open && open.lostAt === undefined ? open.since + LONGEST_SENDING - now : null;
}

/**
 * Decides about a submit.
 * @param ledger settled
 */
export function admit(ledger: Ledger, request: SubmitRequest, now: number): { answer: Admission; ledger: Ledger } {
  const refuse = (answer: Admission) => ({ answer, ledger });
  const own = ledger.placed.find(({ key }) => key === request.key);
  if (own) return refuse({ next: "placed", invoiceId: own.invoiceId, payment: own.payment });
  const { open } = ledger;
  if (open) {
    // A twin of the request that is sending never sends itself.
    if (open.lostAt === undefined) return refuse({ next: "unresolved" });
    if (!request.hasLooked) return refuse({ next: "look", open });
    if (!request.again.includes(open.key) || now - open.lostAt < request.quiet) return refuse({ next: "unresolved" });
  }
  const same = sameGoods(ledger, request.lines, now);
  if (same && !request.again.includes(same.invoiceId)) return refuse({ next: "stands", invoiceId: same.invoiceId });
  if (ledger.address?.key !== request.key) return refuse({ next: "outdated" });
  const { key, lines, known, draft, record, payment } = request;
  return {
    answer: { next: "send", fee: ledger.address.fee },
    ledger: { ...ledger, open: { key, lines, known, draft, payment, since: now, ...(record ? { record } : {}) } },
  };
}

/** The newest order with these goods, as long as the same again is more likely a slip than a wish. */
export function sameGoods({ placed }: Ledger, lines: string, now: number): PlacedOrder | undefined {
  return placed.findLast((order) => order.lines === lines && now - order.at < SAME_AGAIN);
}

/** The order that was made just now. */
export function lastOrder({ placed }: Ledger, now: number): PlacedOrder | undefined {
  return placed.findLast(({ at }) => now - at < JUST_ORDERED);
}

/** The ledger with an order: the one that was being sent, or one found after its answer was lost. */
export function withPlaced(ledger: Ledger, key: string, invoiceId: string, now: number): Ledger {
  const { open, placed, ...rest } = ledger;
  const own = open?.key === key ? open : undefined;
  const order = { key, lines: own?.lines ?? "", invoiceId, payment: own?.payment, at: now };
  const others = placed.filter((other) => other.invoiceId !== invoiceId);
  return { ...rest, placed: [...others, order], ...(open && open.key !== key ? { open } : {}) };
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

/** The ledger after a look that found nothing: in time a lost submit has come to nothing. */
export function afterLook(ledger: Ledger, now: number): Ledger {
  const lostAt = ledger.open?.lostAt;
  return lostAt !== undefined && ledger.open && now - lostAt >= GIVEN_UP
    ? withoutOpen(ledger, ledger.open.key)
    : ledger;
}
