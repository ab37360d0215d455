import { expect, test } from "vitest";
import { IDEMPOTENCY_KEY, newIdempotencyKey } from "./idempotency-key.ts";

test.each([
  ["k3x9a", true],
  ["00000", true],
  ["k3x9", false],
  ["k3x9ab1234567890abcde", false],
  ["K3X9A", false],
  ["k3-9a", false],
  ["k3x9a\n", false],
  ["", false],
])("%j is a key: %s", (text, isKey) => {
  expect(IDEMPOTENCY_KEY.test(text)).toBe(isKey);
});

test("a new key is one, and another each time", () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(keys.every((key) => IDEMPOTENCY_KEY.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(100);
});
