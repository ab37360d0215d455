/**
 * The size of a photograph before it is decoded: a small file may contain a picture that does not fit into an isolate.
 */

/** Width × height according to the file's header; null for a file that is not PNG, JPEG, WebP or GIF, or is broken. */
export function pixelsOf(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const start = view.getUint32(0);
    if (start === 0x89504e47) return view.getUint32(16) * view.getUint32(20);
    if (start === 0x47494638) return view.getUint16(6, true) * view.getUint16(8, true);
    if (start === 0x52494646 && view.getUint32(8) === 0x57454250) return webpPixels(view);
    return start >>> 16 === 0xffd8 ? jpegPixels(view) : null;
  } catch {
    // The file ends within its header.
    return null;
  }
}

/** The three kinds of WebP (RFC 9649, section 2.5 to 2.7). */
function webpPixels(view: DataView): number | null {
  const kind = view.getUint32(12);
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (kind === 0x56503858) return (uint24(24) + 1) * (uint24(27) + 1);
  if (kind === 0x56503820) return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  if (kind !== 0x5650384c) return null;
  const bits = view.getUint32(21, true);
  return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
}

/** The first start of frame (ITU T.81, B.2.2). */
function jpegPixels(view: DataView): number | null {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
  }
  return null;
}
