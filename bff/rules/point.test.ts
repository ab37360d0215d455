import { expect, test } from "vitest";
import { CITY_CENTRE, COUNTRY, formatPoint, isInCountry, parsePoint } from "./point.ts";

test.each(["", "47.9", "47.9,", "a, b", "91, 106", "47.9, 181", "47.9, 106.9, 1", "4e1, 1e2", "NaN, NaN", "٤٧, ١٠٦"])(
  "%s is no point",
  (text) => expect(parsePoint(text)).toBeNull(),
);

test.each<[string, lat: number, long: number]>([
  ["47.5,106", 47.5, 106],
  ["-47, 106.5", -47, 106.5],
  ["47.9191434999, 106.9175970001", 47.91914, 106.9176],
])("%s is a point, to five decimals, and is read again as it is written", (text, lat, long) => {
  expect(parsePoint(text)).toEqual({ lat, long });
  expect(parsePoint(formatPoint({ lat, long }))).toEqual({ lat, long });
});

test.each<[string, number, number, boolean]>([
  ["Ulaanbaatar", CITY_CENTRE.lat, CITY_CENTRE.long, true],
  ["Baganuur", 47.8286, 108.3622, true],
  ["Ölgii", 48.9683, 89.9625, true],
  ["the south edge", COUNTRY.south, 105, true],
  ["below it", COUNTRY.south - 0.00001, 105, false],
  ["the north edge", COUNTRY.north, 105, true],
  ["above it", COUNTRY.north + 0.00001, 105, false],
  ["the west edge", 48, COUNTRY.west, true],
  ["left of it", 48, COUNTRY.west - 0.00001, false],
  ["the east edge", 48, COUNTRY.east, true],
  ["right of it", 48, COUNTRY.east + 0.00001, false],
  ["Seoul", 37.5665, 126.978, false],
  ["nowhere", 0, 0, false],
  ["latitude and longitude swapped", CITY_CENTRE.long, CITY_CENTRE.lat, false],
])("%s", (_, lat, long, isIn) => expect(isInCountry({ lat, long })).toBe(isIn));
