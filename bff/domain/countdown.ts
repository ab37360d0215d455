/** Time left, in the four units of a countdown clock. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Time left until a promotion ends, or `null` when it has ended (rule G5: the countdown shows while the end time
 * is in the future). Seconds are rounded up, so a running countdown never reads zero.
 * @param end milliseconds since the epoch; an end that is not a time (`NaN`) counts as past
 * @param now milliseconds since the epoch
 */
export function timeLeft(end: number, now: number): TimeLeft | null {
  if (!(end > now)) return null;
  const seconds = Math.ceil((end - now) / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
