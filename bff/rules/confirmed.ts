/** What a shopper confirms with an order, and how it differs from what the order would be now (rule O1). */
import type { Tugrik } from "./money.ts";
import { discountedUnitPrice } from "./price.ts";
import type { PricedLine } from "./totals.ts";

export interface ConfirmedLine extends PricedLine {
  id: number;
}

/** Everything that stands on a confirm page. */
export interface Confirmed {
  lines: ConfirmedLine[];
  /** A digest of the address. */
  address: string;
  fee: Tugrik;
  coupon: { code: string; off: Tugrik } | null;
  bonusUsed: Tugrik;
  /** The payment methods that are offered. */
  methods: string[];
  total: Tugrik;
}

/**
 * `stock`: fewer pieces are left; `quantity`: the cart was changed elsewhere; `added`, `removed`: a line that is new or
 * gone; `price` of one piece; `terms`: discount or bonus of a line at the same price. The others are sums, and what has
 * no numbers.
 */
export type Difference =
  | { what: "stock" | "quantity" | "price" | "added" | "removed"; id: number; from: number; to: number }
  | { what: "terms"; id: number }
  | { what: "fee" | "coupon" | "bonus" | "total"; from: number; to: number }
  | { what: "address" | "methods" };

/**
 * Every difference between what was confirmed and what is now.
 * @param cutIds lines that stock has cut
 */
export function differences(before: Confirmed, now: Confirmed, cutIds: ReadonlySet<number>): Difference[] {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const current = new Map(now.lines.map((line) => [line.id, line]));
  const removed = before.lines.filter(({ id }) => !current.has(id));
  return [
    ...now.lines.flatMap((line) => lineDifferences(known.get(line.id), line, cutIds.has(line.id))),
    ...removed.map(({ id, quantity }): Difference => ({ what: "removed", id, from: quantity, to: 0 })),
    ...sum("fee", before.fee, now.fee),
    ...sum("coupon", before.coupon?.off ?? 0, now.coupon?.off ?? 0),
    // A different coupon is a difference even when it takes off the same amount.
    ...(before.coupon && now.coupon && before.coupon.code !== now.coupon.code && before.coupon.off === now.coupon.off
      ? [{ what: "coupon", from: before.coupon.off, to: now.coupon.off } as const]
      : []),
    ...sum("bonus", before.bonusUsed, now.bonusUsed),
    ...(before.address === now.address ? [] : [{ what: "address" } as const]),
    ...(before.methods.join() === now.methods.join() ? [] : [{ what: "methods" } as const]),
    ...sum("total", before.total, now.total),
  ];
}

function lineDifferences(before: ConfirmedLine | undefined, now: ConfirmedLine, isCut: boolean): Difference[] {
  const { id } = now;
  if (!before) return [{ what: "added", id, from: 0, to: now.quantity }];
  const pieces: Difference = { what: isCut ? "stock" : "quantity", id, from: before.quantity, to: now.quantity };
  const from = discountedUnitPrice(before.listPrice, before.discount);
  const to = discountedUnitPrice(now.listPrice, now.discount);
  const hasOtherTerms =
    before.listPrice !== now.listPrice || before.discount !== now.discount || before.bonusPercent !== now.bonusPercent;
  return [
    ...(before.quantity === now.quantity ? [] : [pieces]),
    ...(from === to ? [] : [{ what: "price", id, from, to } as const]),
    ...(from === to && hasOtherTerms ? [{ what: "terms", id } as const] : []),
  ];
}

const sum = (what: "fee" | "coupon" | "bonus" | "total", from: number, to: number): Difference[] =>
  from === to ? [] : [{ what, from, to }];
