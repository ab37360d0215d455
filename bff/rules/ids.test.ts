import { expect, test } from "vitest";
import { idText } from "./fields.ts";
import { ID_DIGITS, parseId } from "./ids.ts";

test.each<[string, number | null]>([
  ["1", 1],
  ["007", 7],
  ["9999999999", 9_999_999_999],
  ["10000000000", null],
  ...["0", "000", "", " 1", "1 ", "-1", "+1", "1.5", "1e3", "0x1", "٣", "1\n"].map((text): [string, null] => [
    text,
    null,
  ]),
])("%o is the id %o, in addresses and for the BFF's routes", (text, id) => {
  expect([parseId(text), idText.safeParse(text).data ?? null]).toEqual([id, id]);
  if (id !== null) expect(new RegExp(`^${ID_DIGITS}$`).test(String(id))).toBe(true);
});
