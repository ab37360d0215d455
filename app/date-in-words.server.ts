import { weekdayOf } from "#bff/rules/delivery-day.ts";
import type { Translate } from "./words/translate.server.ts";

const ENGLISH_MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/**
 * A day as a sentence names it: `11 сарын 24, мягмар`. Only on the server, because browsers differ in their Mongolian
 * locale data.
 * @param day `YYYY-MM-DD`
 */
export function dayInWords(t: Translate, day: string): string {
  const [, month = 1, date = 1] = day.split("-").map(Number);
  const monthName = ENGLISH_MONTH.format(new Date(day));
  const weekday = t("dates.weekdays").split(", ")[weekdayOf(day) - 1] ?? "";
  return t("dates.day", { month, monthName, day: date, weekday });
}
