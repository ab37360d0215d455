/**
 * Addresses of the old client, whose pages stood behind the front page's `#`: `/#/single-product/5`. No server is told
 * of a fragment, so only a script can lead on (decision 0207).
 */

/**
 * Runs before anything of the front page is drawn, and again when its fragment changes: who pastes an old address into
 * a window that shows the front page stays in the same document. Other pages that this one has led to are left alone. A
 * path that begins with a slash and a letter or a digit cannot leave this shop; the door judges it like any other
 * address. The entry is replaced, so that Back does not come here again.
 */
export const LEAD_ON =
  "onhashchange=()=>{/^\\/(home)?$/.test(location.pathname)&&/^#\\/\\w/.test(location.hash)&&location.replace(location.hash.slice(1))},onhashchange()";

/** The front page's patterns, as the door names routes. */
const FRONT_PAGES = new Set(["/", "/home"]);

/** Whether a page is one that the old client's links lead to. */
export const hasOldAddresses = (route: string): boolean => FRONT_PAGES.has(route);
