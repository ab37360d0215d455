import fc from "fast-check";
import { expect, test } from "vitest";
import { compareAddress, readCompareAddress } from "./compare-address.ts";

const read = (search: string) => readCompareAddress(new URLSearchParams(search));

test.each([
  ["", null],
  ["ids=", []],
  ["ids=3,1,2", [3, 1, 2]],
  ["ids=3&ids=1", [3, 1]],
  ["ids=3,3,1", [3, 1]],
  ["ids=1,2,3,4,5", [1, 2, 3, 4]],
  ["ids=a,-1,0,1.5,%201,2", [2]],
  ["ids=12345678901,7", [7]],
])("?%s names %o", (search, ids) => {
  expect(read(search).ids).toEqual(ids);
});

test("an address and its state are equivalent", () => {
  const list = fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999_999 }), { maxLength: 4 });
  const made = fc.record({ ids: fc.option(list), differences: fc.boolean() });
  fc.assert(
    fc.property(made, (address) => {
      expect(readCompareAddress(new URL(compareAddress(address), "https://shop.test").searchParams)).toEqual(address);
    }),
  );
});
