/**
 * Addresses of the old client, whose paths came after the front page's `#`: `/#/single-product/5`. Browsers do not send
 * the fragment to a server, so only a script can redirect (decision 0207).
 */

/**
 * Runs before anything of the front page is drawn, and again when its fragment changes: who pastes an old address into
 * a window that shows the front page stays in the same document. Other pages opened from this one are left alone. A
 * path that begins with a slash and a letter or a digit cannot leave this shop; the front door handles it like any
 * other address. The history entry is replaced, so that Back does not return here.
 */
export const LEAD_ON =
  "onhashchange=()=>{/^\\/(home)?$/.test(location.pathname)&&/^#\\/\\w/.test(location.hash)&&location.replace(location.hash.slice(1))},onhashchange()";

/** The front page's patterns, as the door names routes. */
const FRONT_PAGES = new Set(["/", "/home"]);

/** Whether a page is one that the old client's links lead to. */
export const hasOldAddresses = (route: string): boolean => FRONT_PAGES.has(route);
