/** Files of pictures as the API's host has them: named by people, in their own letters (`зураг 1+2 & 'а'.png`). */

/** One name without a path: no separators, no control characters, no halves of letters, no leading dot. */
const FILE = /^[^./\\\p{Cc}\p{Cs}][^/\\\p{Cc}\p{Cs}]{0,199}$/u;

/** By the end of a name; `jfif` and its like are JPEGs, which many servers do not know. */
const TYPES: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jfif: "image/jpeg",
  jpe: "image/jpeg",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  pjp: "image/jpeg",
  pjpeg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** The widths in which photographs are offered, in pixels: each picture has these addresses and no others. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** Whether a text can be the name of a file. */
export function isFileName(file: string): boolean {
  return FILE.test(file);
}

/** The media type that a file's name promises; undefined where it promises no picture. */
export function pictureTypeOf(file: string): string | undefined {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}

/**
 * The address of a picture, in this shop and on the API's host alike.
 * @param file a name for which `isFileName` holds
 */
export function pictureAddress(folder: string, file: string): string {
  // `encodeURIComponent` leaves what a `srcset` or a quoted attribute could end at.
  const name = encodeURIComponent(file).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `/images/${folder}/${name}`;
}
