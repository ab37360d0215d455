import fc from "fast-check";
import { expect, test } from "vitest";
import { publishedText, reviewText } from "./review.ts";

test.each([
  ["  Сайн бараа.\r\n\r\n\r\n\r\nБаярлалаа  ", "Сайн бараа.\n\nБаярлалаа"],
  ["Сайн.\rБаярлалаа", "Сайн.\nБаярлалаа"],
  ['<b>Сайн</b> & "их"', '<b>Сайн</b> & "их"'],
  ["а\u202eб\u2066в\u2069\u200fг", "абвг"],
  ["\ufeffа\u061cб\u200eв\u202aг\u206aд\u206f", "абвгд"],
  ["а\u0000б\u0007в\tг", "абвг"],
  ["👨‍👩‍👧 ᠮᠣᠩᠭᠣᠯ", "👨‍👩‍👧 ᠮᠣᠩᠭᠣᠯ"],
  ["а\ud800б", "аб"],
  [" \n\t\u200f ", ""],
])("%j is kept as %j", (typed, kept) => {
  expect(reviewText(typed)).toBe(kept);
});

test("what is kept stays as it is when it is read again, and never grows", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
      const kept = reviewText(typed);
      expect(reviewText(kept)).toBe(kept);
      expect(kept.length).toBeLessThanOrEqual(typed.length);
      expect(kept).not.toMatch(/[\ud800-\udfff]/u);
    }),
  );
});

test.each([
  ["Сайн бараа 👍🏽", "Сайн бараа"],
  ["👨‍👩‍👧 Бүгдэд ❤", "Бүгдэд ❤"],
  ["👍", ""],
])("%j is published as %j", (written, published) => {
  expect(publishedText(written)).toBe(published);
});
