/** How many products are remembered, and how many of them are shown (rule S3). */
export const MAX_REMEMBERED = 10;
const RECENTLY_SHOWN = 5;

/**
 * Remembers that a product was viewed: newest first, each once, the oldest forgotten (rule S3). The first
 * client turned the order around after the tenth product; that was a defect.
 */
export function rememberViewed(ids: readonly number[], id: number): readonly number[] {
  return [id, ...ids.filter((viewed) => viewed !== id)].slice(0, MAX_REMEMBERED);
}

/** The products to show, newest first, without the one whose page the shopper is on. */
export function recentlyShown(ids: readonly number[], current?: number): readonly number[] {
  return ids.filter((viewed) => viewed !== current).slice(0, RECENTLY_SHOWN);
}
