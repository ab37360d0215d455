/** What React and Remix print that no page needs. */

/**
 * The attribute with which Remix marks links for lazy route discovery, which is off: 4 KB of a list page.
 */
const DISCOVERED = ' data-discover="true"';

/**
 * @param html as rendered
 * @returns without what no page needs
 */
export function smallHtml(html: string): string {
  return html.replaceAll(DISCOVERED, "");
}
