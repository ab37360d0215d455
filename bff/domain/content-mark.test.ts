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
