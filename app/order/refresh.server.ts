/**
 * Reloading of the order page without JavaScript: rare and limited, since each reload closes what is open and scrolls.
 */

/** Seconds between two reloads. */
const RELOAD_INTERVAL_SECONDS = 30;
/** The number of automatic reloads: five minutes' worth. */
const MAX_RELOADS = 10;

/**
 * @param url the page's address: `look` counts the automatic reloads so far, or is `off`
 * @returns a `refresh`'s content, and the address that stops it; null when it reloads no more
 */
export function nextLook({ pathname, searchParams }: URL): { content: string; stop: string } | null {
  const look = searchParams.get("look") ?? "";
  const looks = /^\d{1,2}$/.test(look) ? Number(look) : 0;
  if (look === "off" || looks >= MAX_RELOADS) return null;
  return {
    content: `${RELOAD_INTERVAL_SECONDS};url=${pathname}?look=${looks + 1}#payment`,
    stop: `${pathname}?look=off#payment`,
  };
}
