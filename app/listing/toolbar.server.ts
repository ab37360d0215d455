/** The orders and layouts of a list as links, so that each is an address and works without JavaScript. */
import type { Translate } from "#app/i18n/translate.server.ts";
import { type ListingState, listingSearch, type Sort, VIEWS, type View } from "#bff/domain/listing-state.ts";

export interface Toolbar {
  /** Empty when the API has only one order. */
  sorts: { label: string; href: string; current: boolean }[];
  views: { view: View; href: string; current: boolean }[];
}

/**
 * @param sorts the available orders beside the list's own
 * @param shownAs how the list is shown now
 * @param path the list's own path
 */
export function toolbarOf(
  { state, sorts, shownAs }: { state: ListingState; sorts: readonly Sort[]; shownAs: View },
  path: string,
  t: Translate,
): Toolbar {
  const first = { ...state, page: 1 };
  const own = t(state.text ? "lists.sortRelevance" : "lists.sortDefault");
  const orders = [{ sort: null, label: own }, ...sorts.map((sort) => ({ sort, label: t(`lists.${sort}`) }))];
  return {
    sorts:
      sorts.length === 0
        ? []
        : orders.map(({ sort, label }) => ({
            label,
            href: path + listingSearch({ ...first, sort }),
            current: sort === state.sort,
          })),
    views: viewLinks(shownAs, path + listingSearch({ ...state, view: null })),
  };
}

/**
 * Links to the grid and the list layout, through the address that stores the choice.
 * @param here the list's address, without how it is shown
 */
export function viewLinks(shownAs: View, here: string): Toolbar["views"] {
  return VIEWS.map((view) => {
    const next = `${here}${here.includes("?") ? "&" : "?"}view=${view}`;
    return { view, href: `/view/${view}?${new URLSearchParams({ next })}`, current: view === shownAs };
  });
}
