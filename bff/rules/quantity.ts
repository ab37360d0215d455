/** Longest text of a quantity that is read, and kept for the page that answers its form, in UTF-16 units. */
export const MAX_QUANTITY_LENGTH = 12;

/** Ends a kept text that was longer. */
export const CUT = "…";

/** Whether a text, or the one that it is what was kept of, is longer than any quantity. */
export const isTooLong = (typed: string): boolean => typed.trim().length > MAX_QUANTITY_LENGTH || typed.endsWith(CUT);

/**
 * Reads how many pieces a shopper typed: digits 0 to 9 alone, spaces around them aside. The stock (stock.ts) decides
 * whether there are enough, so the text's length is the only upper bound.
 * @returns a whole number of 1 or more; null for everything else (1e9, 2.5, -1, ٥, nothing), which is never turned into
 *   a number
 */
export function parseQuantity(typed: string): number | null {
  const text = typed.trim();
  if (text.length > MAX_QUANTITY_LENGTH || !/^[0-9]+$/.test(text)) return null;
  const pieces = Number(text);
  return pieces >= 1 ? pieces : null;
}
