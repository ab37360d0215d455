/**
 * Whether a discount has ended.
 * @param end ISO moment; null or an invalid one means no end
 * @param now milliseconds since the epoch
 */
export function hasEnded(end: string | null, now: number): boolean {
  return end !== null && Date.parse(end) <= now;
}
