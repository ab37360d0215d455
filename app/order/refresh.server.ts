/**
 * How a page without a script looks again: seldom, and not for ever, for each look closes what was opened and moves the
 * page.
 */

/** Seconds between two looks. */
const INTERVAL = 30;
/** Looks until it is left to the button: five minutes. */
const MOST_LOOKS = 10;

/**
 * @param url the page's address: `look` says how often it has looked by itself already, or `off`
 * @returns a `refresh`'s content, and the address that stops it; null when it looks no more
 */
export function nextLook({ pathname, searchParams }: URL): { content: string; stop: string } | null {
  const look = searchParams.get("look") ?? "";
  const looks = /^\d{1,2}$/.test(look) ? Number(look) : 0;
  if (look === "off" || looks >= MOST_LOOKS) return null;
  return {
    content: `${INTERVAL};url=${pathname}?look=${looks + 1}#payment`,
    stop: `${pathname}?look=off#payment`,
  };
}
