import { describe, expect, test } from "vitest";
import { deliveryEstimate, deliveryFee, deliveryZone, feeReason, parseKhoroos, zonesOf } from "./delivery.ts";

test.each([
  ["1,2,3", [1, 2, 3]],
  [" 1, 2 ,3 ", [1, 2, 3]],
  ["12", [12]],
  ["4,,5,", [4, 5]],
  ["7,x,-1,0,2.5", [7]],
  ["", []],
  [" ", []],
  [null, []],
])("a list of khoroos %o is %o", (text, expected) => {
  expect([...parseKhoroos(text)]).toEqual(expected);
});

describe("deliveryZone", () => {
  const district = { cheap_khoroo: "1,2,11", middle_khoroo: "2,20,21" };

  test.each([
    [1, "cheap"],
    [11, "cheap"],
    [20, "middle"],
    [3, "other"],
    [2, "cheap"], // in both lists
  ] as const)("khoroo %d is %s", (khoroo, expected) => {
    expect(deliveryZone(khoroo, district)).toBe(expected);
  });

  test("a district without lists has one fee", () => {
    expect(deliveryZone(1, { cheap_khoroo: null, middle_khoroo: null })).toBe("other");
  });
});

test.each([
  [200_000, "cheap", 3_000],
  [200_000, "middle", 8_000],
  [200_000, "other", 5_000],
  [200_001, "cheap", 5_000],
  [200_001, "middle", 5_000],
  [200_001, "other", 5_000],
] as const)("the fee of %d to a %s khoroo is %d", (payable, zone, expected) => {
  expect(deliveryFee(payable, zone)).toBe(expected);
});

test.each([
  [200_000, { min: 3_000, max: 8_000 }],
  [200_001, { min: 5_000, max: 5_000 }],
])("before the address is known, delivery of %d costs %o", (payable, expected) => {
  expect(deliveryEstimate(payable)).toEqual(expected);
});

test.each([
  [1, 12, { min: 3_000, max: 8_000 }],
  [1, 4, { min: 3_000, max: 5_000 }],
  [1, 3, { min: 3_000, max: 3_000 }],
  [200_001, 12, { min: 5_000, max: 5_000 }],
])("delivery of %d in a district of %d khoroos costs %o", (payable, khoroos, expected) => {
  const district = { cheap_khoroo: "1,2,3,11", middle_khoroo: "5,30" };
  expect(deliveryEstimate(payable, zonesOf(district, khoroos))).toEqual(expected);
});

test.each([
  [200_001, 0, "flat"],
  [200_000, 0, "place"],
  [200_000, 1, "coupon"],
  [150_000, 50_000, "place"],
  [150_000, 50_001, "coupon"],
  [300_000, 50_000, "flat"],
] as const)("the fee for %d after a coupon of %d is by %s", (payable, coupon, reason) => {
  expect(feeReason(payable, coupon)).toBe(reason);
});

test("a district of the API names its khoroos by zone", () => {
  const district = { cheap_khoroo: "1,2", middle_khoroo: "3" };
  expect([1, 3, 4].map((khoroo) => deliveryZone(khoroo, district))).toEqual(["cheap", "middle", "other"]);
});
