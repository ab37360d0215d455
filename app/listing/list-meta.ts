/**
 * The head of every list: the usual tags, breadcrumbs and items for search engines. Built from the page's own data, so
 * that nothing is sent twice.
 */
import type { MetaDescriptor } from "@remix-run/cloudflare";
import { breadcrumbsLd, itemListLd } from "#app/head/page-ld.ts";
import { type PageFacts, pageMeta } from "#app/head/page-meta.ts";
import { wordsOf } from "#app/i18n/use-words.tsx";
import type { Crumb } from "#bff/views/listing.ts";

interface ListArgs<Data> {
  /** Undefined where the loader failed. */
  data: Data | undefined;
  matches: readonly { data: unknown }[];
}

interface ListFacts {
  crumbs: readonly Crumb[];
  /** The paths of the items, in the page's order. */
  items: readonly string[];
}

/** The head of a list; without anything on it, it lists nothing. */
export function listMeta<Data extends PageFacts & { canonical: string }>(
  { data, matches }: ListArgs<Data>,
  factsOf: (data: Data) => ListFacts,
): MetaDescriptor[] {
  if (!data) return pageMeta(data);
  const { crumbs, items } = factsOf(data);
  const home = wordsOf(matches).ui?.home ?? "";
  return [
    ...pageMeta(data),
    { "script:ld+json": breadcrumbsLd(crumbs, home, data.canonical) },
    ...(items.length > 0 ? [{ "script:ld+json": itemListLd(items, data.canonical) }] : []),
  ];
}

/** The pages of cards. */
export function cardPaths(cards: readonly { id: number }[]): string[] {
  return cards.map(({ id }) => `/single-product/${id}`);
}

/**
 * The head of a list that can be narrowed: its products are listed where it is whole (decision 0047). A search may have
 * found none.
 */
export function listingMeta<
  Data extends PageFacts & {
    canonical: string;
    list: { crumbs: Crumb[]; cards: { id: number }[] } | null;
  },
>(args: ListArgs<Data>): MetaDescriptor[] {
  if (!args.data?.list) return pageMeta(args.data);
  const { crumbs, cards } = args.data.list;
  return listMeta(args, ({ canonical }) => ({ crumbs, items: isWhole(canonical) ? cardPaths(cards) : [] }));
}

/** Whether an address has no parameter but the page. */
function isWhole(canonical: string): boolean {
  return /^[^?]*(\?page=\d+)?$/.test(canonical);
}
