import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "#tests/support/root.ts";
import { headOf } from "./photograph-head.ts";

type Part = string | number[];

const bytes = (...parts: Part[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

const PNG_800_600 = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
  "IHDR",
  uint32(800),
  uint32(600),
  zeros(9),
] satisfies Part[];
const PNG_DATA = [uint32(0), "IDAT"] satisfies Part[];
const JPEG_FRAME = [0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3, 0, 0, 0, 0];
const GIF_SCREEN = ["GIF89a", [0x20, 0x03, 0x58, 0x02, 0x80, 0, 0], zeros(6)] satisfies Part[];
/** A frame with a place, a width and a height, in little-endian. */
const gifFrame = (left: number, width: number) => [0x2c, left & 255, left >> 8, 0, 0, width & 255, width >> 8, 8, 0];
const webp = (...chunks: Part[]) => bytes("RIFF", zeros(4), "WEBP", ...chunks);
const lossyFrame = (width: number) => ["VP8 ", zeros(10), [width & 255, width >> 8, 0x58, 0x02]] satisfies Part[];
const extended = (flags: number) =>
  ["VP8X", [10, 0, 0, 0, flags, 0, 0, 0], [0x1f, 0x03, 0], [0x57, 0x02, 0]] satisfies Part[];

describe("the size of a photograph", () => {
  const size = { width: 800, height: 600, orientation: 1 };
  it.each<[kind: string, file: Uint8Array, type: string]>([
    ["PNG", bytes(...PNG_800_600, ...PNG_DATA), "image/png"],
    ["PNG with a colour profile", bytes(...PNG_800_600, uint32(400), "iCCP", zeros(404), ...PNG_DATA), "image/png"],
    ["GIF", bytes(...GIF_SCREEN, gifFrame(0, 800)), "image/gif"],
    ["GIF with a comment", bytes(...GIF_SCREEN, [0x21, 0xfe, 2, 65, 65, 0], gifFrame(700, 100)), "image/gif"],
    ["JPEG", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0], JPEG_FRAME), "image/jpeg"],
    ["lossy WebP", webp(...lossyFrame(800)), "image/webp"],
    ["lossless WebP", webp("VP8L", zeros(5), [0x1f, 0xc3, 0x95, 0x00]), "image/webp"],
    ["extended WebP", webp(...extended(0), "ICCP", [3, 0, 0, 0, 1, 2, 3, 0], ...lossyFrame(800)), "image/webp"],
  ])("is read from the head of a %s", (_, file, type) => {
    expect(headOf(file)).toEqual({ type, ...size });
  });

  it("is read from files as they are", () => {
    const file = (name: string) => headOf(new Uint8Array(readFileSync(join(ROOT, name))));
    expect(file("public/og.png")).toMatchObject({ width: 1200, height: 630 });
    expect(file("tests/fixtures/photograph.jpg")).toMatchObject({ type: "image/jpeg" });
    expect(file("tests/fixtures/photograph.png")).toMatchObject({ type: "image/png" });
    expect(file("tests/fixtures/photograph.webp")).toMatchObject({ type: "image/webp" });
  });

  it.each([
    ["another file", bytes("<svg></svg>")],
    ["a PNG that ends early", bytes(...PNG_800_600).subarray(0, 20)],
    ["a JPEG that ends early", bytes([0xff, 0xd8, 0xff, 0xe0])],
    ["nothing", bytes()],
  ])("is not known of %s", (_, file) => {
    expect(headOf(file)).toBeNull();
  });

  it.each([
    ["PNG's colour profile may be", bytes(...PNG_800_600, uint32(20_000), "iCCP", zeros(20_004), ...PNG_DATA)],
    ["GIF's screen", bytes(...GIF_SCREEN, gifFrame(0, 0xffff))],
    ["GIF's screen, by its place", bytes(...GIF_SCREEN, gifFrame(1, 800))],
    ["WebP's canvas", webp(...extended(0), ...lossyFrame(16_383))],
    ["WebP's canvas, where it moves", webp(...extended(2), "ANMF", zeros(24))],
  ])("is not believed where the file holds more than a %s", (_, file) => {
    expect(headOf(file)).toBeNull();
  });
});

describe("the orientation of a JPEG", () => {
  const exif = (order: "II" | "MM", value: number) => {
    const number = (of: number, length: number) => {
      const big = uint32(of).slice(4 - length);
      return order === "II" ? big.reverse() : big;
    };
    const entry = (tag: number, of: number) => [
      ...number(tag, 2),
      ...number(3, 2),
      ...number(1, 4),
      ...number(of, 2),
      0,
      0,
    ];
    return ["Exif", [0, 0], order, number(42, 2), number(8, 4), number(2, 2), entry(0x010f, 9), entry(0x0112, value)];
  };
  const jpeg = (...parts: Part[]) => {
    const length = bytes(...parts).length + 2;
    return bytes([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255], ...parts, JPEG_FRAME);
  };

  it.each([
    ["II", 6],
    ["MM", 3],
    ["MM", 8],
  ] as const)("is read in either order of bytes: %s %s", (order, value) => {
    expect(headOf(jpeg(...exif(order, value)))).toMatchObject({ width: 800, height: 600, orientation: value });
  });

  it.each([
    ["an unknown one", exif("II", 9)],
    ["another block of the application", ["http://ns.adobe.com/xap/1.0/", [0]]],
  ])("is upright with %s", (_, parts) => {
    expect(headOf(jpeg(...parts))).toMatchObject({ orientation: 1 });
  });

  it("whose directory points outside of the file makes the head a broken one", () => {
    expect(headOf(jpeg("Exif", [0, 0], "MM", [0, 42], [0x7f, 0xff, 0xff, 0xff]))).toBeNull();
  });
});
