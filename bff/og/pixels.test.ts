import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "#tests/support/root.ts";
import { pixelsOf } from "./pixels.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));

it("reads the size of each kind of photograph from its head", () => {
  expect(pixelsOf(new Uint8Array(readFileSync(join(ROOT, "public/og.png"))))).toBe(1200 * 630);
  expect(pixelsOf(bytes("GIF89a", [0x20, 0x03, 0x58, 0x02], [0, 0, 0]))).toBe(800 * 600);
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3, 0, 0, 0, 0]);
  expect(pixelsOf(jpeg)).toBe(800 * 600);
  const extended = bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0], [0x1f, 0x03, 0], [0x57, 0x02, 0]);
  expect(pixelsOf(extended)).toBe(800 * 600);
});

it("knows nothing of another file, nor of one that ends early", () => {
  expect(pixelsOf(bytes("<svg></svg>"))).toBeNull();
  expect(pixelsOf(bytes([0x89, 0x50, 0x4e, 0x47]))).toBeNull();
  expect(pixelsOf(bytes([0xff, 0xd8, 0xff, 0xe0]))).toBeNull();
  expect(pixelsOf(new Uint8Array())).toBeNull();
});
