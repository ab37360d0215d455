/** When a paid order is delivered: within 24 working hours (rule D5). */

/** The days on which the shop delivers, in Ulaanbaatar's time. */
export interface DeliveryCalendar {
  /** Days of the week, Monday is 1; at least one. */
  weekdays: ReadonlySet<number>;
  /** Days without delivery: `MM-DD` every year, `YYYY-MM-DD` once. */
  holidays: ReadonlySet<string>;
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
  return weekdays.has(weekdayOf(day)) && !holidays.has(day) && !holidays.has(day.slice(5));
}

/**
 * Reads the days of the week on which the shop delivers, `1,2,3,4,5`.
 * @returns null for a text that names none, or something else
 */
export function parseWeekdays(text: string): ReadonlySet<number> | null {
  const days = text.split(",").map(Number);
  return days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7) ? new Set(days) : null;
}

/**
 * Reads the days without delivery, `01-01,2027-02-07`; an empty text is none.
 * @returns null for a text with anything else, for a day that no calendar has, and where a year has no other days
 */
export function parseHolidays(text: string): ReadonlySet<string> | null {
  const days = text
    .split(",")
    .map((day) => day.trim())
    .filter(Boolean);
  // A leap year's, so that 29 February is one.
  const isDay = (day: string) => {
    const whole = day.length === 5 ? `2028-${day}` : day;
    const time = Date.parse(whole);
    return /^\d{4}-\d\d-\d\d$/.test(whole) && !Number.isNaN(time) && dayOf(time) === whole;
  };
  return days.length <= MAX_HOLIDAYS && days.every(isDay) ? new Set(days) : null;
}

/** Guarantees that a working day exists, so that the search for one ends. */
const MAX_HOLIDAYS = 50;
