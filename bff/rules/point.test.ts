import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { CITY_CENTRE, COUNTRY, formatPoint, isInCountry, parsePoint } from "./point.ts";

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const points = fc.record({ lat: degrees(90), long: degrees(180) });

describe("a point", () => {
  it("comes back as it was written, to a metre", () => {
    fc.assert(
      fc.property(points, (point) => {
        const read = parsePoint(formatPoint(point));
        expect(read?.lat).toBeCloseTo(point.lat, 4);
        expect(read?.long).toBeCloseTo(point.long, 4);
      }),
    );
  });

  test.each(["", "47.9", "47.9,", "a, b", "91, 106", "47.9, 181", "47.9, 106.9, 1", "4e1, 1e2", "NaN, NaN", "٤٧, ١٠٦"])(
    "%s is none",
    (text) => expect(parsePoint(text)).toBeNull(),
  );

  test.each(["47, 106", "47.5,106.5", "47.5, 106", "47, 106.5"])("%s is read as people write it too", (text) => {
    const [lat, long] = text.split(",").map(Number);
    expect(parsePoint(text)).toEqual({ lat, long });
  });

  it("has at most five decimals", () => {
    expect(parsePoint("47.9191434999, 106.9175970001")).toEqual({ lat: 47.91914, long: 106.9176 });
  });
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
