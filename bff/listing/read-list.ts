/**
 * Reads a list for an address: valid choices are sent to the API once, values that the API never listed are not.
 */
import {
  isFiltered,
  LISTED_FILTERS,
  type ListedFilter,
  type ListingFilters,
  type ListingState,
  SORTS,
  type Sort,
  WHOLE_LIST,
  withFurther,
} from "../rules/listing-state.ts";
import type { Call } from "../upstream/client.ts";
import type { FacetValue } from "../views/facets.ts";
import { type ListingContents, type ListingView, listingContents } from "../views/listing.ts";
import type { ProductCard } from "../views/product-card.ts";
import { type ListingQuery, queryOf, unfiltered } from "./query.ts";
import type { PageRules, Source } from "./sources.ts";
import { totalOf } from "./total.ts";
import { waysOut } from "./ways-out.ts";

/**
 * Reads one page of a list.
 * @param call the cached call, so that the whole list's first page, which validates filters, is nearly free
 * @param scope an id or a text
 * @param wanted the state in the address
 * @param further filters that the address does not hold and the API has listed: what a search's text was understood as
 * @returns null when there is no such scope, or nothing in it
 */
export async function readList<Scope>(
  source: Source<Scope>,
  call: Call,
  scope: Scope,
  wanted: ListingState,
  further: Partial<ListingFilters> = {},
): Promise<ListingView | null> {
  const view = await readPage(source, call, scope, wanted, further);
  if (view === null || view.pages > 0 || view.cards.length > 0) return view;
  return { ...view, waysOut: await waysOut(source, call, scope, view, further) };
}

async function readPage<Scope>(
  source: Source<Scope>,
  call: Call,
  scope: Scope,
  wanted: ListingState,
  further: Partial<ListingFilters>,
): Promise<ListingView | null> {
  const narrowed = (state: ListingState) => queryOf(withFurther(state, further));
  const asked = source.takesPrice ? wanted : { ...wanted, min: null, max: null };
  // Numbers need no checking: a price or a page alone is asked for at once, and its reply carries the facets as well.
  if (!hasListedValues(asked)) {
    const contents = await source.ask(call, scope, narrowed(asked));
    if (contents) return { ...viewOf(source, asked, contents, contents), dropped: droppedOf(wanted, asked) };
    if (isWholeList(asked)) return null;
  }
  const whole = await source.ask(call, scope, unfiltered(1));
  if (!whole) return null;
  const state = { ...asked, ...listedOnly(asked, whole) };
  const isWhole = isWholeList(withFurther(state, further));
  const contents = isWhole ? whole : await source.ask(call, scope, narrowed(state));
  const shown = contents ?? (await nothingLeft(source, call, scope, state, whole, narrowed));
  return { ...viewOf(source, state, whole, shown), dropped: droppedOf(wanted, state) };
}

/** The page of an existing list that is empty: it has nothing of what an address chooses. */
export function emptyList(rules: PageRules, wanted: ListingState): ListingView {
  const nothing = listingContents({ product: [], pagination: 0, total: 0, max: null }, { title: "", crumbs: [] });
  return { ...viewOf(rules, WHOLE_LIST, nothing, nothing), dropped: droppedOf(wanted, WHOLE_LIST) };
}

/** "failed" for a page: filters that leave nothing, or a page past the end, which still has pages before it. */
async function nothingLeft<Scope>(
  source: Source<Scope>,
  call: Call,
  scope: Scope,
  state: ListingState,
  whole: ListingContents,
  narrowed: (state: ListingState) => ListingQuery,
): Promise<ListingContents> {
  const first = state.page > 1 ? await source.ask(call, scope, narrowed({ ...state, page: 1 })) : null;
  return {
    ...whole,
    cards: [],
    pages: first?.pages ?? 0,
    total: first ? first.total : whole.total === null ? null : 0,
  };
}

/** Whether a state has choices that need validation against the API's list. */
function hasListedValues(state: ListingState): boolean {
  return LISTED_FILTERS.some((kind) => state[kind].length > 0);
}

const countOf = (state: ListingState, kind: ListedFilter): number =>
  kind === "specs" ? state.specs.reduce((sum, { values }) => sum + values.length, 0) : state[kind].length;

/** The kinds of which something was dropped, in the order of the page's filters. */
function droppedOf(asked: ListingState, kept: ListingState): ListingView["dropped"] {
  const hasLostPrice = (asked.min !== null && kept.min === null) || (asked.max !== null && kept.max === null);
  return [
    ...LISTED_FILTERS.filter((kind) => countOf(kept, kind) < countOf(asked, kind)),
    ...(hasLostPrice ? (["price"] as const) : []),
  ];
}

/** Whether a state chooses nothing of its list: neither filters nor a page nor an order. */
export function isWholeList(state: ListingState): boolean {
  return !isFiltered(state) && state.page === 1 && state.sort === null;
}

/** The filters of a state that the list offers; all others are dropped. */
function listedOnly(state: ListingState, whole: ListingContents) {
  const listed = <Chosen extends string | number>(chosen: readonly Chosen[], facet: readonly FacetValue[]) => {
    const offered = new Set(facet.map(({ value }) => value));
    return chosen.filter((value) => offered.has(String(value)));
  };
  return {
    brands: listed(state.brands, whole.brands),
    subCategories: listed(state.subCategories, whole.subCategories),
    colours: listed(state.colours, whole.colours),
    specs: state.specs.flatMap(({ name, values }) => {
      const facet = whole.specs.find((spec) => spec.name === name);
      const kept = listed(values, facet?.values ?? []);
      return kept.length > 0 ? [{ name, values: kept }] : [];
    }),
  };
}

/**
 * The view of one reply.
 * @param whole a reply whose facets and highest price are the scope's (any: they do not follow the filters,
 *   docs/api.md, section 3)
 * @param contents the reply with the page's products
 */
export function viewOf(
  rules: PageRules,
  asked: ListingState,
  whole: ListingContents,
  contents: ListingContents,
): ListingView {
  const sorts = sortsOf(contents);
  // A list of one product or none is in every order: the one that was chosen stays for the next choice.
  const isOrdered = asked.sort === null || contents.total !== null || sorts.includes(asked.sort);
  const state = isOrdered ? asked : { ...asked, sort: null };
  const { title, crumbs, banner, logo, brands, subCategories, colours, specs } = whole;
  const isPricePaid = !rules.takesPrice || whole.isPricePaid;
  return {
    ...{ title, crumbs, banner, logo, brands, subCategories, colours, specs, isPricePaid },
    maxPrice: rules.takesPrice ? whole.maxPrice : null,
    cards: contents.total === null ? sorted({ cards: contents.cards, isPricePaid }, state.sort) : contents.cards,
    pages: contents.pages,
    total: totalOf(contents, state.page),
    state,
    sorts,
    priceStep: rules.priceStep,
    appliesAtOnce: rules.appliesAtOnce,
    waysOut: [],
    dropped: [],
    transliterated: null,
    corrected: null,
    understood: [],
    unknown: [],
  };
}

/**
 * The orders that can be had. An API that tells the total understands `sort`, which is our addition; the existing one
 * does not sort at all. What it gives on one page we can sort ourselves, but for the dates, which it does not give; a
 * list of several pages could be sorted only page by page, which would be no order: then none is offered.
 */
function sortsOf({ total, pages }: ListingContents): readonly Sort[] {
  if (total !== null) return total > 1 ? SORTS : [];
  return pages === 1 ? SORTS.filter((sort) => sort !== "newest") : [];
}

/**
 * One page's products in an order; by the price that the list is filtered by, so that a range and an order mean the
 * same one.
 */
export function sorted(
  { cards, isPricePaid }: Pick<ListingView, "cards" | "isPricePaid">,
  sort: Sort | null,
): ProductCard[] {
  const price = ({ oldPrice, unitPrice }: ProductCard) => (!isPricePaid && oldPrice !== null ? oldPrice : unitPrice);
  if (sort === "price-asc") return cards.toSorted((a, b) => price(a) - price(b));
  if (sort === "price-desc") return cards.toSorted((a, b) => price(b) - price(a));
  if (sort === "discount") return cards.toSorted((a, b) => b.discount - a.discount);
  return cards;
}
