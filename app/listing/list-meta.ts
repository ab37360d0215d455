/**
 * The head of every list: the usual tags, breadcrumbs and items for search engines. Built from the page's own data, so
 * that nothing is sent twice.
 */
import type { MetaDescriptor } from "@remix-run/cloudflare";
import { breadcrumbsLd, itemListLd } from "#app/head/page-ld.ts";
import { type ListedPageFacts, type PageArgs, pageMeta, rootOf, unlisted } from "#app/head/page-meta.ts";
import { withoutLanguage } from "#bff/rules/language.ts";
import type { Crumb } from "#bff/views/listing.ts";

interface ListFacts {
  crumbs: readonly Crumb[];
  /** The paths of the items, in the page's order. */
  items: readonly string[];
}

/** The head of a list; without anything on it, it lists nothing. */
export function listMeta<Data extends ListedPageFacts>(
  args: PageArgs<Data>,
  factsOf: (data: Data) => ListFacts,
): MetaDescriptor[] {
  const { data } = args;
  if (!data) return pageMeta(args);
  const { crumbs, items } = factsOf(data);
  return [
    ...pageMeta(args),
    { "script:ld+json": breadcrumbsLd(crumbs, rootOf(args)?.home ?? "", data.canonical) },
    ...(items.length > 0 ? [{ "script:ld+json": itemListLd(items, data.canonical) }] : []),
  ];
}

/** The pages of cards. */
export function cardPaths(cards: readonly { id: number }[]): string[] {
  return cards.map(({ id }) => `/single-product/${id}`);
}

interface ListingFacts extends ListedPageFacts {
  /** Null for a search that has found nothing. */
  list: { crumbs: Crumb[]; cards: { id: number }[] } | null;
}

/** The head of a list that can be narrowed: it lists its products if it is unfiltered (decision 0209). */
export function listingMeta<Data extends ListingFacts>(args: PageArgs<Data>): MetaDescriptor[] {
  const { data } = args;
  if (!data) return pageMeta(args);
  const { list, canonical } = data;
  const isIndexed = isWhole(canonical);
  const items = list && isIndexed ? cardPaths(list.cards) : [];
  const head = list ? listMeta(args, () => ({ crumbs: list.crumbs, items })) : pageMeta(args);
  return isIndexed ? head : unlisted(head);
}

/**
 * Whether an address has no parameter but the page and the language. Searches and filters make endless other lists of
 * the same products, which search engines should not index (bff/feeds/robots.ts).
 */
function isWhole(canonical: string): boolean {
  return !new URL(canonical).pathname.startsWith("/search") && /^[^?]*(\?page=\d+)?$/.test(withoutLanguage(canonical));
}
