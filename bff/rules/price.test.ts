import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { discountedUnitPrice, priceOf, toListPrice } from "./price.ts";

describe("discountedUnitPrice", () => {
  test.each([
    [1_000_000, 0, 1_000_000],
    [1_000_000, 15, 850_000],
    [999, 50, 500], // 499.5: the half goes up
    [1_001, 7.5, 926], // 925.925
    [1_499, 10, 1_349], // 1,349.1
    [125, 64.4, 45], // 44.5, which floating point alone makes 44.49999999999999
    [1_000, 100, 0],
    [1_000, 120, 0],
    [1_000, -5, 1_000],
  ])("%d less %d percent is %d", (price, discount, expected) => {
    expect(discountedUnitPrice(toListPrice(price), discount)).toBe(expected);
  });

  test("agrees with arithmetic on whole numbers, for any price and any tenth of a percent", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(1000), (price, tenths) => {
        const exact = (BigInt(price) * BigInt(1000 - tenths) + 500n) / 1000n;
        expect(discountedUnitPrice(toListPrice(price), tenths / 10)).toBe(Number(exact));
      }),
    );
  });

  test("refuses what is no number", () => {
    expect(() => discountedUnitPrice(toListPrice(1_000), Number.NaN)).toThrow(RangeError);
  });
});

test.each([
  [250_000, 10, { unitPrice: 225_000, oldPrice: 250_000, saving: 25_000 }],
  // Too small to change the price.
  [20, 1, { unitPrice: 20, oldPrice: null, saving: 0 }],
])("of %d less %d percent is shown %o", (price, discount, shown) => {
  expect(priceOf({ listPrice: toListPrice(price), discount })).toEqual(shown);
});
