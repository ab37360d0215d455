import { expect, it } from "vitest";
import { PICTURE_WIDTHS } from "../domain/picture-file.ts";
import type { PhotographHead } from "./photograph-head.ts";
import { canBePhotograph, canBeSmaller, formatFor, smallerSize } from "./smaller.ts";

const head = (width: number, height: number, more: Partial<PhotographHead> = {}): PhotographHead => ({
  type: "image/jpeg",
  width,
  height,
  orientation: 1,
  ...more,
});

it.each([
  ["image/avif,image/webp,*/*", ["avif", "avif", "avif", "avif", "webp", "webp"]],
  ["image/webp,*/*", ["webp", "webp", "webp", "webp", "webp", "webp"]],
  ["image/png,*/*;q=0.5", []],
  ["", []],
])("makes of each width, for a browser that takes %s, %s", (accept, formats) => {
  expect(PICTURE_WIDTHS.flatMap((width) => formatFor(accept, width) ?? [])).toEqual(formats);
});

it.each([
  [head(1600, 1200), 640, { width: 640, height: 480 }],
  [head(1600, 1200, { orientation: 6 }), 640, { width: 640, height: 853 }],
  [head(1600, 1200, { orientation: 3 }), 320, { width: 320, height: 240 }],
  [head(300, 200), 640, { width: 300, height: 200 }],
  [head(2000, 1), 160, { width: 160, height: 1 }],
])("scales %o to %i px as %o, upright and never larger", (of, width, size) => {
  expect(smallerSize(of, width)).toEqual(size);
});

it("takes photographs up to four million pixels, and none that may move", () => {
  expect(canBeSmaller(head(2000, 2000), 640, "avif")).toBe(true);
  expect(canBeSmaller(head(2000, 2001), 640, "avif")).toBe(false);
  expect(canBeSmaller(head(10, 10, { type: "image/gif" }), 640, "webp")).toBe(false);
  expect(canBeSmaller(null, 640, "webp")).toBe(false);
});

it("gives an encoder no more than it has memory for, however high a narrow picture is", () => {
  expect([canBeSmaller(head(640, 960), 640, "avif"), canBeSmaller(head(640, 961), 640, "avif")]).toEqual([true, false]);
  expect([canBeSmaller(head(1280, 1920), 1280, "webp"), canBeSmaller(head(1280, 1921), 1280, "webp")]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ["image/jpeg", true],
  ["image/png", true],
  ["image/webp", true],
  ["image/svg+xml", false],
  ["image/gif", false],
  ["image/avif", false],
  [undefined, false],
])("looks for a photograph in a file that is named as %s: %s", (type, expected) => {
  expect(canBePhotograph(type)).toBe(expected);
});
