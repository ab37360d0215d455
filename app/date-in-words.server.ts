import { weekdayOf } from "#bff/rules/delivery-day.ts";
import type { Translate, WordKey } from "./words/translate.server.ts";

const MONTHS = [
  "dates.month1",
  "dates.month2",
  "dates.month3",
  "dates.month4",
  "dates.month5",
  "dates.month6",
  "dates.month7",
  "dates.month8",
  "dates.month9",
  "dates.month10",
  "dates.month11",
  "dates.month12",
] as const satisfies WordKey[];
const WEEKDAYS = [
  "dates.weekday1",
  "dates.weekday2",
  "dates.weekday3",
  "dates.weekday4",
  "dates.weekday5",
  "dates.weekday6",
  "dates.weekday7",
] as const satisfies WordKey[];

/**
 * A day as a sentence names it: `11 сарын 24, мягмар`. Only on the server, because browsers differ in their Mongolian
 * locale data.
 * @param day `YYYY-MM-DD`
 */
export function dayInWords(t: Translate, day: string): string {
  const [, month = 1, date = 1] = day.split("-").map(Number);
  return t("dates.day", {
    month: t(MONTHS[month - 1] ?? MONTHS[0]),
    day: date,
    weekday: t(WEEKDAYS[weekdayOf(day) - 1] ?? WEEKDAYS[0]),
  });
}
