import fc from "fast-check";
import { expect, it } from "vitest";
import { contentMark } from "./content-mark.ts";

it("is the same for the same value, and another for another", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(contentMark(one)).toMatch(/^[0-9a-z]{9,11}$/);
      expect(contentMark(one) === contentMark(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

it.each([
  [1_000, 2_000],
  ["утас", "усат"],
  [
    ["Утас", true],
    ["Утас", null],
  ],
])("tells %j from %j, which is as long", (one, other) => {
  expect(contentMark(one)).not.toBe(contentMark(other));
});

it.each([
  [["Утас", 1_000], "2g6ujhpnekj"],
  ["", "3nj1ggyqd3"],
  [2_445, "07v18scn1"],
])("of %j stays the same in the next version of the shop, so that no kept picture is fetched again", (value, mark) => {
  expect(contentMark(value)).toBe(mark);
});
