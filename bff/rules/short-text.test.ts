import { expect, it } from "vitest";
import { shortText } from "./short-text.ts";

it.each([
  ["Nomad X5 Pro", 60, "Nomad X5 Pro"],
  ["Nomad X5 Pro", 12, "Nomad X5 Pro"],
  ["Nomad X5 Pro", 11, "Nomad X5…"],
  ["Nomad X5 Pro", 9, "Nomad X5…"],
  // The word that ends where the room does is whole.
  ["Утасгүй чихэвч, хар өнгө", 17, "Утасгүй чихэвч…"],
  ["Nomad X5 - 256GB", 11, "Nomad X5…"],
  // One long word is cut rather than left out whole.
  ["ABCDEFGHIJKLMNOP", 8, "ABCDEFG…"],
  ["A BCDEFGHIJKLMNOP", 8, "A BCDEF…"],
  // A letter of several units stays whole.
  ["ABCD👩‍👩‍👧EFGH", 8, "ABCD…"],
  ["Ө́Ө́Ө́Ө́Ө́", 6, "Ө́Ө́…"],
])("%s within %i is %s", (text, longest, short) => {
  expect(shortText(text, longest)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(longest);
});
