/** `value` clamped to `min` … `max`, both included. If the range is empty, `max` wins. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/**
 * A requested amount or count as a whole number between `min` and `max`. Fractions are cut off, and an invalid number
 * counts as `min`.
 */
export function clampWhole(requested: number, min: number, max: number): number {
  return clamp(Number.isNaN(requested) ? min : Math.floor(requested), min, max);
}

/** A count as a badge prints it: `{ count: 100, over: true }` reads "100+". */
export interface CappedCount {
  count: number;
  over: boolean;
}

/** Caps a printed count at `cap`; exactly `cap` is printed as it is. */
export function capCount(count: number, cap: number): CappedCount {
  return { count: Math.min(count, cap), over: count > cap };
}
