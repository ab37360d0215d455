import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSpecCondition } from "#api/queries/spec-condition.ts";
import { specCondition } from "./spec-condition.ts";

describe("the spec condition", () => {
  test.each([
    [[], ""],
    [[{ name: "RAM", values: ["8GB"] }], " RAM in ('8GB')"],
    [
      [
        { name: "RAM", values: ["16GB", "8GB"] },
        { name: "Screen_size", values: ["15.6"] },
      ],
      " RAM in ('16GB', '8GB') AND Screen_size in ('15.6')",
    ],
    [[{ name: "Хэмжээ", values: ["O'Neil", "a\\b"] }], " Хэмжээ in ('O''Neil', 'a\\\\b')"],
    [[{ name: "RAM", values: ["') OR 1=1 --"] }], " RAM in (''') OR 1=1 --')"],
    // Names that are no single word of SQL are not asked for, even if they were listed.
    [[{ name: "RAM in ('x') OR 1", values: ["1"] }], ""],
    [[{ name: "a b", values: ["1"] }], ""],
    [[{ name: "1", values: ["1"] }], ""],
    [[{ name: "", values: ["1"] }], ""],
    [[{ name: "RAM", values: [] }], ""],
  ])("%j is %j", (specs, text) => {
    expect(specCondition(specs)).toBe(text);
  });

  test("is read back as exactly the same values by the grammar of the wire contract, whatever they hold", () => {
    const values = fc.uniqueArray(
      fc.oneof(fc.string(), fc.stringMatching(/^['\\ ,()a-]{0,12}$/), fc.constant("\\' OR 1=1 --")),
      { minLength: 1, maxLength: 4 },
    );
    const specs = fc.uniqueArray(
      fc.record({ name: fc.stringMatching(/^[A-Za-zА-Яа-яӨөҮү_][A-Za-zА-Яа-я0-9_]{0,10}$/), values }),
      { selector: ({ name }) => name, maxLength: 4 },
    );
    fc.assert(
      fc.property(specs, (chosen) => {
        expect(parseSpecCondition(specCondition(chosen))).toEqual(chosen);
      }),
    );
  });
});
