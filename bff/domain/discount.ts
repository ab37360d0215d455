/**
 * Whether a discount that ends then has ended.
 * @param end ISO moment; null, and what is no moment, is no end
 * @param now milliseconds since the epoch
 */
export function hasEnded(end: string | null, now: number): boolean {
  return end !== null && Date.parse(end) <= now;
}

/**
 * Milliseconds until the first of some discounts ends.
 * @param ends ISO moments; what has ended, and what is no moment, does not count
 * @returns null where none ends
 */
export function untilNextEnd(ends: readonly (string | null)[], now: number): number | null {
  const left = ends.map((end) => Date.parse(end ?? "") - now).filter((time) => time > 0);
  return left.length > 0 ? Math.min(...left) : null;
}
