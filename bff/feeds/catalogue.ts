/**
 * The whole catalogue, brand by brand and part by part: for the sitemap and the product feed. The existing API has no
 * call for it: it is read from the lists of its brands, page by page. No other list of all products has replies whose
 * size does not grow with the catalogue: those of categories contain a row of specifications for each of their products
 * (decision 0208).
 */
import type { Call } from "../upstream/client.ts";
import type { DescribedRow, ReplyOf } from "../upstream/contract.ts";
import { oddRowsOf } from "../upstream/wire.ts";
import { pricesAt } from "../views/prices-at.ts";
import { PROMOTIONAL_ID } from "../views/product.ts";

/** Pages of 30 rows that make a part, which is cached as one text. */
const PAGES_IN_PART = 20;

/** Calls made in parallel. */
const PARALLEL_CALLS = 4;

/** A brand, and in how many parts its products are read. */
export interface CatalogueBrand {
  id: number;
  pages: number;
}

type Page = Extract<ReplyOf<"brandProduct">, { result: "success" }>;

/**
 * The brands that have products, with their number of parts.
 * @param call the cached call: a sitemap's files all begin here
 * @throws UpstreamFault
 */
export async function readBrands(call: Call): Promise<CatalogueBrand[]> {
  const { brands } = await call("allBrand", undefined);
  const known = await inTurn(brands, async ({ id }) => {
    return { id, pages: pagesOf(await readPage(call, id, 1)) };
  });
  return known.filter(({ pages }) => pages > 0);
}

/** In how many parts the products of a brand are read. */
export function partsOf({ pages }: CatalogueBrand): number {
  return Math.ceil(pages / PAGES_IN_PART);
}

/**
 * The products of one part, at the prices of this moment.
 * @param call one that stores no answer (`visitor.api.unshared`): a part is read once for many readers, and a feed has
 *   hundreds
 * @param brand ends with its first empty page: then it has fewer `pages` afterwards
 * @param part from 1
 * @throws UpstreamFault
 */
export async function readPart(call: Call, brand: CatalogueBrand, part: number, now: number): Promise<DescribedRow[]> {
  const first = (part - 1) * PAGES_IN_PART + 1;
  const last = part * PAGES_IN_PART;
  const rows: DescribedRow[] = [];
  for (let from = first; from <= Math.min(last, brand.pages); from += PARALLEL_CALLS) {
    const pages = numbers(from, Math.min(from + PARALLEL_CALLS - 1, last, brand.pages));
    const replies = await Promise.all(pages.map((page) => readPage(call, brand.id, page)));
    const end = replies.findIndex(isEmpty);
    // The API said more pages than it has.
    if (end !== -1) brand.pages = from + end - 1;
    rows.push(...replies.flatMap((reply) => (reply ? pricesAt(reply, now).reply.product : [])));
  }
  // A product sold meanwhile moves the rows after it, so that a page can repeat a row of the page before.
  const seen = new Set<number>([PROMOTIONAL_ID]);
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

async function readPage(call: Call, id: number, page: number): Promise<Page | null> {
  const reply = await call("brandProduct", { id, page, color: [], type: [], price: [0, 0] });
  return reply.result === "success" ? reply : null;
}

/** Pages that the API names, and at least the one that it gave. */
const pagesOf = (first: Page | null): number => Math.max(first?.pagination ?? 0, isEmpty(first) ? 0 : 1);

/** Rows that were left out, since they cannot be sold, are rows. */
const isEmpty = (page: Page | null): boolean => !page || (page.product.length === 0 && !oddRowsOf(page.product));

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Maps items by calls, a few of them in parallel; the results are in the order of the items. */
async function inTurn<Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += PARALLEL_CALLS)
    results.push(...(await Promise.all(items.slice(start, start + PARALLEL_CALLS).map(read))));
  return results;
}
