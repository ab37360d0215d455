/** What React and Remix print that no page needs. */
import type { Delivery } from "./document.tsx";

/**
 * Sources of a `srcset` (bff/views/picture.ts) above 480 px, which is sharp on a phone. A document that saves data is
 * never hydrated, so that the components need not know.
 */
const LARGE_PICTURE = /, \/images\/[^ "]+ (?:6|9|12)\d{2,}w/g;

/**
 * The attribute with which Remix marks links for lazy route discovery, which is off: 4 KB of a list page.
 */
const DISCOVERED = ' data-discover="true"';

/**
 * @param html as rendered
 * @returns without what no page needs, and without large pictures where data are saved
 */
export function smallHtml(html: string, { savesData }: Pick<Delivery, "savesData">): string {
  return (savesData ? html.replaceAll(LARGE_PICTURE, "") : html).replaceAll(DISCOVERED, "");
}
