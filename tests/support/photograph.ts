/** Photographs for tests: of kinds and sizes that the seed does not have. And what is seen in a drawn PNG. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A PNG of one colour. */
export function photograph(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, of grey.
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0x60);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...parts]));
}

/** A part of a PNG. */
export function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Samples of a pixel by a PNG's colour type: RGB, an index into a palette, RGBA. */
const SAMPLES = new Map([
  [2, 3],
  [3, 1],
  [6, 4],
]);

/**
 * Reads the colours of a PNG that is not interlaced (the PNG specification's filters and palettes).
 * @returns the colour at a place, as [red, green, blue]
 * @throws for a kind of PNG that the drawing library does not write
 */
export function coloursOf(png: Buffer): (x: number, y: number) => number[] {
  const [width, depth, type] = [png.readUInt32BE(16), png.readUInt8(24), png.readUInt8(25)];
  const samples = SAMPLES.get(type);
  if (samples === undefined || (depth !== 8 && type !== 3) || png.readUInt8(28) !== 0)
    throw new Error(`another kind of PNG: ${type}, ${depth}`);
  const parts: Buffer[] = [];
  let palette = Buffer.alloc(0);
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const content = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const name = png.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") parts.push(content);
    if (name === "PLTE") palette = Buffer.from(content);
  }
  const rows = unfiltered(inflateSync(Buffer.concat(parts)), Math.ceil((width * samples * depth) / 8), samples);
  return (x, y) => {
    const row = rows[y] ?? Buffer.alloc(0);
    if (type !== 3) return [...row.subarray(x * samples, x * samples + 3)];
    const bit = x * depth;
    const index = (row.readUInt8(bit >> 3) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
    return [...palette.subarray(index * 3, index * 3 + 3)];
  };
}

/** @param line bytes of a row; @param size bytes of a pixel, at least one */
function unfiltered(raw: Buffer, line: number, size: number): Buffer[] {
  const rows: Buffer[] = [];
  for (let start = 0; start < raw.length; start += line + 1) {
    const filter = raw.readUInt8(start);
    const row = Buffer.from(raw.subarray(start + 1, start + 1 + line));
    const above = rows.at(-1) ?? Buffer.alloc(line);
    for (let at = 0; at < line; at++) {
      const left = at < size ? 0 : row.readUInt8(at - size);
      const corner = at < size ? 0 : above.readUInt8(at - size);
      row[at] = row.readUInt8(at) + predicted(filter, left, above.readUInt8(at), corner);
    }
    rows.push(row);
  }
  return rows;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return Math.floor((left + above) / 2);
  if (filter !== 4) return 0;
  const distances = [left, above, corner].map((value) => Math.abs(left + above - corner - value));
  const least = Math.min(...distances);
  return [left, above, corner][distances.indexOf(least)] ?? 0;
}
