import { expect, test } from "vitest";
import { addToCompare, removeFromCompare, replaceInCompare, restoreToCompare } from "./compare.ts";

test.each([
  [[], 1, "added", [1]],
  [[1, 2, 3], 4, "added", [1, 2, 3, 4]],
  [[1, 2], 2, "present", [1, 2]],
  [[1, 2, 3, 4], 5, "full", [1, 2, 3, 4]],
  [[1, 2, 3, 4], 3, "present", [1, 2, 3, 4]], // there already, so no fifth product
])("%o and %d: %s, %o", (ids, id, outcome, expected) => {
  expect(addToCompare(ids, id)).toEqual({ outcome, ids: expected });
});

test.each([
  [[1, 2, 3], 2, [1, 3]],
  [[1, 2, 3], 9, [1, 2, 3]],
])("%o without %d is %o", (ids, id, expected) => {
  expect(removeFromCompare(ids, id)).toEqual(expected);
});

test.each([
  [[1, 3], 2, 1, [1, 2, 3]],
  [[1, 2], 3, 9, [1, 2, 3]],
  [[1, 2, 3], 2, 0, [1, 2, 3]],
  [[1, 2, 3, 4], 5, 0, [1, 2, 3, 4]],
])("%o with %d put back at %d is %o", (ids, id, place, expected) => {
  expect(restoreToCompare(ids, id, place).ids).toEqual(expected);
});

test.each([
  [[1, 2, 3, 4], 2, 5, [1, 5, 3, 4]],
  [[1, 2, 3, 4], 2, 4, [1, 3, 4]],
  [[1, 2], 9, 5, [1, 2]],
])("%o with %d replaced by %d is %o", (ids, old, id, expected) => {
  expect(replaceInCompare(ids, old, id)).toEqual(expected);
});
