import stylesheet from "#app/styles/index.css?url";

/** Shown as text from the first paint on. */
const FONTS = ["/fonts/shop-cyrillic.woff2", "/fonts/shop-latin.woff2"];

/**
 * The `Link` header of a document: the files that its first paint needs. A browser asks for them before it has read the
 * head, and Cloudflare sends them ahead of the document (103 Early Hints) where the zone has that switched on.
 */
export function preloads(): string {
  const fonts = FONTS.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  return [`<${stylesheet}>; rel=preload; as=style`, ...fonts].join(", ");
}
