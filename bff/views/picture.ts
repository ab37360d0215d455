/**
 * Addresses of pictures: always on our own origin, under `/images/*`, where the BFF fetches them from the API's host.
 */
import { isFileName, PICTURE_WIDTHS, pictureAddress, pictureTypeOf } from "../rules/picture-file.ts";

export interface Picture {
  src: string;
  /** Several widths, where the zone resizes pictures; a drawing (SVG) is sharp at any width. */
  srcSet?: string;
}

export type PictureFolder = "product" | "banner" | "category" | "menu" | "brand" | "user" | "special";

/** Whether the zone resizes pictures: one setting for all that an isolate prints. */
let isResizing = false;

/** Says whether pictures are offered in several widths (`IMAGE_RESIZING`). */
export function offerWidths(isOn: boolean): void {
  isResizing = isOn;
}

/** What is shown where a picture is missing. */
export const PLACEHOLDER = "/placeholder.svg";

/** A picture in a product's gallery. */
export interface GalleryPicture extends Picture {
  /** It is the placeholder: there is nothing to enlarge or to publish to search engines. */
  isMissing: boolean;
}

/**
 * @param folder the API host's folder under /images
 * @param file the file's name as the API gives it; null, empty or an odd one gives the placeholder
 */
export function picture(folder: PictureFolder, file: string | null): Picture {
  const type = file && isFileName(file) ? pictureTypeOf(file) : undefined;
  if (!file || !type) return { src: PLACEHOLDER };
  const src = pictureAddress(folder, file);
  if (!isResizing || type === "image/svg+xml") return { src };
  return { src, srcSet: PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(", ") };
}

/** A brand's logo; null without one: its name then stands as a wordmark. */
export function brandLogo(file: string | null): Picture | null {
  const shown = picture("brand", file);
  return shown.src === PLACEHOLDER ? null : shown;
}

/** A picture of a product's gallery; `file` as of `picture`. */
export function galleryPicture(file: string | null): GalleryPicture {
  const shown = picture("product", file);
  return { ...shown, isMissing: shown.src === PLACEHOLDER };
}
