/**
 * Whether a discount has ended.
 * @param end ISO moment; null or an invalid one means no end
 * @param now milliseconds since the epoch
 */
export function hasEnded(end: string | null, now: number): boolean {
  return end !== null && Date.parse(end) <= now;
}

/**
 * Milliseconds until the first of some discounts ends.
 * @param ends ISO moments; ended and invalid ones are ignored
 * @returns null when none ends
 */
export function untilNextEnd(ends: readonly (string | null)[], now: number): number | null {
  const left = ends.map((end) => Date.parse(end ?? "") - now).filter((time) => time > 0);
  return left.length > 0 ? Math.min(...left) : null;
}
