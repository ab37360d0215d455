/** When visits begin, and that they are under way side by side. */

/** Shares of a shop's visits by the hour of its day, from midnight: a noon, and a higher evening. */
export const HOURS: readonly number[] = [
  ...[12, 7, 4, 3, 2, 3, 6, 12, 22, 32, 40, 46],
  ...[52, 48, 42, 40, 42, 48, 58, 72, 88, 84, 56, 28],
];

/** As many at every time. */
export const EVEN: readonly number[] = [1];

/**
 * When each visit of a period begins.
 * @param curve shares of equal parts of the period, in their order
 * @param visits how many in all
 * @param milliseconds of the period
 * @returns milliseconds from the period's beginning, in order
 */
export function startTimes(curve: readonly number[], visits: number, milliseconds: number): number[] {
  const whole = curve.reduce((sum, share) => sum + share, 0);
  const starts: number[] = [];
  let [nth, before] = [0, 0];
  for (let visit = 0; visit < visits; visit++) {
    const place = (visit * whole) / visits;
    while (place >= before + (curve[nth] ?? whole)) before += curve[nth++] ?? 0;
    starts.push(((nth + (place - before) / (curve[nth] ?? 1)) * milliseconds) / curve.length);
  }
  return starts;
}

export interface Played {
  /** Visits that were begun. */
  visits: number;
  /** How long a visit had to wait at the most because too many were under way, in milliseconds. */
  latest: number;
}

/**
 * Plays visits at their times; those that find `atOnce` under way begin when one has ended.
 * @param starts milliseconds from now, in order
 * @returns when all have ended
 */
export async function play(starts: readonly number[], atOnce: number, visit: () => Promise<void>): Promise<Played> {
  const begun = performance.now();
  const under = new Set<Promise<void>>();
  let latest = 0;
  for (const start of starts) {
    await pause(begun + start - performance.now());
    while (under.size >= atOnce) await Promise.race(under);
    latest = Math.max(latest, performance.now() - begun - start);
    const one = visit().finally(() => under.delete(one));
    under.add(one);
  }
  await Promise.all(under);
  return { visits: starts.length, latest };
}

/** @returns after so many milliseconds; at once for none */
export const pause = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
