import fc from "fast-check";
import { expect, test } from "vitest";
import { isFileName, pictureAddress, pictureTypeOf } from "./picture-file.ts";

test.each([
  ["зураг 1+2 & 'а'.png", "%D0%B7%D1%83%D1%80%D0%B0%D0%B3%201%2B2%20%26%20%27%D0%B0%27.png"],
  ["a,b 2x (1)!.jfif", "a%2Cb%202x%20%281%29%21.jfif"],
  ["100%#?.webp", "100%25%23%3F.webp"],
  ["plain.svg", "plain.svg"],
  ["a*b.png", "a%2Ab.png"],
])("%s is asked for as %s", (file, name) => {
  expect(isFileName(file)).toBe(true);
  expect(pictureAddress("product", file)).toBe(`/images/product/${name}`);
});

test.each(["", ".", "..", ".htaccess", "a/b.png", "a\\b.png", "a\nb.png", "\ud800.png", "x".repeat(201)])(
  "%j is no file's name",
  (file) => {
    expect(isFileName(file)).toBe(false);
  },
);

test.each([
  ["a.JFIF", "image/jpeg"],
  ["a.b.Png", "image/png"],
  ["a.html", undefined],
  ["png", undefined],
  ["constructor", undefined],
  ["a.constructor", undefined],
])("%s promises %s", (file, type) => {
  expect(pictureTypeOf(file)).toBe(type);
});

test("an address reads back as its name, and holds nothing that ends an attribute or a srcset", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter(isFileName), (file) => {
      const address = pictureAddress("product", file);
      expect(address).toMatch(/^\/images\/product\/[\w.~%-]+$/);
      expect(decodeURIComponent(address)).toBe(`/images/product/${file}`);
    }),
  );
});
