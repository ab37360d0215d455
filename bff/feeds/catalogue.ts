/**
 * The whole catalogue, category by category and part by part: for the sitemap and the product feeds. The existing API
 * has no call for it: its category lists are walked, page by page. The reference API gives parts of many rows
 * (docs/api.md, section 3), so that a hundred thousand products are some hundred calls.
 */
import type { Call } from "../upstream/client.ts";
import type { DescribedRow, ReplyOf } from "../upstream/contract.ts";
import { pricesAt } from "../views/prices-at.ts";
import { PROMOTIONAL_ID } from "../views/product.ts";

/** Pages of the existing API that make a part: of 30 rows each, as long as a part of the reference API. */
const PAGES_IN_PART = 20;

/** Calls that are made at once. */
const AT_ONCE = 4;

/** A category, and in how many parts its products are read. */
export interface CatalogueCategory {
  id: number;
  name: string;
  /** Pages of the API's own kind. */
  pages: number;
  /** Whether a page is a part already. */
  isInParts: boolean;
}

type Part = Extract<ReplyOf<"categoryProduct">, { result: "success" }>;

/**
 * The categories that have products, with their number of parts.
 * @param call the cached call: a sitemap's files all begin here
 * @throws UpstreamFault
 */
export async function readCategories(call: Call): Promise<CatalogueCategory[]> {
  const { category } = await call("categories", undefined);
  const known = await inTurn(category, async ({ id, category_name }) => {
    const first = await readPage(call, id, 1);
    const pages = Math.floor(first?.pagination ?? 0);
    return { id, name: category_name, pages, isInParts: first?.part_size !== null };
  });
  return known.filter(({ pages }) => pages > 0);
}

/** In how many parts the products of a category are read. */
export function partsOf({ pages, isInParts }: CatalogueCategory): number {
  return isInParts ? pages : Math.ceil(pages / PAGES_IN_PART);
}

/**
 * The products of one part, at the prices of this moment.
 * @param call one that keeps nothing: a part is read once for many
 * @param part from 1
 * @throws UpstreamFault
 */
export async function readPart(
  call: Call,
  category: CatalogueCategory,
  part: number,
  now: number,
): Promise<DescribedRow[]> {
  const first = category.isInParts ? part : (part - 1) * PAGES_IN_PART + 1;
  const last = category.isInParts ? part : Math.min(part * PAGES_IN_PART, category.pages);
  const pages = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  const replies = await inTurn(pages, (page) => readPage(call, category.id, page));
  const rows = replies.flatMap((reply) => (reply ? pricesAt(reply, now).reply.product : []));
  // What is sold meanwhile moves the rows behind it, and a page repeats what the page before it had.
  const seen = new Set<number>([PROMOTIONAL_ID]);
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

async function readPage(call: Call, id: number, page: number): Promise<Part | null> {
  const reply = await call("categoryProduct", {
    ...{ id, page, brand: [], sub: [], color: [], price: [0, 0], specs: "" },
    in_parts: true,
  });
  return reply.result === "success" ? reply : null;
}

/** Maps by calls, of which a few are made at once; the results are in the order of the items. */
async function inTurn<Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(read))));
  return results;
}
