import type { CappedCount } from "../rules/number.ts";
import type { ListingContents } from "../views/listing.ts";

/** Products per page of the existing API (docs/api.md, section 3). */
const PAGE_SIZE = 30;

/**
 * How many match: what the API says, or what its pages say.
 * @param page the page that the reply is
 */
export function totalOf({ total, pages, cards }: ListingContents, page: number): CappedCount {
  if (total !== null) return { count: total, over: false };
  const before = Math.max(pages - 1, 0) * PAGE_SIZE;
  return page === pages || pages === 0 ? { count: before + cards.length, over: false } : { count: before, over: true };
}
