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

test("gives back any values that were written by the grammar", () => {
  const name = fc.stringMatching(/^[A-Za-zА-Яа-яӨөҮү0-9_]{1,20}$/);
  const clause = fc.record({ name, values: fc.array(fc.string(), { minLength: 1, maxLength: 4 }) });
  const quoted = (value: string) => `'${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
  fc.assert(
    fc.property(fc.uniqueArray(clause, { minLength: 1, maxLength: 4, selector: (one) => one.name }), (clauses) => {
      const text = clauses.map((one) => `${one.name} in (${one.values.map(quoted).join(", ")})`).join(" AND ");
      expect(parseSpecCondition(` ${text}`)).toEqual(clauses);
    }),
  );
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
