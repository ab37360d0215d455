import { expect, test } from "vitest";
import { addressesOf, drawn } from "./addresses.ts";

test("addresses are many, each once, and products of the whole catalogue", () => {
  const products = Array.from({ length: 100_000 }, (_, nth) => nth + 1);
  const addresses = addressesOf({ products, categories: [1, 2, 3] });
  expect(new Set(addresses).size).toBe(10_000);
  expect(addresses[6_999]).toBe("/single-product/99986");
  expect(addressesOf({ products: [7], categories: [1] })).toHaveLength(1 + 2_000 + 1_000);
});

test("the first of a thousand is asked for a tenth of the time, the last hardly ever", () => {
  const addresses = Array.from({ length: 1_000 }, (_, nth) => `/${nth}`);
  const share = (nth: number) =>
    Array.from({ length: 10_000 }, (_, draw) => drawn(addresses, (draw + 0.5) / 10_000)).filter(
      (address) => address === `/${nth}`,
    ).length / 10_000;
  expect(share(0)).toBeCloseTo(0.1, 1);
  expect(share(999)).toBeLessThan(0.001);
  expect(drawn(addresses, 0.999_999)).toBe("/999");
  expect(drawn([], 0.5)).toBe("/");
});
