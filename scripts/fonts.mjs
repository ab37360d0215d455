/**
 * `node scripts/fonts.mjs`: makes the shop's two font files from the installed Golos Text. One has the letters of
 * Mongolian, the other Latin letters, digits and signs; both are variable from 400 to 700.
 *
 * Golos is split by script, with Ө ө Ү ү apart from the rest of Cyrillic, and has no ₮ at all. A price whose sign falls
 * back to a system font does not match, so the sign is drawn here from Golos' own T, and these glyphs are put into one
 * file with their neighbours.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = join(fileURLToPath(import.meta.url), "../..");
const WEIGHTS = { wght: { min: 400, max: 700 } };

const CYRILLIC = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№";
const MONGOLIAN = "ӨөҮү";
const LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const SIGNS = "\u00A0«»“”‘’„–—−…·•×©®°²³±½é€";

/** A part of Golos as an uncompressed font. */
async function part(name, text) {
  const file = join(root, `node_modules/@fontsource-variable/golos-text/files/golos-text-${name}-wght-normal.woff2`);
  return subsetFont(await readFile(file), text, { targetFormat: "sfnt", variationAxes: WEIGHTS });
}

function readTables(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    tables.set(font.toString("latin1", entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

/** Every glyph of a font with its outline, its advance and how both vary with weight. */
function readGlyphs(tables) {
  const [head, maxp, loca, glyf, hhea, hmtx, gvar] = ["head", "maxp", "loca", "glyf", "hhea", "hmtx", "gvar"].map(
    (tag) => tables.get(tag),
  );
  const long = head.readInt16BE(50) === 1;
  const metrics = hhea.readUInt16BE(34);
  const longVariations = gvar.readUInt16BE(14) === 1;
  const data = gvar.readUInt32BE(16);
  const offset = (index) => (long ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  const variation = (index) =>
    data + (longVariations ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index));
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, index) => ({
    outline: glyf.subarray(offset(index), offset(index + 1)),
    advance: hmtx.readUInt16BE(4 * Math.min(index, metrics - 1)),
    bearing: hmtx.readInt16BE(index < metrics ? 4 * index + 2 : 4 * metrics + 2 * (index - metrics)),
    variation: gvar.subarray(variation(index), variation(index + 1)),
  }));
}

/** Code point → glyph, from the format 4 or 12 table. */
function readMap(cmap) {
  const map = new Map();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const at = cmap.readUInt32BE(4 + 8 * record + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const endAt = at + 14 + 2 * segment;
      const startAt = endAt + 2 + 2 * segments;
      const deltaAt = startAt + 2 * segments;
      const rangeAt = deltaAt + 2 * segments;
      const range = cmap.readUInt16BE(rangeAt);
      for (let code = cmap.readUInt16BE(startAt); code <= cmap.readUInt16BE(endAt) && code < 0xffff; code++) {
        const place = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - cmap.readUInt16BE(startAt)));
        const glyph = (place + cmap.readUInt16BE(deltaAt)) & 0xffff;
        if (glyph > 0) map.set(code, glyph);
      }
    }
  }
  return map;
}

const int16 = (...values) => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries())
    bytes.writeInt16BE(value > 0x7fff ? value - 0x10000 : value, 2 * index);
  return bytes;
};
const uint32 = (...values) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, 4 * index);
  return bytes;
};
const even = (bytes) => (bytes.length % 2 ? Buffer.concat([bytes, Buffer.alloc(1)]) : bytes);

/** One segment per letter is as small as any once the file is compressed. */
function writeMap(map) {
  const codes = [...map.keys()].sort((one, other) => one - other);
  const segments = codes.length + 1;
  const power = 2 ** Math.floor(Math.log2(segments));
  const table = int16(
    ...[4, 16 + 8 * segments, 0, 2 * segments, 2 * power, Math.log2(power), 2 * (segments - power)],
    ...[...codes, 0xffff, 0, ...codes, 0xffff],
    ...[...codes.map((code) => (map.get(code) - code) & 0xffff), 1, ...new Array(segments).fill(0)],
  );
  return Buffer.concat([int16(0, 1, 3, 1), uint32(12), table]);
}

/** The variations of one glyph name the font's shared peaks by number; another font's come behind. */
function shiftPeaks(variation, by) {
  const moved = Buffer.from(variation);
  if (moved.length === 0) return moved;
  let at = 4;
  for (let tuple = moved.readUInt16BE(0) & 0x0fff; tuple > 0; tuple--) {
    const index = moved.readUInt16BE(at + 2);
    if (!(index & 0x8000)) moved.writeUInt16BE(index + by, at + 2);
    at += 4 + (index & 0x8000 ? 2 : 0) + (index & 0x4000 ? 4 : 0);
  }
  return moved;
}

const peaksOf = (gvar) => {
  const start = gvar.readUInt32BE(8);
  return gvar.subarray(start, start + 2 * gvar.readUInt16BE(6));
};

/**
 * Adds glyphs `{ code, glyph }` of other fonts with the same axis to a font; its kerning and features stay as they are.
 */
function addGlyphs(font, additions, peaks) {
  const tables = readTables(font);
  const map = readMap(tables.get("cmap"));
  const glyphs = readGlyphs(tables);
  const ownPeaks = peaksOf(tables.get("gvar"));
  for (const { code, glyph } of additions) {
    map.set(code, glyphs.length);
    glyphs.push({ ...glyph, variation: shiftPeaks(glyph.variation, ownPeaks.length / 2) });
  }
  const offsets = (parts) => {
    const places = [0];
    for (const { length } of parts) places.push(places.at(-1) + length);
    return places;
  };
  const outlines = glyphs.map(({ outline }) => even(outline));
  const variations = glyphs.map(({ variation }) => even(variation));
  const head = Buffer.from(tables.get("head"));
  head.writeInt16BE(1, 50);
  const maxp = Buffer.from(tables.get("maxp"));
  maxp.writeUInt16BE(glyphs.length, 4);
  maxp.writeUInt16BE(Math.max(32, maxp.readUInt16BE(6)), 6);
  maxp.writeUInt16BE(Math.max(4, maxp.readUInt16BE(8)), 8);
  const hhea = Buffer.from(tables.get("hhea"));
  hhea.writeUInt16BE(glyphs.length, 34);
  const allPeaks = Buffer.concat([ownPeaks, peaks]);
  const table = 20 + 4 * (glyphs.length + 1);
  const changed = {
    head,
    maxp,
    hhea,
    cmap: writeMap(map),
    loca: uint32(...offsets(outlines)),
    glyf: Buffer.concat(outlines),
    hmtx: int16(...glyphs.flatMap(({ advance, bearing }) => [advance, bearing])),
    gvar: Buffer.concat([
      int16(1, 0, 1, allPeaks.length / 2),
      uint32(table),
      int16(glyphs.length, 1),
      uint32(table + allPeaks.length, ...offsets(variations)),
      allPeaks,
      ...variations,
    ]),
  };
  // Widths vary as gvar says; HVAR would only repeat it, and knows nothing of the new glyphs. The shop does not write
  // downwards.
  for (const tag of ["HVAR", "VVAR", "vhea", "vmtx"]) tables.delete(tag);
  for (const [tag, bytes] of Object.entries(changed)) tables.set(tag, bytes);
  return writeFont(tables);
}

function writeFont(tables) {
  const entries = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(entries.length));
  let at = 12 + 16 * entries.length;
  const directory = [
    uint32(0x00010000),
    int16(entries.length, 16 * power, Math.log2(power), 16 * (entries.length - power)),
  ];
  const bodies = [];
  for (const [tag, bytes] of entries) {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    let sum = 0;
    for (let place = 0; place < padded.length; place += 4) sum = (sum + padded.readUInt32BE(place)) >>> 0;
    directory.push(Buffer.from(tag, "latin1"), uint32(sum, at, bytes.length));
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([...directory, ...bodies]);
}

/**
 * Golos' T and two strokes across its stem, the middle of the sign's height and a little below. Points at 400, then at
 * 700.
 */
function tugrik() {
  const t = (stem, bar, right, width) => [
    ...[
      [(width - stem) / 2, 0],
      [(width - stem) / 2, bar],
      [20, bar],
      [20, 700],
      [right, 700],
      [right, bar],
      [(width + stem) / 2, bar],
      [(width + stem) / 2, 0],
    ],
  ];
  const stroke = (left, right, low, thickness) => [
    [left, low],
    [left, low + thickness],
    [right, low + thickness + 130],
    [right, low + 130],
  ];
  const regular = [t(94, 618, 600, 620), stroke(120, 500, 268, 64), stroke(120, 500, 124, 64)];
  const bold = [t(180, 552, 630, 650), stroke(95, 555, 240, 92), stroke(95, 555, 72, 92)];
  const points = regular.flat();
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const steps = (values) => int16(...values.map((value, index) => value - (values[index - 1] ?? 0)));
  const ends = regular.map((_, index) => regular.slice(0, index + 1).flat().length - 1);
  // Every point is on the curve (1); 64 says that contours overlap.
  const flags = Buffer.from(points.map((_, index) => (index === 0 ? 65 : 1)));
  const outline = Buffer.concat([
    int16(regular.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0),
    flags,
    steps(xs),
    steps(ys),
  ]);
  // Four phantom points follow; the second carries the advance.
  const difference = (axis) => [
    ...bold.flat().map((point, index) => point[axis] - points[index][axis]),
    ...(axis === 0 ? [0, 30, 0, 0] : [0, 0, 0, 0]),
  ];
  const deltas = [0, 1].map((axis) => {
    const values = difference(axis);
    return Buffer.concat([Buffer.from([0x40 | (values.length - 1)]), int16(...values)]);
  });
  const body = Buffer.concat([Buffer.from([0]), ...deltas]);
  // One variation with a peak of its own, 1.0 on the weight axis, for all points.
  const variation = Buffer.concat([int16(1, 10, body.length, 0xa000, 0x4000), body]);
  return { outline, advance: 620, bearing: 20, variation };
}

const cyrillic = await part("cyrillic", CYRILLIC);
const mongolian = readTables(await part("cyrillic-ext", MONGOLIAN));
const mongolianMap = readMap(mongolian.get("cmap"));
const mongolianGlyphs = readGlyphs(mongolian);
const files = {
  "och-cyrillic.woff2": {
    text: CYRILLIC + MONGOLIAN,
    font: addGlyphs(
      cyrillic,
      [...mongolianMap].map(([code, index]) => ({ code, glyph: mongolianGlyphs[index] })),
      peaksOf(mongolian.get("gvar")),
    ),
  },
  "och-latin.woff2": {
    text: `${LATIN}${SIGNS}₮`,
    font: addGlyphs(await part("latin", LATIN + SIGNS), [{ code: 0x20ae, glyph: tugrik() }], Buffer.alloc(0)),
  },
};
for (const [name, { font, text }] of Object.entries(files)) {
  const compressed = await subsetFont(font, text, { targetFormat: "woff2" });
  await writeFile(join(root, "public/fonts", name), compressed);
  console.log(`${name}: ${compressed.length} bytes`);
}
