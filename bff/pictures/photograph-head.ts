/**
 * What a photograph's file says of itself, read before it is unpacked: a small file may hold a picture that does not
 * fit into an isolate.
 */

/** The EXIF orientation: 1 is upright, from 5 on the picture lies on its side. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface PhotographHead {
  type: "image/png" | "image/jpeg" | "image/webp" | "image/gif";
  /** As stored, in pixels: before it is turned by its orientation. */
  width: number;
  height: number;
  orientation: Orientation;
}

type Size = Pick<PhotographHead, "width" | "height">;

/** A colour profile of a PNG is compressed, up to a thousand times; a real one takes some kilobytes. */
const LONGEST_PROFILE = 16 * 1024;

/**
 * Reads a file's head.
 * @returns null for a file that is not PNG, JPEG, WebP or GIF, is broken, or would decode to more than the size that it
 *   states
 */
export function headOf(bytes: Uint8Array): PhotographHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = view.getUint32(0);
    if (start === 0x89504e47) return upright("image/png", pngSize(view));
    if (start === 0x47494638) return upright("image/gif", gifSize(view));
    if (start === 0x52494646 && view.getUint32(8) === 0x57454250) return upright("image/webp", webpSize(view));
    return start >>> 16 === 0xffd8 ? jpegHead(view) : null;
  } catch {
    // The file ends before its head does.
    return null;
  }
}

function upright(type: PhotographHead["type"], size: Size | null): PhotographHead | null {
  return size && { type, ...size, orientation: 1 };
}

/** The PNG specification, 11.2.1 and 5.3: the chunks up to the picture's data. */
function pngSize(view: DataView): Size | null {
  for (let at = 33; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    if (kind === 0x49444154) break;
    if (kind === 0x69434350 && view.getUint32(at) > LONGEST_PROFILE) return null;
  }
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** GIF89a, 18 and 20: the screen, and the first picture on it, which must not be larger. */
function gifSize(view: DataView): Size | null {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let at = 13 + colours(view.getUint8(10));
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  const right = view.getUint16(at + 1, true) + view.getUint16(at + 5, true);
  const bottom = view.getUint16(at + 3, true) + view.getUint16(at + 7, true);
  return view.getUint8(at) === 0x2c && right <= size.width && bottom <= size.height ? size : null;
}

/** Bytes of the table of colours that a GIF's flags announce. */
const colours = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/**
 * The three kinds of WebP (RFC 9649, 2.5 to 2.7). The extended one has a frame with a size of its own; one that moves
 * has several.
 */
function webpSize(view: DataView): Size | null {
  if (view.getUint32(12) !== 0x56503858) return frameSize(view, 12);
  if (view.getUint8(20) & 0x02) return null;
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  const size = { width: uint24(24) + 1, height: uint24(27) + 1 };
  let at = 30;
  while (!FRAMES.has(view.getUint32(at))) {
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length & 1);
  }
  const frame = frameSize(view, at);
  return frame?.width === size.width && frame.height === size.height ? size : null;
}

const LOSSY = 0x56503820;
const LOSSLESS = 0x5650384c;
const FRAMES = new Set([LOSSY, LOSSLESS]);

/** @param at where the frame's chunk begins */
function frameSize(view: DataView, at: number): Size | null {
  const kind = view.getUint32(at);
  if (kind === LOSSY)
    return { width: view.getUint16(at + 14, true) & 0x3fff, height: view.getUint16(at + 16, true) & 0x3fff };
  if (kind !== LOSSLESS) return null;
  const bits = view.getUint32(at + 9, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The first start of frame (ITU T.81, B.2.2), and the orientation that stands before it. */
function jpegHead(view: DataView): PhotographHead | null {
  let orientation: Orientation = 1;
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation };
    if (marker === 0xe1) orientation = exifOrientation(view, at + 4) ?? orientation;
  }
  return null;
}

const ORIENTATIONS: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * EXIF 2.3, 4.6.4: the tag 0x0112 of the first directory.
 * @param at after the marker's length
 * @returns undefined without one
 */
function exifOrientation(view: DataView, at: number): Orientation | undefined {
  if (view.getUint32(at) !== 0x45786966) return undefined;
  const tiff = at + 6;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  const entries = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return ORIENTATIONS.find((known) => known === value);
  }
  return undefined;
}
