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

/** A future end, as a page sends it to the browser. */
export interface End {
  /** Milliseconds since the epoch. */
  at: number;
  /** Milliseconds until then, when the page was made. */
  left: number;
}

/**
 * Milliseconds until an end, by a browser's clock where that can be right: it then knows for how long the page was on
 * its way. A clock that is wrong would put the end before or after what the server says.
 * @param now milliseconds since the epoch, by the browser's clock
 * @param age the longest time since the page was made, in milliseconds
 */
export function untilEnd({ at, left }: End, now: number, age: number): number {
  const byClock = at - now;
  return byClock <= left && byClock >= left - age ? byClock : left;
}
