import { expect, test } from "vitest";
import { sources } from "./sources.ts";

test("a choice applies at once, and the price slider has its step, as rules L6 and L7 say", () => {
  const rules = Object.entries(sources).map(([name, { appliesAtOnce, priceStep }]) => [name, appliesAtOnce, priceStep]);
  expect(rules).toEqual([
    ["category", true, 1_000],
    ["subCategory", true, 100],
    ["search", true, 1_000],
    ["newArrival", false, 1_000],
    ["discounted", false, 1_000],
    ["brand", false, 1_000],
    ["event", false, 1_000],
  ]);
});
