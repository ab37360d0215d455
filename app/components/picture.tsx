import type { ImgHTMLAttributes } from "react";

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet" | "sizes"> {
  picture: { src: string; srcSet?: string };
  /**
   * The `sizes` attribute: a photograph comes in several widths, and the browser takes the one that fits. What counts
   * is the width of the picture inside its padding.
   */
  sizes: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Its dimensions in px, which reserve its space. */
  width: number;
  height: number;
}

/** A picture of the API's host, or the placeholder (bff/views/picture.ts). */
export function Picture({ picture: { src, srcSet }, sizes, alt, ...rest }: PictureProps) {
  return <img src={src} srcSet={srcSet} sizes={srcSet && sizes} alt={alt} {...rest} />;
}
