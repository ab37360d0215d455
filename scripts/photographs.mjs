// @ts-check
/**
 * Photographs of the demonstration catalogue: its products' drawings on a table, with light, shadow and the grain of a
 * sensor, as JPEG of 1600 px. The same each time.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** The longer side, in pixels. */
const SIZE = 1600;
/** The camera's: JPEG quality, and the spread of its grain in steps of 255. */
const CAMERA = { quality: 82, grain: 5 };
/** Units of a drawing's side in pixels of SVG, at 72 dots an inch. */
const DRAWING = /viewBox="0 0 (\d+) (\d+)"/;

/**
 * Draws numbers that look random: xorshift, the same for the same name.
 * @param {string} name
 * @returns {() => number} from 0 to 1
 */
function chanceOf(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * The grain of a sensor: a table of normally spread steps (the sum of twelve draws), read from changing places.
 * @param {() => number} chance
 */
function grainOf(chance) {
  const grain = new Int8Array(1 << 16);
  for (let index = 0; index < grain.length; index++) {
    let sum = -6;
    for (let draw = 0; draw < 12; draw++) sum += chance();
    grain[index] = Math.round(sum * CAMERA.grain);
  }
  return grain;
}

const grain = grainOf(chanceOf("grain"));

/**
 * A drawing as pixels.
 * @param {string} svg
 */
async function pixelsOf(svg) {
  const [, width = "1", height = "1"] = DRAWING.exec(svg) ?? [];
  const density = (72 * SIZE) / Math.max(Number(width), Number(height));
  return sharp(Buffer.from(svg), { density }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * The shadow that a thing throws on the table behind it.
 * @param {Buffer} pixels RGBA
 * @param {sharp.OutputInfo} info
 */
function shadowOf(pixels, { width, height }) {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .resize(Math.round(width / 16), Math.round(height / 16))
    .blur(3)
    .resize(width, height, { kernel: "linear", fit: "fill" })
    .raw()
    .toBuffer();
}

/**
 * A photograph of a drawing, of a table's colour and light that follow from its name.
 * @param {string} svg
 * @param {string} name its file, by which it is the same each time
 * @returns {Promise<Buffer>} a JPEG
 */
export async function photographOf(svg, name) {
  const { data, info } = await pixelsOf(svg);
  const { width, height } = info;
  const shadow = await shadowOf(data, info);
  const chance = chanceOf(name);
  const table = [238, 235, 229].map((tone) => tone + chance() * 12);
  const [lightX, lightY] = [width * (0.2 + chance() * 0.3), height * (0.1 + chance() * 0.3)];
  const [down, across] = [Math.round(height / 50), Math.round(width / 70)];
  const start = Math.floor(chance() * grain.length);
  const photograph = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    let grainAt = (start + y * 7919) & 0xffff;
    const shadowRow = Math.max(0, y - down) * width;
    for (let x = 0; x < width; x++, at++) {
      const far = Math.hypot(x - lightX, y - lightY) / width;
      const light = 1.04 - far * 0.2;
      const shade = 1 - ((shadow[shadowRow + Math.max(0, x - across)] ?? 0) / 255) * 0.45;
      const alpha = (data[at * 4 + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const thing = data[at * 4 + channel] ?? 0;
        const ground = (table[channel] ?? 0) * shade;
        grainAt = (grainAt + 1) & 0xffff;
        const value = (thing * alpha + ground * (1 - alpha)) * light + (grain[grainAt] ?? 0);
        photograph[at * 3 + channel] = Math.max(0, Math.min(255, Math.round(value)));
      }
    }
  }
  return sharp(photograph, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: CAMERA.quality })
    .toBuffer();
}

/**
 * Puts photographs into the database's table of pictures. Each is taken once and kept in `.cache/photographs`.
 * @param {{
 *   root: string,
 *   run: import("./database.d.mts").RunSql,
 *   drawPicture: (path: string) => { body: string } | undefined,
 *   names: readonly string[],
 * }} options `root` is the project's folder; `names` as products have them: `phone-0-black-1.jpg`
 * @throws {Error} for a name of which there is no drawing
 */
export async function takePhotographs({ root, run, drawPicture, names }) {
  const folder = join(root, ".cache/photographs");
  await mkdir(folder, { recursive: true });
  const left = [...names];
  const take = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const file = join(folder, name);
      if (!existsSync(file)) {
        const drawing = drawPicture(`/images/product/${name.replace(/\.jpg$/, ".svg")}`);
        if (!drawing) throw new Error(`no drawing for ${name}`);
        await writeFile(file, await photographOf(drawing.body, name));
      }
      const content = await readFile(file, "base64");
      await run([
        ["INSERT OR REPLACE INTO picture (name, type, content) VALUES (?, 'image/jpeg', ?)", [name, content]],
      ]);
      if (left.length > 0 && left.length % 100 === 0) console.log(`${left.length} photographs to go …`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, take));
}
