import { expect, test } from "vitest";
import { WRITE_ID } from "./write-id.ts";

test.each([
  ["k3x9a", true],
  ["00000", true],
  ["k3x9", false],
  ["k3x9ab", false],
  ["K3X9A", false],
  ["k3-9a", false],
  ["k3x9a\n", false],
  ["", false],
])("%j is the id of a write: %s", (text, isId) => {
  expect(WRITE_ID.test(text)).toBe(isId);
});
