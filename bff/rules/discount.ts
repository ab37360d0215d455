import type { End } from "./countdown.ts";

/**
 * Whether a discount has ended.
 * @param end ISO moment; null or an invalid one means no end
 * @param now milliseconds since the epoch
 */
export function hasEnded(end: string | null, now: number): boolean {
  return end !== null && Date.parse(end) <= now;
}

/**
 * When the first of some discounts ends.
 * @param ends ISO moments; ended and invalid ones are ignored
 * @returns null when none ends
 */
export function nextEnd(ends: readonly (string | null)[], now: number): End | null {
  const ahead = ends.map((end) => Date.parse(end ?? "")).filter((at) => at > now);
  const at = Math.min(...ahead);
  return ahead.length > 0 ? { at, left: at - now } : null;
}
