/** When a paid order is delivered: within 24 working hours (rule D5). */

/** The days on which a shop delivers, in Ulaanbaatar's time. */
export interface DeliveryCalendar {
  /** Days of the week, Monday is 1; at least one, so that there is a day to come. */
  weekdays: readonly [number, ...number[]];
  /** Days without delivery: `MM-DD` every year, `YYYY-MM-DD` once. */
  holidays: readonly string[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Ulaanbaatar is 8 hours ahead of UTC the year round. */
const UTC_OFFSET_MS = 8 * HOUR_MS;
/** The promised working hours; all 24 hours of a working day count, those of other days do not. */
const PROMISED_MS = 24 * HOUR_MS;

/**
 * The last day on which an order paid at a moment is delivered (rule D5).
 * @param paidAt milliseconds since the epoch
 * @returns the day in Ulaanbaatar, `YYYY-MM-DD`
 */
export function deliveryDay(paidAt: number, calendar: DeliveryCalendar): string {
  let now = paidAt + UTC_OFFSET_MS;
  let left = PROMISED_MS;
  for (;;) {
    const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
    if (isWorkingDay(dayOf(now), calendar)) {
      // A period that ends at midnight ends on the day before.
      if (left <= midnight - now) return dayOf(now + left - 1);
      left -= midnight - now;
    }
    now = midnight;
  }
}

/**
 * When a day in Ulaanbaatar ends: no delivery day differs before it.
 * @param time a moment in it, in milliseconds since the epoch; so is the result
 */
export function dayEnd(time: number): number {
  return (Math.floor((time + UTC_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - UTC_OFFSET_MS;
}

/** The day in Ulaanbaatar, `YYYY-MM-DD`, at a moment in milliseconds since the epoch. */
export function dayAt(time: number): string {
  return dayOf(time + UTC_OFFSET_MS);
}

/** The day of a week, Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function isWorkingDay(day: string, { weekdays, holidays }: DeliveryCalendar): boolean {
  return weekdays.includes(weekdayOf(day)) && !holidays.includes(day) && !holidays.includes(day.slice(5));
}
