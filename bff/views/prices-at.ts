/** Replies as of a given time: they are cached, and discounts in them may end meanwhile. */
import { hasEnded } from "../rules/discount.ts";

/**
 * A reply without its ended discounts. Not every list says when a discount ends: if one row of the reply does, it
 * applies to the product's other rows too, so that one page shows one price.
 * @returns the reply itself if nothing in it has ended; `until`, the time at which it will differ (Infinity: never)
 */
export function pricesAt<Reply>(reply: Reply, now: number): { reply: Reply; until: number } {
  const ended = new Set<unknown>();
  let until = Number.POSITIVE_INFINITY;
  eachDiscount(reply, (row) => {
    const end = "discount_end_time" in row && typeof row.discount_end_time === "string" ? row.discount_end_time : null;
    if (hasEnded(end, now)) ended.add(keyOf(row));
    else if (end !== null && Date.parse(end) < until) until = Date.parse(end);
  });
  // What is changed are numbers in rows: the reply's own shape stays.
  return { reply: ended.size === 0 ? reply : (without(reply, ended) as Reply), until };
}

/** A product by its number; a row without one stands for itself. */
const keyOf = (row: object): unknown => ("id" in row ? row.id : row);

function eachDiscount(value: unknown, visit: (row: object) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (isDiscounted(value)) visit(value);
  else for (const part of Object.values(value)) eachDiscount(part, visit);
}

function without(value: unknown, ended: ReadonlySet<unknown>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isDiscounted(value)) return ended.has(keyOf(value)) ? { ...value, discount: 0 } : value;
  if (Array.isArray(value)) return value.map((item) => without(item, ended));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part, ended)]));
}

function isDiscounted(value: object): boolean {
  return "discount" in value && typeof value.discount === "number" && value.discount > 0;
}
