import { expect, test } from "vitest";
import { addToCompare, restoreToCompare } from "./compare.ts";

test.each([
  [[], 1, "added", [1]],
  [[1, 2, 3], 4, "added", [1, 2, 3, 4]],
  [[1, 2], 2, "present", [1, 2]],
  [[1, 2, 3, 4], 5, "full", [1, 2, 3, 4]],
  [[1, 2, 3, 4], 3, "present", [1, 2, 3, 4]], // there already, so no fifth product
])("%o and %d: %s, %o", (ids, id, outcome, expected) => {
  expect(addToCompare(ids, id)).toEqual({ outcome, ids: expected });
});

/** What else is pressed: the walk in bff/routes/compare.test.ts. */
test.each([
  [[1, 3], 2, 1, [1, 2, 3]],
  [[1, 2], 3, 9, [1, 2, 3]],
  [[1, 2, 3], 2, 0, [1, 2, 3]],
  [[1, 2, 3, 4], 5, 0, [1, 2, 3, 4]],
])("%o with %d put back at %d is %o", (ids, id, place, expected) => {
  expect(restoreToCompare(ids, id, place).ids).toEqual(expected);
});
