import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSpecCondition } from "#api/queries/spec-condition.ts";
import { ListedSpecs } from "./listed-specs.ts";

const written = (specs: ConstructorParameters<typeof ListedSpecs>[0]) => new ListedSpecs(specs).toJSON();

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
    // What holds a quote or a backslash is not asked for, even if it was listed; what stands beside it is.
    [[{ name: "Хэмжээ", values: ["O'Neil", "M", "a\\b", '15.6"', "15.6″"] }], " Хэмжээ in ('M')"],
    [[{ name: "RAM", values: ["') OR 1=1 --"] }], ""],
    [[{ name: "RAM", values: ["x".repeat(121)] }], ""],
    // Names that are no single word of SQL are not asked for either.
    [[{ name: "RAM in ('x') OR 1", values: ["1"] }], ""],
    [[{ name: "USB.ver", values: ["3"] }], ""],
    [[{ name: "1", values: ["1"] }], ""],
    [[{ name: "", values: ["1"] }], ""],
    [[{ name: "RAM", values: [] }], ""],
  ])("%j is %j", (specs, text) => {
    expect(written(specs)).toBe(text);
  });

  test("is read back by the grammar of the contract as the values that can be asked for, whatever the others hold", () => {
    const plain = fc.stringMatching(/^[\wА-Яа-яӨөҮү ,().#-]{1,12}$/).filter((value) => value.trim() !== "");
    const hostile = fc.stringMatching(/^.{0,6}['"\\].{0,6}$/);
    const specs = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[A-Za-zА-Яа-яӨөҮү_][A-Za-zА-Яа-я0-9_]{0,10}$/),
        plain: fc.uniqueArray(plain, { minLength: 1, maxLength: 4 }),
        hostile: fc.array(hostile, { maxLength: 3 }),
      }),
      { selector: ({ name }) => name, maxLength: 4 },
    );
    fc.assert(
      fc.property(specs, (chosen) => {
        const condition = written(chosen.map(({ name, plain, hostile }) => ({ name, values: [...hostile, ...plain] })));
        expect(parseSpecCondition(condition)).toEqual(chosen.map(({ name, plain }) => ({ name, values: plain })));
      }),
    );
  });
});
