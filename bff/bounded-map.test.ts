import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

test("forgets what was written first, by number", () => {
  const map = new BoundedMap<number>(2);
  map.set("a", 1).set("b", 2).set("a", 3).set("c", 4);
  expect([...map]).toEqual([
    ["a", 3],
    ["c", 4],
  ]);
});

test("forgets by weight, and counts what was replaced, deleted or cleared no longer", () => {
  const map = new BoundedMap<string>(6, (value, key) => value.length + key.length);
  map.set("a", "xx").set("b", "yy");
  expect(map.weight).toBe(6);
  map.set("a", "x").set("b", "y").delete("a");
  expect([...map.keys(), map.weight]).toEqual(["b", 2]);
  map.set("c", "zzzz");
  expect([...map.keys(), map.weight]).toEqual(["c", 5]);
  map.set("d", "too long");
  expect([map.size, map.weight]).toEqual([0, 0]);
  map.set("e", "z").clear();
  expect([map.size, map.weight]).toEqual([0, 0]);
});
