import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSpecCondition } from "./spec-condition.ts";

test("reads the contract's example, and nothing from nothing", () => {
  expect(parseSpecCondition("")).toEqual([]);
  expect(parseSpecCondition(" RAM in ('8GB', '16GB') AND Screen_size in ('15.6')")).toEqual([
    { name: "RAM", values: ["8GB", "16GB"] },
    { name: "Screen_size", values: ["15.6"] },
  ]);
});

test("takes any text as values or refuses it, and never as anything else", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        parseSpecCondition(` RAM in ('${text}')`);
      } catch (error) {
        expect(error).toMatchObject({ message: "The spec condition is not understood" });
        // Refused only for a quote or backslash that is not doubled.
        expect(text.replaceAll("''", "").replaceAll("\\\\", "")).toMatch(/['\\]/);
      }
    }),
  );
});
