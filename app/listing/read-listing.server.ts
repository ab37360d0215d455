/** A listing route's loader data: only what the page shows. */

import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { canonicalOf } from "#app/head/canonical.ts";
import { detailedCard, type PrintedCard, printedCards } from "#app/products/printed-card.ts";
import { type Translate, translator } from "#app/words/translate.server.ts";
import { ask, type PageContext } from "#bff/client.ts";
import { listingSearch, refusedPrices, type View, withoutFilters } from "#bff/rules/listing-state.ts";
import type { Crumb, ListingView, ShownList } from "#bff/views/listing.ts";
import type { ProductCard } from "#bff/views/product-card.ts";
import {
  type ChosenFilter,
  chosenFilters,
  droppedFilters,
  filterGroups,
  hiddenFields,
  printedWays,
} from "./filter-groups.server.ts";
import { toolbarOf } from "./toolbar.server.ts";

/** The title and breadcrumb of a list that the API gives no name. */
export interface ListingNames {
  title: string;
  heading: string;
  crumbs: Crumb[];
}

/** For a list that only its route names: the title is both heading and breadcrumb. */
export function namedList(title: string): ListingNames {
  return { title, heading: title, crumbs: [{ label: title, href: null }] };
}

/** The part of a list's view that its page prints. */
export type PrintedList = ReturnType<typeof printedList>;

/** A range of price, in whole tugrik. */
export type PrintedPrice = NonNullable<PrintedList["price"]>;

/** The loader of a list whose address has an id, by the first part of that address. */
export function listLoader(kind: "category" | "sub-category" | "brand" | "event") {
  return async ({ context, params: { id = "" } }: LoaderFunctionArgs) => {
    const { search } = context.url;
    return readListing(context, await ask(context.bff.lists[kind][":id"].$get({ param: { id }, query: { search } })));
  };
}

/**
 * Prepares a list's view for its page, with title, description and canonical address. A page past the list's end
 * is 404, and says where the list ends.
 * @param names for lists that the API gives no name
 */
export async function readListing(context: PageContext, view: ShownList, names: Partial<ListingNames> = {}) {
  return data(await listingAnswer(context, view, names), { status: statusOf(view) });
}

/** The status of a page of a list. */
export function statusOf({ state: { page }, pages }: ListingView): 200 | 404 {
  return page > 1 && page > pages ? 404 : 200;
}

/** The result of `readListing`, for a route that adds to it. */
export async function listingAnswer(context: PageContext, view: ShownList, names: Partial<ListingNames> = {}) {
  const { language, url } = context;
  const t = translator(language);
  const { page } = view.state;
  // The router accepts any case, and a slash at the end.
  const clean = url.pathname.toLowerCase().replace(/\/+$/, "");
  const whole = names.title ?? (view.title || t("lists.title"));
  const list = printedList(view, { title: whole, heading: whole, crumbs: view.crumbs, ...names }, url, t);
  const title = titleWith(whole, list.chosen);
  return {
    list,
    title: page > 1 ? t("lists.titlePage", { title, page }) : title,
    description: t("lists.description", { title }),
    // The layout is not part of the canonical address.
    canonical: canonicalOf(context, clean + listingSearch({ ...view.state, view: null })),
  };
}

/** How many filters a title names: a search result or a tab shows no more of it. */
const TITLED_FILTERS = 2;

function titleWith(title: string, chosen: readonly ChosenFilter[]): string {
  const labels = chosen.slice(0, TITLED_FILTERS).map(({ label }) => label);
  return labels.length > 0 ? `${title}: ${labels.join(", ")}` : title;
}

function printedList(view: ShownList, { heading, crumbs }: ListingNames, url: URL, t: Translate) {
  const path = url.pathname;
  const { state, banner, logo, cards, shownAs, pages, total, maxPrice, priceStep, appliesAtOnce } = view;
  const { groups, specs } = filterGroups(view, t);
  const all = [...groups, ...specs];
  return {
    ...{ heading, crumbs, banner, logo, shownAs, pages, total, groups, specs, appliesAtOnce },
    cards: cardsFor(cards, shownAs),
    page: state.page,
    /** The address of the list's first page, and of the list with nothing chosen. */
    first: path + listingSearch({ ...state, page: 1 }),
    whole: path + listingSearch(withoutFilters(state)),
    price:
      maxPrice === null
        ? null
        : {
            min: state.min,
            max: state.max,
            /** An invalid price as typed; it filters nothing. */
            refused: refusedPrices(url.search),
            /** The highest price in the whole list. */
            highest: maxPrice,
            /** Whether prices are those that are paid; the existing API has them before discounts. */
            isPaid: view.isPricePaid,
            step: priceStep,
          },
    chosen: chosenFilters(view, all, path, t),
    /** That something chosen is not in the list; only where it is so. */
    ...(view.dropped.length > 0 ? { dropped: droppedFilters(view, t) } : {}),
    /** Of an empty list only. */
    ...(view.waysOut.length > 0 ? { ways: printedWays(view, all, path, t) } : {}),
    /** Further state that the filter form submits. */
    kept: hiddenFields(state),
    toolbar: toolbarOf(view, path, t),
  };
}

/** Cards for a list's layout: the list layout has room for brand and colour (rule L11). */
export function cardsFor(cards: readonly ProductCard[], shownAs: View): PrintedCard[] {
  return shownAs === "grid" ? printedCards(cards) : cards.map(detailedCard);
}
