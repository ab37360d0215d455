import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deliveryCalendar } from "#app/brand.ts";
import { type DeliveryCalendar, dayAt, dayEnd, deliveryDay, weekdayOf } from "./delivery-day.ts";

const CALENDAR: DeliveryCalendar = {
  weekdays: [1, 2, 3, 4, 5],
  holidays: ["01-01", "07-11", "07-12", "07-13", "07-14", "07-15", "11-26", "2027-02-08"],
};
/** A moment in Ulaanbaatar. */
const at = (text: string) => Date.parse(`${text}+08:00`);

describe("paid at a moment, an order comes by a day (rule D5)", () => {
  test.each([
    // A Tuesday.
    ["2026-11-24T00:00", "2026-11-24"],
    ["2026-11-24T00:01", "2026-11-25"],
    ["2026-11-24T23:59", "2026-11-25"],
    // Thursday is a holiday.
    ["2026-11-25T10:00", "2026-11-27"],
    ["2026-11-26T10:00", "2026-11-27"],
    // A weekend, with the last minute before it and the first after.
    ["2026-11-20T23:59", "2026-11-23"],
    ["2026-11-21T10:00", "2026-11-23"],
    ["2026-11-22T23:59", "2026-11-23"],
    ["2026-11-23T00:00", "2026-11-23"],
    // Naadam, in 2026 from Saturday to Wednesday.
    ["2026-07-10T12:00", "2026-07-16"],
    // New Year on a Friday, then a weekend.
    ["2026-12-31T12:00", "2027-01-04"],
    // A holiday of one year alone.
    ["2027-02-05T12:00", "2027-02-09"],
    // 29 February.
    ["2028-02-28T12:00", "2028-02-29"],
  ])("%s: %s", (paid, day) => {
    expect(deliveryDay(at(paid), CALENDAR)).toBe(day);
  });

  test("the later it is paid, the later it comes, never on a day without delivery, and one working day away at most", () => {
    const moment = fc.integer({ min: at("2026-01-01T00:00"), max: at("2032-01-01T00:00") });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400 * 3_600_000 }), (paid, later) => {
        const day = deliveryDay(paid, CALENDAR);
        expect(deliveryDay(paid + later, CALENDAR) >= day).toBe(true);
        expect(CALENDAR.weekdays.includes(weekdayOf(day))).toBe(true);
        expect(CALENDAR.holidays.includes(day) || CALENDAR.holidays.includes(day.slice(5))).toBe(false);
        expect(Date.parse(day) - paid).toBeLessThan(14 * 24 * 3_600_000);
      }),
    );
  });

  test("it stays the same until the day of the payment ends, in Ulaanbaatar", () => {
    expect(dayEnd(at("2026-11-24T23:59"))).toBe(at("2026-11-25T00:00"));
    expect(dayEnd(at("2026-11-25T00:00"))).toBe(at("2026-11-26T00:00"));
  });

  test("a shop that delivers on every day needs a day and a night", () => {
    const always: DeliveryCalendar = { weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [] };
    expect(deliveryDay(at("2026-11-21T15:00"), always)).toBe("2026-11-22");
  });
});

test("a moment's day is that of Ulaanbaatar", () => {
  expect([at("2026-11-24T00:00"), at("2026-11-23T23:59")].map(dayAt)).toEqual(["2026-11-24", "2026-11-23"]);
});

test("the shop's own days without delivery are days of a calendar", () => {
  // A leap year's, so that 29 February is one.
  const days = deliveryCalendar.holidays.map((day) => (day.length === 5 ? `2028-${day}` : day));
  expect(days.map((day) => dayAt(Date.parse(day)))).toEqual(days);
});
