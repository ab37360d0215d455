/**
 * How a photograph may be made smaller in the Worker: in which formats, within which bounds. An isolate
 * has 128 MB for everything (decision 0225).
 */
import type { PhotographHead } from "./photograph-head.ts";

export type SmallerFormat = "avif" | "webp";

/** A longer file is sent as it is, and so is one of more pixels: unpacked it takes ten bytes each. */
export const LARGEST = { bytes: 4 * 1024 * 1024, pixels: 4_000_000 } as const;

/** The widest picture, in pixels, and the most pixels that an encoder is given: AVIF takes 40 bytes for each. */
const MOST: Record<SmallerFormat, { width: number; pixels: number }> = {
  avif: { width: 640, pixels: 640 * 960 },
  webp: { width: 1280, pixels: 1280 * 1920 },
};

/** Whether a file of this media type may be a photograph that can be made smaller. */
export const canBePhotograph = (type: string | undefined): boolean =>
  type === "image/jpeg" || type === "image/png" || type === "image/webp";

/** The format in which a width is made for a browser, by its `Accept`; undefined where it takes none of them. */
export function formatFor(accept: string, width: number): SmallerFormat | undefined {
  const formats = ["avif", "webp"] as const;
  return formats.find((format) => accept.includes(`image/${format}`) && width <= MOST[format].width);
}

/** The size of a photograph at a width, upright; it is never enlarged. */
export function smallerSize({ orientation, ...stored }: PhotographHead, width: number) {
  const [across, down] = orientation > 4 ? [stored.height, stored.width] : [stored.width, stored.height];
  const scale = Math.min(1, width / across);
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
}

/** Whether a photograph is within the bounds; a GIF may move, and stays what it is. */
export function canBeSmaller(
  head: PhotographHead | null,
  width: number,
  format: SmallerFormat,
): head is PhotographHead {
  if (!head || head.type === "image/gif" || head.width * head.height > LARGEST.pixels) return false;
  const size = smallerSize(head, width);
  return size.width * size.height <= MOST[format].pixels;
}
