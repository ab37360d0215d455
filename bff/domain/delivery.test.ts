import { describe, expect, test } from "vitest";
import { deliveryEstimate, deliveryFee, deliveryZone, parseKhoroos } from "./delivery.ts";

describe("parseKhoroos", () => {
  test.each([
    ["1,2,3", [1, 2, 3]],
    [" 1, 2 ,3 ", [1, 2, 3]],
    ["12", [12]],
    ["4,,5,", [4, 5]],
    ["7,x,-1,0,2.5", [7]],
    ["", []],
    [" ", []],
    [null, []],
  ])("%o is %o", (text, expected) => {
    expect([...parseKhoroos(text)]).toEqual(expected);
  });
});

describe("deliveryZone", () => {
  const district = { cheapKhoroo: "1,2,11", middleKhoroo: "2,20,21" };

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
    expect(deliveryZone(1, { cheapKhoroo: null, middleKhoroo: null })).toBe("other");
  });
});

describe("deliveryFee", () => {
  test.each([
    [0, "cheap", 3_000],
    [200_000, "cheap", 3_000],
    [200_000, "middle", 8_000],
    [200_000, "other", 5_000],
    [200_001, "cheap", 5_000],
    [200_001, "middle", 5_000],
    [200_001, "other", 5_000],
  ] as const)("of %d to a %s khoroo is %d", (payable, zone, expected) => {
    expect(deliveryFee(payable, zone)).toBe(expected);
  });
});

test.each([
  [0, { min: 3_000, max: 8_000 }],
  [200_000, { min: 3_000, max: 8_000 }],
  [200_001, { min: 5_000, max: 5_000 }],
])("before the address is known, delivery of %d costs %o", (payable, expected) => {
  expect(deliveryEstimate(payable)).toEqual(expected);
});
