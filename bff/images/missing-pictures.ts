/**
 * Pictures that the API's host recently answered with 404. The picture's own request finds out (`images.ts`), and later
 * pages use it: checking before rendering would make every shopper wait for a rare fault.
 */

/** Seconds for which a missing picture is not asked for again, here and in browsers. */
export const MISSING_FOR = 300;
/** Most that are remembered; the oldest go first. */
const MOST = 1_000;

const missing = new Map<string, number>();

/**
 * @param address the picture's own, `/images/{folder}/{file}`
 * @param now milliseconds since the epoch
 */
export function rememberMissing(address: string, now = Date.now()): void {
  missing.delete(address);
  missing.set(address, now + MISSING_FOR * 1_000);
  const [oldest] = missing.keys();
  if (missing.size > MOST && oldest !== undefined) missing.delete(oldest);
}

/** Whether the host did not have it a moment ago; parameters as above. */
export function isKnownMissing(address: string, now = Date.now()): boolean {
  return (missing.get(address) ?? 0) > now;
}

/** Forgets them; for tests. */
export function clearMissingPictures(): void {
  missing.clear();
}
