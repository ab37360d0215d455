import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("a result is computed once, until newer ones have taken its place", () => {
  const asked: string[] = [];
  const length = remembered(2, (text) => {
    asked.push(text);
    return text.length;
  });
  expect(["a", "bb", "a", "bb"].map(length)).toEqual([1, 2, 1, 2]);
  expect(asked).toEqual(["a", "bb"]);
  expect(["ccc", "bb", "ccc", "a"].map(length)).toEqual([3, 2, 3, 1]);
  expect(asked).toEqual(["a", "bb", "ccc", "a"]);
});
