/** Every picture of the demonstration shop, drawn by code when it is asked for: no files, no network, always the same. */
import { drawProduct } from "./product.ts";
import { COLOURS, KINDS } from "./vocabulary.ts";

export { COLOURS, KINDS } from "./vocabulary.ts";

export type Picture = { body: string; contentType: "image/svg+xml" };

const PRODUCT = /^\/images\/product\/([a-z-]{2,20})-([0-5])-([a-z]{3,10})-([1-4])\.svg$/;

function productBody(path: string): string | undefined {
  const [, kindSlug, variant, colourSlug, view] = PRODUCT.exec(path) ?? [];
  const kind = KINDS.find((known) => known === kindSlug);
  const colour = COLOURS.find((known) => known.slug === colourSlug);
  if (kind === undefined || colour === undefined) return undefined;
  return drawProduct(kind, Number(variant), colour, Number(view));
}

/**
 * The picture at an address, or undefined when there is none. Parsing is strict: only names made of known words are
 * drawn, and nothing of the path is copied into the picture but checked slugs.
 * @param path a URL's pathname, e.g. `/images/product/phone-3-black-1.svg`
 */
export function drawPicture(path: string): Picture | undefined {
  const body = productBody(path);
  return body === undefined ? undefined : { body, contentType: "image/svg+xml" };
}
